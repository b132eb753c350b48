// Boards as people write them: what is read, what is refused and with which hint, and many of them in one text.

import { expect, test } from "vitest";
import { orFlaw } from "../tools/words/flaws.ts";
import { boardsIn, readBoard } from "../tools/boards/parse.ts";
import { QUINE } from "./run.ts";

const read = (text: string): string => {
  const { value, flaw } = orFlaw(() => readBoard(text));
  return flaw ?? value.called;
};

const boards = async (text: string): Promise<[number, string][]> => {
  const found: [number, string][] = [];
  for await (const { line, text: board } of boardsIn(text.split(/\r\n?|\n/))) found.push([line, board]);
  return found;
};

const SOLUTION = "NNNWWZZUUU ITNNWWZUYU ITTTXWZZYY ITFXXXPPYV IFFFXLPPYV IFLLLLPVVV";
const cells = SOLUTION.replaceAll(" ", "\n").replace(/\B/g, " ");

test.each<[string, string, string]>([
  ["a name", "6x10", "6x10"],
  ...["6 × 10", "6 x 10", "10 6", "10*6", "10, 6"].map((size): [string, string, string] => ["a size", size, size]),
  ["a label of which Git Bash has taken a /", "/ xxx x.. x..", "xxx x.. x.."],
  ["a name with blanks around it", "\ufeff triple-V\r\n", "triple-V"],
  ["rows in lines", "xxx\nx..\nx..\n", "xxx x.. x.."],
  ["rows in a line", "xxx x.. x..", "xxx x.. x.."],
  ["blanks of all kinds", "\txxx  x..\u00a0\tx..\u00a0", "xxx x.. x.."],
  ["line ends of all kinds", "xxx\r\nx..\rx..\n", "xxx x.. x.."],
  ["blank lines around it", "\n \r\nxxx \nx..\t\nx..\n\n", "xxx x.. x.."],
  ["a byte-order mark", "\ufeffxxx\nx..\nx..\n", "xxx x.. x.."],
  ["a common indent", "  xxx\n  x..\n  x..", "xxx x.. x.."],
  ["words in several lines", "xxx x..\nx..", "xxx x.. x.."],
  ["a label", `// ${SOLUTION}\n`, SOLUTION],
  ["a label before rows in lines", "// xxx\nx..\nx..\n", "xxx x.. x.."],
  ["a label without a blank", "//xxx x.. x..", "xxx x.. x.."],
  ["cells with blanks between them", cells + "\n", SOLUTION],
  ["the same with tabs, indented", "\tx\tx\tx\n\tx\t.\t.\n\tx\t.\t.\n", "xxx x.. x.."],
  ["one line is rows", "x x x x x", "x x x x x"],
  ["a column", "x\nx\nx\nx\nx\n", "x x x x x"],
  ["what another solver prints", "PPVVV\nPPPLV\nLLLLV\n", "PPVVV PPPLV LLLLV"],
  ["a label with an indent", " // xxx x.. x..", "xxx x.. x.."],
])("%s: %j", async (what, text, board) => {
  expect(read(text)).toBe(board);
  // In a file it is the same, but for several words in a line: they are a board.
  if (what !== "words in several lines") expect((await boards(text)).map(([, found]) => read(found))).toEqual([board]);
});

const DOT = "; write . where there is no cell";
const SHEET = "row 1: there is more than one drawing in it; leave out all but the board";
const ALL = " is not one of x . ? F I L N P T U V W X Y Z; ";
const CELL = ALL + "x is an empty cell, . is no cell";
const BETWEEN = CELL + ", and rows have blanks or line ends between them";
const OUT = ALL + "leave out whatever is not a row";

// The forms in which boards and solutions stand in public places.
test.each<[string, string, string]>([
  ["what another solver reads: o and blanks", "ooooo\noo oo\nooooo", `row 1: "o"${CELL}`],
  ["a hole of blanks", "xxxxxxxx\nxxx  xxx\nxxxxxxxx", `row 2: 3 characters, but row 1 has 8${DOT}`],
  ["dots for cells, hashes for a hole", "....\n.##.", `row 2: "#"${CELL}`],
  ["only dots", "...\n...", "a board needs a row with a cell in it; x is an empty cell, . is no cell"],
  ["zeros and line ends in quotes", "00000\\n00-00", `"00000\\n00-00" is not a board`],
  ["rows of x and line ends in quotes", "xxxxx\\nxxxxx", `row 1: "\\"${BETWEEN}`],
  ["a matrix in brackets", "[[1,1,1],\n [1,0,0]]", `row 1: "["${BETWEEN}`],
  ["strings", `"FF ",\n" FF"`, `row 1: '"'${BETWEEN}`],
  ["a matrix of MATLAB, without its brackets", "x . .; x x x", `row 3: ";"${BETWEEN}`],
  ["slashes after dots", ".../xxxxx", `row 1: "/"${BETWEEN}`],
  ["a path", "../xxxxx", `"../xxxxx" is not a board`],
  ["Conway's names", "SSSQ\nxSSQ\nRRQQ", `row 1: "S"${ALL}what others call S is N here`],
  ["Conway's names", "RR\nxR", `row 1: "R"${ALL}what others call R is F here`],
  ["Conway's names", "xQ\nQQ", `row 1: "Q"${ALL}what others call Q is L here`],
  ["pieces beside a board", "O.  .OO  xxxx\nOOO OO.  xxxx\nO.  .O   xxxx", SHEET],
  ["pieces with their letters", "L.  .FF  xxxx\nL.  FF.  xxxx\nLL  .F   xxxx", SHEET],
  ["Conway's names", "OOOOO", `row 1: "O"${ALL}what others call O is I here, and an empty cell is x`],
  ["small letters", "iiiii\nxxxxx", `row 1: "i"${ALL}pieces are capital letters`],
  ["L for another piece", "LLL\nLxx\nLxx", "row 1: the cells marked L are not one piece L; an empty cell is x"],
  ["clues that only a row's end would join", "II\nIx\nxx", "row 1: one piece I cannot cover all cells marked I"],
  [
    "two clues that are too far apart",
    "xF\nxx\nxx\nxF",
    "row 1: one piece F cannot cover all cells marked F, and each",
  ],
  [
    "capital X for each cell",
    "XXX\nXXX",
    "row 1: one piece X cannot cover all cells marked X, and each piece is used once; an",
  ],
  ["squares", "\u25a0 \u25a1 \u25a1\n\u25a0 \u25a0 \u25a0", `row 1: U+25A0${CELL}`],
  ["a table of such squares", "| U | \u{1f7e6}\u2b1c\u{1f7e6} |", `row 1: "|"${BETWEEN}`],
  ["colours of a terminal", "\x1b[41m \x1b[m", `row 1: U+001B${CELL}`],
  ["an outline", "Solution 1\n┌───┐\n│   │\n└───┘", "these are outlines: solve --raw shows boards that can be"],
  ["JSON", '{"number":1,"rows":["IIIII"],"board":"xxxxx"}', "this is JSON: solve --raw shows boards that can be"],
  ["a program", QUINE.slice(0, 99), "this is a program: its board is the first line below the picture, after //"],
  ["hashes in one row", "#####", `row 1: "#"${CELL}`],
  ["hashes and dots", ".#.##", `row 1: "#"${CELL}`],
  ["squares in one row", "\u{1f7e9}\u{1f7e9}", `row 1: U+1F7E9${CELL}`],
  ["binary data", "xxxxx\nx\0", `row 2: U+0000${ALL}this is not text`],
  ["voxels", '<voxel x="5" y="2" z="1" type="0">#####_####</voxel>', `row 1: "<"${CELL}`],
  ["a query with the numbers of cells", "pen(8,8,[27,28,35,36]).", '"pen(8,8,[27,28,35,36])." is not a board'],
  ["a title", "Solution 1\nPPVVV\nPPPLV\nLLLLV", `row 1: "S"${OUT}`],
  ["a number before the rows", "1,PPVVV PPPLV LLLLV", `row 1: "1"${OUT}`],
  ["a block of Markdown", "```\nxxxxx\n```", `row 1: "\`"${OUT}`],
  ["a comment", "%    6bbb4\n%    55b38", `row 1: "%"${OUT}`],
  ["one number", "5.12", `"5.12" is not a board: BOARDS has the names`],
  ["a quarter of other letters", "xxxa", `"xxxa" is not a board: BOARDS has the names`],
  ["a fifth of other letters", "xxxxa", `row 1: "a"${CELL}`],
  ["what cannot be seen", "xxx\nxx\u200bx", `row 2: U+200B${CELL}`],
  ["the end of a line of code", "xx\u2028xx", `row 1: U+2028${CELL}`],
  ["a letter that looks like X", "xxxxx\u0425", `row 1: U+0425${CELL}`],
  ["blanks where there is no cell", " xxx\nxxxxx\n xx", `row 2 does not begin where row 1 does${DOT}`],
  ["cells of which some are missing", "x x x\nx\nx", `row 2: 1 character, but row 1 has 3${DOT}`],
  ["a hole among cells", "x   x\nx x x", `row 1 has more than one blank between two cells${DOT}`],
  ["two boards", "xxxxx\n \nxxx\nx..\nx..\n", "row 2 is blank: one board ends there, and another begins"],
  ["a wrong name", "stairz", '"stairz" is not a board: BOARDS has the names, and rows have only x, ., ? and'],
  ["what nobody can read", "q".repeat(99), `"${"q".repeat(60)}..." is not a board: BOARDS has the names`],
  ["251 rows", "x" + "\n.".repeat(249) + "\nx", "a board has at most 250 rows, and this one has 251"],
  ["251 columns", `x${".".repeat(249)}x`, "a board has at most 250 columns, and this one has 251"],
])("refused: %s: %j", (_, text, flaw) => expect(read(text)).toContain(flaw));

// Lines that belong together have slashes between them.
test.each<[string, string, string]>([
  ["nothing", "\n \n", ""],
  ["one", "xxx\nx..\nx..\n", "1 xxx/x../x.."],
  ["blocks", "\nxxxxx\n\n \nxxx\nx..\nx..", "2 xxxxx, 5 xxx/x../x.."],
  ["a board on each line", "xxxxx\n xxx x.. x..\nxx xx", "1 xxxxx, 2  xxx x.. x.., 3 xx xx"],
  ["names", "5x6\nX\nheart", "1 5x6, 2 X, 3 heart"],
  ["sizes", "6 x 10\n5 × 6", "1 6 x 10, 2 5 × 6"],
  ["a row that could be a name", "XXXX\nX\n", "1 XXXX/X"],
  ["names that could be rows", "X\n U", "1 X, 2  U"],
  ["a name among rows in a line", "xxxxx\n5x6\nhart", "1 xxxxx, 2 5x6, 3 hart"],
  ["labels", "// xxxxx\n// xxxxx", "1 // xxxxx, 2 // xxxxx"],
  ["a list, and then a block", "xx xx\nxxxxx\n\nxxx\nx..\nx..", "1 xx xx, 2 xxxxx, 4 xxx/x../x.."],
  ["cells with blanks between them", "x x x\nx . .\n\nx x", "1 x x x/x . ., 4 x x"],
  ["a hole that is drawn", " xxxxx\n xx xx\n xxxxx", "1  xxxxx/ xx xx/ xxxxx"],
  ["a wide hole that is drawn", "xxx  xxx\nxxxxxxxx", "1 xxx  xxx/xxxxxxxx"],
  ["a row that is too short", "xxxxx xxxx\nxxxxx", "1 xxxxx xxxx/xxxxx"],
  ["outlines", "Solution 1\n┌─┤ ├─┤", "1 Solution 1/┌─┤ ├─┤"],
])("many boards in a text: %s", async (_, text, found) => {
  const written = (await boards(text)).map(([line, board]) => `${line} ${board.replaceAll("\n", "/")}`);
  expect(written.join(", ")).toBe(found);
});

test("a board is handed out as soon as it is clear where it ends", async () => {
  const lines = ["xxxxx", "xxx x.. x..", "5x6", "", "xxx", "x..", "", "x"];
  let taken = 0;
  const stream = (function* () {
    for (const line of lines) {
      taken++;
      yield line;
    }
  })();
  const seen: number[] = [];
  for await (const _ of boardsIn(stream)) seen.push(taken);
  expect(seen).toEqual([2, 2, 3, 7, 8]);
});

test("boards, each as long as one may be", async () => {
  const block = "xxxx\n".repeat(19_999) + "xxxxx\n";
  expect((await boards(Array(3).fill(block).join("\n"))).map(([line]) => line)).toEqual([1, 20_002, 40_003]);
});

test("a block that is too long for a board is handed out before it ends, and the next one follows", async () => {
  const stream = (function* () {
    for (let line = 0; line < 99_999; line++) yield "xxxxx";
    yield* ["", "xxx"];
  })();
  const found = [];
  for await (const { line, text } of boardsIn(stream)) found.push(`${line}: ${read(text)}`);
  expect(found).toEqual(["1: a board has at most 100000 characters", "100001: xxx"]);
});
