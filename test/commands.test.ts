// What all commands have in common: how they help, and how they refuse what they do not understand.

import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { slowReader, UNBLOCK } from "./accidents.ts";
import { writeWhole } from "../tools/command/files.ts";
import { quineText } from "../tools/copies/text.ts";
import { command, inside, isUnix, node, ROOT, scratch, tool, tsx } from "./run.ts";

const COMMANDS: Record<string, () => Promise<unknown>> = {
  weave: () => import("../tools/weave.ts"),
  draw: () => import("../tools/draw.ts"),
  gallery: () => import("../tools/gallery.ts"),
  tidy: () => import("../tools/tidy.ts"),
  solve: () => import("../tools/solve.ts"),
  puzzle: () => import("../tools/puzzle.ts"),
  watch: () => import("../tools/watch.ts"),
  verify: () => import("../tools/verify.ts"),
  paint: () => import("../tools/paint.ts"),
  "checks/bench": () => import("../tools/checks/bench.ts"),
  "checks/relay": () => import("../tools/checks/relay.ts"),
  "checks/runtimes": () => import("../tools/checks/runtimes.ts"),
  "checks/mutants": () => import("../tools/checks/mutants.ts"),
};

test.each(Object.keys(COMMANDS))("%s --help shows the help, 80 columns wide", async (name) => {
  const { stdout, stderr, status } = await inside(COMMANDS[name], ["--help"]);
  expect(stdout).toMatch(
    RegExp(`^Usage: npx tsx tools/${name}.ts .*\\n\\n[A-Z][^]*\\n  -V, --version .*\\n[^]*  -h, --help .*\\n$`),
  );
  expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
});

test("the version, and an option that is not known with the one that is meant", async () => {
  expect(await inside(COMMANDS.solve, ["-V"])).toEqual({ stdout: packageJson.version + "\n", stderr: "", status: 0 });
  const stderr = "unknown option '--hlep'. Did you mean --help?\n";
  // What people type, they type with tsx.
  expect(tsx("tools/solve.ts", ["--hlep"])).toEqual({ stdout: "", stderr, status: 2 });
});

test.each<[string, string[], string]>([
  ["weave", ["6x10"], "too many arguments. Expected 0 arguments but got 1."],
  ["weave", ["--board"], "option '--board <board>' argument missing"],
  ["weave", ["--board", "tools"], "tools is a folder, not a file"],
  ["weave", ["--board", "3x5"], "the twelve pieces cover 60 cells, and this board has 15"],
  ["tidy", [], "missing required argument 'file'"],
  ["tidy", ["a", "b"], "too many arguments. Expected 1 argument but got 2."],
  ["tidy", ["nowhere.ts"], "there is no file nowhere.ts"],
  ["paint", ["a", "b"], "too many arguments. Expected 1 argument but got 2."],
  ["paint", ["nowhere.ts"], "there is no file nowhere.ts"],
  ["paint", ["tools"], "tools is a folder, not a file"],
  ["verify", ["--split"], "option '--split <folder>' argument missing"],
  ["verify", ["--quiet=1", "quine.ts"], "option '--quiet' takes no value"],
  [
    "checks/bench",
    ["--rounds", "0"],
    "option '--rounds <N>' argument '0' is invalid. Expected a whole number from 1 to 999.",
  ],
  [
    "checks/bench",
    ["--rounds", "1000"],
    "option '--rounds <N>' argument '1000' is invalid. Expected a whole number from 1 to 999.",
  ],
  ["checks/bench", ["5"], "too many arguments. Expected 0 arguments but got 1."],
  ["checks/runtimes", ["--requireall"], "unknown option '--requireall'. Did you mean --require-all?"],
])("%s %j is refused in one line", async (name, args, message) => {
  expect(await inside(COMMANDS[name], args)).toEqual({ stdout: "", stderr: message + "\n", status: 2 });
});

test.each<[string, string, number | undefined]>([
  ["sixty cells alone", "x.\n.x\n".repeat(30), 2879],
  ["sixty cells in pairs", "xx\n..\n".repeat(30), 3089],
  ["sixty cells in threes", "xxx\n...\n".repeat(20), undefined],
  ["one cell alone", "xxxxxxxxxx.\n".repeat(5) + "xxxxxxxxx..\n" + "..........x\n", undefined],
])("a program that forgets its board is drawn by nobody, any other is: %s", async (_, board, room) => {
  for (const [name, option] of [
    ["weave", "--board"],
    ["solve", "--quine"],
  ]) {
    const { stdout, stderr, status } = await inside(COMMANDS[name], [option, "-"], board);
    if (room) {
      const reason = `the picture of this board holds ${room}: its empty parts are too small`;
      expect({ stdout, stderr, status }).toEqual({
        stdout: "",
        stderr: `the program has ${quineText().length} characters, and ${reason}\n`,
        status: 2,
      });
    } else expect(status).toBe(0);
  }
});

test.each([
  ["weave", "--board"],
  ["solve", "--contains"],
])("%s %s reads no more than a board can have", async (name, option) => {
  const file = join(scratch(onTestFinished), "board");
  writeFileSync(file, "x".repeat(100_000));
  expect((await inside(COMMANDS[name], [option, file])).stderr).toMatch(/^(the board to contain: )?a board has/);
  appendFileSync(file, "x");
  const refused = { stdout: "", stderr: `${file} has more than 100000 bytes\n`, status: 2 };
  expect(await inside(COMMANDS[name], [option, file])).toEqual(refused);
  const { stderr } = tool(`tools/${name}.ts`, [option, "-"], "x".repeat(100_001));
  expect(stderr).toBe(refused.stderr.replace(file, "standard input"));
});

test("a folder that is a file is refused", async () => {
  const words = { stdout: "", stderr: "README.md is a file, not a folder\n", status: 1 };
  expect(await inside(COMMANDS.draw, ["README.md"])).toEqual(words);
  expect(await inside(COMMANDS.verify, ["--quiet", "--split", "README.md", "quine.ts"])).toEqual(words);
});

test.skipIf(!existsSync("/proc/self"))("a folder where none can be made is refused", () => {
  const { stderr, status } = tool("tools/verify.ts", ["--quiet", "--split", "/proc/self/x/y", "quine.ts"]);
  expect({ stderr, status }).toEqual({ stderr: expect.stringMatching(/^.*'\/proc\/self\/x'\n$/), status: 1 });
});

test("a quine.ts that does not run is found before a picture is written", () => {
  const folder = mkdtempSync(join(ROOT, "node_modules/.test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "tools"));
  copyFileSync(command("tools/draw.ts"), join(folder, "tools/draw.mjs"));
  writeFileSync(join(folder, "quine.ts"), readFileSync(join(ROOT, "quine.ts"), "utf8").replace("=>eval(", "=>evil("));
  mkdirSync(join(folder, "pictures"));
  writeFileSync(join(folder, "pictures/quine.svg"), "mine");
  const { stderr, status } = node([join(folder, "tools/draw.mjs"), join(folder, "pictures")]);
  expect({ stderr, status }).toEqual({ stderr: expect.stringMatching(/^quine\.ts ended with 1: .*\n$/), status: 1 });
  expect(readdirSync(join(folder, "pictures"))).toEqual(["quine.svg"]);
  expect(readFileSync(join(folder, "pictures/quine.svg"), "utf8")).toBe("mine");
});

test("the page goes into a file, to standard output, and through a link", async () => {
  const folder = scratch(onTestFinished);
  const [page, link] = ["page.html", "link.html"].map((name) => join(folder, name));
  writeFileSync(page, "mine");
  symlinkSync(page, link);
  const { stdout } = await inside(COMMANDS.gallery, ["--out", "-"]);
  expect(stdout).toMatch(/^<!doctype html>[^]*<\/html>\n$/i);
  expect(await inside(COMMANDS.gallery, ["--out", link])).toEqual({ stdout: "", stderr: "", status: 0 });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(page, "utf8") === stdout).toBe(true);
});

test.skipIf(!isUnix).each([
  ["solve", "--help"],
  ["solve", "--raw 3x5"],
  ["watch", "3x10"],
  ["tidy", "quine.ts"],
])("%s %s ends quietly when nobody reads it", (name, words) => {
  const line = `("$0" "$1" ${words}; echo "status $?" >&2) | true`;
  const args = ["-c", line, process.execPath, command(`tools/${name}.ts`)];
  expect(spawnSync("sh", args, { cwd: ROOT, encoding: "utf8" }).stderr).toBe("status 0\n");
});

// Standard output is a pipe that does not block, and its reader takes its time: what is written comes through whole.
test.skipIf(!isUnix)("a slow reader of a pipe that does not block gets everything", async () => {
  const line = `{ "$NODE" -e "$UNBLOCK"; "$NODE" "$TOOL" --quine -n 99 4x15; } 2>/dev/null | "$NODE" -e "$SLOW"`;
  const env = {
    ...process.env,
    NODE: process.execPath,
    TOOL: command("tools/solve.ts"),
    SLOW: slowReader(4096, 3),
    UNBLOCK,
  };
  const { stdout } = spawnSync("sh", ["-c", line], { env, encoding: "utf8", maxBuffer: 1 << 26 });
  expect(stdout.length).toBeGreaterThan(300_000);
  expect(stdout === (await inside(COMMANDS.solve, ["--quine", "-n", "99", "4x15"])).stdout).toBe(true);
});

test("a file that cannot be written leaves nothing behind, and the error says why", () => {
  const folder = scratch(onTestFinished);
  mkdirSync(join(folder, "taken"));
  expect(() => writeWhole(join(folder, "taken"), "text")).toThrow("EISDIR");
  expect(() => writeWhole(join(folder, "nowhere/file"), "text")).toThrow("open");
  expect(readdirSync(folder)).toEqual(["taken"]);
});
