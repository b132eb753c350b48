import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BOARDS } from "../tools/boards.ts";
import { unpack } from "../tools/text.ts";
import packageJson from "../package.json" with { type: "json" };
import { programs, tsx } from "./run.ts";

const solve = (args: string[], input = "") => tsx("tools/solve.ts", args, input);

let folder = "";
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "solve-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const V = "VVV\nV..\nV..\n";

describe("what it prints", () => {
  // Arguments, input, stdout.
  test.each<[string[], string, string | RegExp]>([
    [["-"], V.replace(/V/g, "x"), "┌───────────┐\n│           │\n│   ┌───────┘\n│   │\n│   │\n│   │\n└───┘\n\n"],
    [["-", "--raw"], V.replace(/V/g, "x"), V + "\n"],
    [["-", "--raw"], ".....\n.xxx.\n.x...\n.x...\n", ".....\n.VVV.\n.V...\n.V...\n\n"],
    [["--quiet", "3x5"], "", /^7 solutions \(28 with rotations and reflections\), \d+ moves, 0\.\d\d s\n$/],
    [["--quiet", "3X5", "--all"], "", /^28 solutions \(28 with rotations and reflections\), \d+ moves, 0\.\d\d s\n$/],
    [["-q", "triple-i"], "", /^19 solutions \(76 /],
    [["-q", "3x15", "--pieces", "FLNPTUVWXYZ"], "", /^19 solutions \(76 /],
    [["-q", "-n", "3"], "", /^3 solutions \(12 /],
    [["--raw", "-n", "2", "U"], "", /^([A-Z.]{12}\n){6}\n([A-Z.]{12}\n){6}\n$/],
    [
      ["-", "-q", "--json"],
      "xx\nxx\nx.\n",
      /^\{"solutions":1,"total":1,"moves":1,"boards":\d+,"seconds":[\d.e-]+\}\n$/,
    ],
    [["-q", "-"], "xxxx.x....\n", /^0 solutions \(0 /],
    [["--version"], "", packageJson.version + "\n"],
    [["--help"], "", /^usage: .*\n\n[^]*--contains FILE/],
    [["--list"], "", /^6x10: 2339 solutions\nxxxxxxxxxx\n[^]*\n\ntriple-V: 63 solutions with FILNPTUWXYZ\nxxx......\n/],
    [
      ["-s", "6x10"],
      "",
      /^\/\/ 62 glyphs\.[^]*\n'W\.{6}WW\.{6}WW' +=> \/\(\?=\(1......11......11\)\|\)\/\n[^]*\n\n\/\/ The holes.*\n\/1.*\/\n$/,
    ],
  ])("%j < %j", (args, input, out) => {
    const { stdout, status } = solve(args, input);
    if (typeof out === "string") expect(stdout).toBe(out);
    else expect(stdout).toMatch(out);
    expect(status).toBe(0);
  });

  test("JSON, an object a line, the summary on stderr", () => {
    const { stdout, stderr } = solve(["--json", "3x5"]);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { rows } of lines) expect(rows.join(" ")).toMatch(/^[A-Z]{5} [A-Z]{5} [A-Z]{5}$/);
    expect(stderr).toMatch(/^7 solutions \(28 with rotations and reflections\), \d+ moves, [\d.]+ s\n$/);
  });

  test("the list as JSON is the list", () => {
    const boards = solve(["--list", "--json"])
      .stdout.trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(boards).toEqual(BOARDS);
  });

  test("one picture, of one solution or more", () => {
    for (const [args, count] of [
      [[], 1],
      [["-n", "5"], 5],
    ] as const) {
      const { stdout, status } = solve(["--svg", "3x5", ...args]);
      expect(stdout).toMatch(/^<svg [^]*<\/svg>\n$/);
      expect(stdout.match(/<svg/g)).toHaveLength(1);
      expect(stdout.match(/<title>/g)).toHaveLength(3 * count + 1);
      expect(status).toBe(0);
    }
  });

  test("programs, each a copy of the quine", () => {
    const { stdout, status } = solve(["--quine", "3x20"]);
    const copies = programs(stdout);
    expect(copies).toHaveLength(2);
    expect(copies[0].label).toMatch(/^([A-Z]{20} ){2}[A-Z]{20}$/);
    expect(unpack(copies[0].text)).toBe(unpack(copies[1].text));
    expect(status).toBe(0);
  });

  test("only solutions that contain a board", () => {
    const partial = file("partial", "VVVxx\nVxxxx\nVxxxx\n");
    const { stdout } = solve(["--raw", "--all", "--contains", partial, "3x5"]);
    expect(stdout.trim().split("\n\n").length).toBeGreaterThan(0);
    for (const placed of stdout.trim().split("\n\n")) expect(placed).toMatch(/^VVV..\nV....\nV....$/);
  });

  test("no colours where there is no terminal", () => {
    expect(solve(["--raw", "-n", "1"]).stdout).not.toMatch(/\x1b/);
  });
});

describe("what it refuses, in one line", () => {
  test.each<[string[], string, number, RegExp]>([
    [["--qiet"], "", 2, /^unknown option --qiet; did you mean --quiet\?/],
    [["-x"], "", 2, /^unknown option -x; did you mean --/],
    [["--quiet=yes"], "", 2, /^--quiet takes no value/],
    [["--solutions"], "", 2, /^--solutions needs a value/],
    [["--solutions", "0"], "", 2, /^--solutions needs a number from 1 on, not "0"/],
    [["--solutions", "1e3"], "", 2, /^--solutions needs a number/],
    [["6x11"], "", 2, /^no board and no file has the name "6x11"; did you mean 6x10\?/],
    [["tripleW"], "", 2, /did you mean triple-W\?/],
    [["6x10", "U"], "", 2, /^one board at a time, not also "U"/],
    [["--raw", "--svg"], "", 2, /^--raw and --svg do not go together/],
    [["--quine", "3x5"], "", 2, /^--quine needs a board of 60 cells/],
    [
      ["--quine", "--pieces", "FILNPTUVWXY"],
      "",
      2,
      /^the board has 60 empty cells, and the pieces that are left cover 55/,
    ],
    [["--pieces", "FIZZ", "3x5"], "", 2, /^pieces: Z is there twice/],
    [["--contains", "nowhere", "3x5"], "", 2, /^cannot read nowhere: ENOENT/],
    [["tools"], "", 2, /^cannot read tools: EISDIR/],
    [["-"], "xxxxx\nxx\n", 2, /^row 2: 2 characters, but row 1 has 5/],
    [["-"], "", 2, /^a board needs a row with a cell in it/],
    [["--svg", "-"], "xxxx.x\n", 1, /^there is no solution to draw/],
  ])("%j < %j", (args, input, status, message) => {
    const run = solve(args, input);
    expect(run.stderr).toMatch(message);
    expect(run.stderr.trim().split("\n")).toHaveLength(1);
    expect(run.stdout).toBe("");
    expect(run.status).toBe(status);
  });
});
