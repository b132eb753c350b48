import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { readBoard } from "../tools/boards/parse.ts";
import type { Count } from "../tools/solver/solver.ts";
import { taskOf } from "../tools/solver/task.ts";
import { traits } from "../tools/solver/traits.ts";
import { inWords, soFar } from "../tools/command/figures.ts";
import solveMain from "../tools/solve.ts";
import { evaluated, hasTerminal, inside, labels, onTerminal } from "./run.ts";

const solve = (words: string, input = "", env = {}, columns?: number) =>
  inside(solveMain, words.split(" "), input, env, columns);

// Arguments, stdout, input.
test.each<[string, string | RegExp, string?]>([
  ["-", "Solution 1\n┌───────────────────┐\n│                   │\n└───────────────────┘\n\n", "xxxxx\n"],
  ["- --raw", ".....\n.VVV.\n.V...\n.V...\n\n", ".....\n.xxx.\n.x...\n.x...\n"],
  ["--quiet 3x5", /^7 solutions \(28 with rotations and reflections\), \d+ moves, 0\.\d\d s\n$/],
  ["--quiet -", /^Board 1: 7 solutions .*\nBoard 2: 107 solutions /, "3x5 \n5x5 \n"],
  ["--svg -", /^<svg [^]*<text x="90" y="14\.5" text-anchor="middle">V<\/text>/, "xxxxV\nxxxLx\nPxxxx\n"],
  ["-q --loose 3x7", /^240 solutions \(960 with rotations and reflections\), 4 pieces each, \d\.\d\d s\n$/],
  // A line of 80 columns has no room for the unit, which takes its number along.
  ["-q --loose -n 5 8x8", /^5 solutions .* 12 pieces each, 459 moves,\n\d\.\d\d s\n$/],
  ["-q --loose --lay 1 8x8", /^296 solutions \(2308 with rotations and reflections\), 1 piece each, /],
  ["-q --json --loose 3x7", /^\{"solutions":240,"total":960,"laid":4,"seconds":\d\.\d+,"board":"3x7"\}\n$/],
  ["-q --json --pieces IX -", /^\{"solutions":7,"total":7,"laid":1,"noRoomFor":2,"seconds"/, "?????????? ????.?????"],
  ["-q --pieces IX -", /^7 solutions, 1 piece each \(no room for 2\), \d\.\d\d s\n$/, "?????????? ????.?????"],
  ["-q --pieces FX -", /^0 solutions, no way to lay a piece, /, "?????????? ????.?????"],
  ["-q --pieces FI -", /^1 solution, no piece laid \(no room for 1\), /, "IIIII?????"],
  ["-q --lay 2 -", /^0 solutions, no way to lay 2 pieces, /, "??????????? x....?....x"],
  [
    "-q --loose --one-sided FLnyz --pieces FILPTUVWYZ xx. xxx xx. xxx",
    /^33 solutions, 1 piece each \(no room for 2\), /,
  ],
  ["-q --one-sided f -", /^6 solutions, 1 piece each, \d/, "FF.?? .FF?? .F.??"],
  ["-q ...?? ?xxx? .x?x.", /^1 solution, 2 pieces, /],
  ["--raw --loose --pieces I 2x6", "......\nIIIII.\n\n"],
  ["- --raw", "IIIII...\n\n.IIIII..\n\n..IIIII.\n\n", "??xxx???\n"],
  ["- --raw", "LLLLV\nPPPLV\nPPVVV\n\n", "xxxxV\nxxxLx\nPxxxx\n"],
  ["- -q --json", /^\{"solutions":1,.*"board":"\?xxxxx"\}\n$/, "?xxxxx\n"],
  ["--json --from 145 3x10", /^\{"number":145,[^\n]*\n$/],
  ["--from 2 3x20", /^Solution 2\n([┌─┬┐│ ├┤└┘┴┼╴╵╶╷]{1,61}\n){7}\n$/],
  ["--svg -n 5 3x5", /^<svg (((?!<path )[^])*<path ){15}((?!<path |<svg )[^])*<\/svg>\n$/],
  ["--quine 3x20", /^([^`]+`[^`]+`[^`]+\n\/\/ ([A-Z]{20} ){2}[A-Z]{20}(\n\/\/[^ ].*){2}\n){2}$/],
  ["--raw -n 2 U", /^([A-Z.]{12}\n){6}\n([A-Z.]{12}\n){6}\n$/],
  ["- -q --json", /^\{"solutions":1,"total":1,.*"seconds":\d\.\d{1,6},"board":"xx xx x\."\}\n$/, "xx\nxx\nx.\n"],
  ["-q -", /^0 solutions, no pieces can fill a part of 4 cells, 0 moves, /, "xxxx.x....\n"],
  ["--list", /^6x10: 2339 solutions\n5x12: 1010 solutions\n[^]*\ntriple-V: 63 solutions with FILNPTUWXYZ\n/],
  ["--list --raw", /^6x10: 2339 solutions\n(x{10}\n){6}\n5x12: 1010 solutions\n/],
  ["-q xxxxxx xxxxxx xxxxxx xxxxxx xxxxxx", /^541 solutions \(2164 /],
  ["-q // xxx x.. x..", /^1 solution, /],
  ["-q 3 × 5", /^7 solutions /],
  ["-q -n 2 -n 1 3x5", /^2 solutions \(8 /],
  ["-s --without I --pieces FILNPTUVWXY 5x5", /^\/\/ They read the board /],
  ["-s 6x10", /\n\/\$\n(\(\?<=.*\n){62}\(\?<=\(1\.{4}111\.{4}1\)\|\)\/s\n\n.*\n\/\^\(\.\*0\|\)1.*\/s\n$/],
])("%s", async (words, out, input) => {
  const { stdout, status } = await solve(words, input);
  if (typeof out === "string") expect(stdout).toBe(out);
  else expect(stdout).toMatch(out);
  expect(status).toBe(0);
});

test("a solution of twelve pieces in a larger box is a program, in the shape of what they cover", async () => {
  const { stdout } = await solve("--quine --loose 8x8 -n 1");
  const [label] = labels(stdout);
  expect(label.match(/[A-Z]/g)).toHaveLength(60);
  expect(label.match(/\./g)).toHaveLength(4);
  const [next] = labels(evaluated(stdout, "--solutions", "1").stdout);
  expect(next.replace(/\w/g, "x")).toBe(label.replace(/\w/g, "x"));
});

const TASK = taskOf(readBoard("8x8"), { loose: true });

test("JSON, an object a line, the summary on stderr", async () => {
  const { stdout, stderr } = await solve("--json 3x5");
  const lines = JSON.parse(`[${stdout.trimEnd().replaceAll("\n", ",")}]`) as { [name: string]: any }[];
  expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // To the microsecond, and no finer.
  expect(stdout).toMatch(/"seconds":\d\.\d{6}[,}]/);
  for (const { number: _, seconds: __, rows, ...shown } of lines)
    expect(shown).toEqual({ ...traits(rows.join(" ")), board: "3x5" });
  expect(stderr).toMatch(/^7 solutions \(28 with .*\), \d+ moves, [\d.]+ s\n$/);
});

test.each<[string, RegExp, string?]>([
  ["--from 3 -n 1 3x5", /^solution 3, \d+ moves, \d\.\d\d s\n$/],
  ["--from 2 -n 3 3x5", /^solutions 2 to 4, \d+ moves, /],
  ["-n 1 3x5", /^1 solution \(4 with .*\), \d+ moves, /],
  ["--from 999 5x7 -n 2", /^(?=(.{1,80}\n)+$)solutions 999 to 1000, /],
  ["-", /^1 solution, 1 move, /, "xxxxx\n"],
])("how it went, of the solutions that are shown: %s", async (words, message, input) => {
  expect((await solve("--raw " + words, input)).stderr).toMatch(message);
});

// test/long/counts.test.ts has a real one: only large boards have too many states.
test.each<[Partial<Count>, string]>([
  [{ moves: 4 }, "3 solutions"],
  [{ moves: 4, noRoomFor: 8, laid: 7 }, "no room for 8 pieces; 7: 3 solutions"],
  [{ layers: { layer: 2, layers: 9, states: 1 } }, "layer 2 of 9, 1 state"],
  [{ moves: 4, layers: { layer: 2, layers: 9, states: 10_000_002 } }, "too many states to count; 3 solutions"],
])("how far it is, %j: %s", (figures, said) => {
  const all = { solutions: 3, total: 3, laid: 8, seconds: 6, ...figures };
  expect(soFar(all)).toBe(said);
  const isOver = inWords(all, TASK, 1, "").endsWith(" 4 moves (too many states to count in layers), 6.00 s");
  expect(isOver).toBe(said.startsWith("too many"));
});

test.each<[Record<string, string>, number | undefined, boolean]>([
  [{}, undefined, false],
  [{ FORCE_COLOR: "1" }, undefined, true],
  [{ FORCE_COLOR: "false" }, 80, false],
  [{ FORCE_COLOR: "", NO_COLOR: "1" }, 80, false],
  [{ TERM: "xterm" }, 80, true],
  [{ TERM: "dumb" }, 80, false],
])("colours on a terminal, unless the user wants none: %j, %s columns", async (wishes, columns, colours) => {
  const { stdout } = await solve("--raw -n 1 3x5", "", wishes, columns);
  expect(/\x1b\[30;48/.test(stdout)).toBe(colours);
});

test.skipIf(!hasTerminal)("a terminal: it says that it reads, outlines fit into it, and have colours", () => {
  const shown = onTerminal("stty cols 60; solve -n 1 -", "solve", "3x20\n");
  expect(shown).toMatch(/^reading standard input; Ctrl-D ends it\r\n/m);
  expect(shown).toMatch(/\x1b\[30;48/);
  expect(stripVTControlCharacters(shown)).toMatch(/^Solution 1\r\n([┌─┬┐│ ├┤└┘┴┼╴╵╶╷]{1,41}\r\n){7}\r\n/m);
});

test("a long search says on a terminal how far it is, from its first second on, and cleans up at its end", async () => {
  // The clock moves on by 70 ms with each look at it, as the search does at each of its 145 solutions.
  let now = 0;
  onTestFinished(vi.spyOn(performance, "now").mockImplementation(() => (now += 70)).mockRestore);
  const { stderr } = await solve("-q 3x10", "", { TERM: "xterm" }, 80);
  expect(stderr).toMatch(/^\r14 solutions, \d+ moves, 1 s\x1b\[K(\r\d+ solutions, .* \d+ s\x1b\[K)+\r\x1b\[K$/);
});

// Boards by names, rows in a line, rows in lines, and some texts that are not boards.
const TOO_LONG = ["x".repeat(400_000), "xxxxx\n".repeat(20_000)];
const BLOCKS = ["xxx\nx..\nxxx", "V V V\nV . .\nV . .", "x\nxx\n"].join("\n\n");
const MANY = `3x5\nhart\nxxxxx\0\n${TOO_LONG[0]}\r\nxxxxx xxxxx xxxxx\n\n${TOO_LONG[1]}\n${BLOCKS}`;
const REFUSED = [
  'line 2: no board is called "hart" (did you mean heart?)',
  "line 3: row 1: U+0000 is not one of x . ? F I L N P T U V W X Y Z; this is not text",
  "line 4: a board has at most 100000 characters",
  "line 7: a board has at most 100000 characters",
  "line 20008: the board has 7 empty cells, but needs a multiple of five; with --loose cells may stay empty",
  "line 20016: row 2: 2 characters, but row 1 has 1; write . where there is no cell",
];

test("many boards: each is solved, or refused with its line, and the status is 1", async () => {
  const { stdout, stderr, status } = await solve("-q -", MANY);
  expect(stdout.replace(/\d\.\d\d s/g, "0 s")).toBe(
    [1, 5].map((number) => `Board ${number}: 7 solutions (28 with images), 73 moves, 0 s\n`).join("") +
      "Board 8: 1 solution, 0 moves, 0 s\n",
  );
  expect({ stderr, status }).toEqual({ stderr: REFUSED.map((line) => line + "\n").join(""), status: 1 });
  expect((await solve("-q -", "3x5\n5x6\n")).status).toBe(0);
});

test("many boards as JSON: each line has the number and the board", async () => {
  const { stdout } = await solve("--json -n 1 -", MANY);
  const lines = stdout.match(/^.+$/gm)!.map((line) => JSON.parse(line));
  const said = lines.map(({ index, number, board }) => `${index} ${number} ${board}`);
  expect(said).toEqual(["1 1 3x5", "5 1 xxxxx xxxxx xxxxx", "8 1 VVV V.. V.."]);
});

test("many boards: outlines have titles, and how each search went is on stderr", async () => {
  const { stdout, stderr, status } = await solve("--from 2 -n 1 -", "3x5\nxxxxx xxxxx xxxxx\n3x20\nVVV V.. V..\n");
  expect(stdout.match(/^[A-Z].*$/gm)).toEqual([1, 2, 3].map((number) => `Board ${number}, solution 2`));
  expect(stderr).toMatch(/^(Board [123]: solution 2, \d+ moves, .* s\n){3}line 4: the board has only 1 solution\n$/);
  expect(status).toBe(1);
});

test("what --raw prints is read again", async () => {
  const all = (await solve("--raw -n 3 5x6")).stdout;
  const { stdout } = await solve("--raw -", all);
  expect(stdout).toBe(all);
});

test("a counting says on a terminal in which layer it is, and for how many pieces there was no room", async () => {
  let now = 0;
  onTestFinished(vi.spyOn(performance, "now").mockImplementation(() => (now += 700)).mockRestore);
  const { stderr } = await solve("-q --pieces IX -", "?????????? ????.?????", { TERM: "xterm" }, 80);
  const told = stderr.split("\x1b[K").map((line) => line.replace(/^\r/, ""));
  expect(told.slice(0, 10).every((line) => /^layer \d+ of 11, \d states, \d s$/.test(line))).toBe(true);
  expect(told.slice(10, 25).map((line) => line.split(",")[0])).toEqual(
    Array.from({ length: 15 }, (_, i) => `no room for 2 pieces; 1: layer ${i + 1} of 15`),
  );
  expect(told.slice(25)).toEqual(["", ""]);
});

test("many boards on a terminal: which one, in one line that is written anew", async () => {
  let now = 0;
  onTestFinished(vi.spyOn(performance, "now").mockImplementation(() => (now += 70)).mockRestore);
  expect((await solve("-q -", "3x5\n3x10\n", { TERM: "xterm" }, 80)).stderr).toMatch(
    /^(\rboard 1, \d solutions\x1b\[K)+\r\x1b\[K(\rboard 2, \d+ solutions?\x1b\[K)+\r\x1b\[K$/,
  );
});
