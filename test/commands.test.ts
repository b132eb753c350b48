// What all commands have in common: how they help, and how they refuse what they do not understand.

import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { slowReader, UNBLOCK } from "../tools/checks/accidents.ts";
import { writeWhole } from "../tools/command/files.ts";
import { quineText } from "../tools/copies/text.ts";
import { command, ROOT, scratch, tool, tsx } from "./run.ts";

const CHECKS = ["bench", "verify-all", "runtimes", "accidents", "mutants"].map((name) => "checks/" + name);

describe.each(["weave", "draw", "gallery", "tidy", "solve", "puzzle", "watch", "verify", "paint", ...CHECKS])(
  "%s",
  (name) => {
    const file = `tools/${name}.ts`;

    test("--help shows the help, 80 columns wide", () => {
      const { stdout, stderr, status } = tool(file, ["--help"]);
      expect(stdout).toMatch(
        RegExp(`^Usage: npx tsx ${file} .*\\n\\n[A-Z][^]*\\n  -V, --version .*\\n[^]*  -h, --help .*\\n$`),
      );
      expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    });

    test("-V shows the version", () => {
      // What people type, they type with tsx.
      const start = name.startsWith("checks/") ? tool : tsx;
      expect(start(file, ["-V"])).toEqual({ stdout: packageJson.version + "\n", stderr: "", status: 0 });
    });

    test("what it does not know is one line, with the option that is meant", () => {
      expect(tool(file, ["--hlep"])).toEqual({
        stdout: "",
        stderr: "unknown option '--hlep'. Did you mean --help?\n",
        status: 2,
      });
    });
  },
);

test.each<[string, string[], string]>([
  ["weave", ["6x10"], "too many arguments. Expected 0 arguments but got 1."],
  ["weave", ["--board"], "option '--board <file>' argument missing"],
  ["weave", ["--board", "tools"], "tools is a folder, not a file"],
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
  ["checks/verify-all", ["--agian"], "unknown option '--agian'. Did you mean --again?"],
  ["checks/runtimes", ["--requireall"], "unknown option '--requireall'. Did you mean --require-all?"],
  [
    "checks/accidents",
    ["--minutes", "0"],
    "option '--minutes <N>' argument '0' is invalid. Expected a number above 0.",
  ],
  [
    "checks/accidents",
    ["--minutes", "soon"],
    "option '--minutes <N>' argument 'soon' is invalid. Expected a number above 0.",
  ],
])("%s %j is refused in one line", (command, args, message) => {
  expect(tool(`tools/${command}.ts`, args)).toEqual({ stdout: "", stderr: message + "\n", status: 2 });
});

test.each<[string, string, number | undefined]>([
  ["sixty cells alone", "x.\n.x\n".repeat(30), 2879],
  ["sixty cells in pairs", "xx\n..\n".repeat(30), 3089],
  ["sixty cells in threes", "xxx\n...\n".repeat(20), undefined],
  ["one cell alone", "xxxxxxxxxx.\n".repeat(5) + "xxxxxxxxx..\n" + "..........x\n", undefined],
])("a program that forgets its board is drawn by nobody, any other is: %s", (_, board, room) => {
  for (const [file, option] of [
    ["tools/weave.ts", "--board"],
    ["tools/solve.ts", "--quine"],
  ]) {
    const { stdout, stderr, status } = tool(file, [option, "-"], board);
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

test("a folder that is a file is refused", () => {
  const words = { stdout: "", stderr: "README.md is a file, not a folder\n", status: 1 };
  expect(tool("tools/draw.ts", ["README.md"])).toEqual(words);
  expect(tool("tools/verify.ts", ["--quiet", "--split", "README.md", "quine.ts"])).toEqual(words);
});

test.each([
  "solve.ts --help",
  "solve.ts --list",
  "solve.ts --raw 3x5",
  "watch.ts 3x10",
  "tidy.ts quine.ts",
  "verify.ts --version",
])("%s ends quietly when nobody reads it", (words) => {
  const line = `("$0" --import tsx tools/${words}; echo "status $?" >&2) | true`;
  const { stderr } = spawnSync("sh", ["-c", line, process.execPath], { cwd: ROOT, encoding: "utf8" });
  expect(stderr).toBe("status 0\n");
});

// Standard output is a pipe that does not block, and its reader takes its time: what is written comes through whole.
test("a slow reader of a pipe that does not block gets everything", () => {
  const line = `{ "$NODE" -e "$UNBLOCK"; "$NODE" "$TOOL" --raw 5x10; } 2>/dev/null | "$NODE" -e "$SLOW"`;
  const env = {
    ...process.env,
    NODE: process.execPath,
    TOOL: command("tools/solve.ts"),
    SLOW: slowReader(4096, 30),
    UNBLOCK,
  };
  const { stdout } = spawnSync("sh", ["-c", line], { env, encoding: "utf8", maxBuffer: 1 << 26 });
  expect(stdout.length).toBeGreaterThan(300_000);
  expect(stdout === tool("tools/solve.ts", ["--raw", "5x10"]).stdout).toBe(true);
});

test("a file that cannot be written leaves nothing behind, and the error says why", () => {
  const folder = scratch(onTestFinished);
  mkdirSync(join(folder, "taken"));
  expect(() => writeWhole(join(folder, "taken"), "text")).toThrow("rename");
  expect(() => writeWhole(join(folder, "nowhere/file"), "text")).toThrow("open");
  expect(readdirSync(folder)).toEqual(["taken"]);
});
