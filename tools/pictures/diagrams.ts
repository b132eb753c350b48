// The diagrams of ANALYSIS.md. Whatever they show comes from the modules of the program: its boards, glyphs and regexes. Only
// their places are chosen for what is shown.

import { GREY } from "../solver/drawings.ts";
import { lineOf, type Step, steps } from "../solver/steps.ts";
import { pitchOf } from "../twin/board.ts";
import { GAP, HEIGHT, WIDTH } from "../twin/picture.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { FIRST_CELL, fitting, hole } from "../twin/regexes.ts";
import { CELL, COLUMN, LINE, pictureAlone, pictureLines, shownRows } from "./drawn.ts";
import { cells, centre, diagram, label, line, LIT, moved, rect, words } from "./parts.ts";

/** A board as people see it, and as the line that it is, with the neighbours of a cell in both. */
export const asLine = (board: string): string => {
  const pitch = pitchOf(board);
  const rows = board.split(" ");
  const strip = { cell: [13, 26] } as const;
  const near = [-pitch, -1, 1, pitch];
  const middle = [...board].findIndex((cell, at) => near.every((far) => board[at + far] === cell));
  const nameOf = (far: number): string => (far < 0 ? `−${-far}` : far ? `+${far}` : "●");
  const names = Array.from(board, (_, at) => ([0, ...near].includes(at - middle) ? nameOf(at - middle) : ""));
  const arcs = near.map((far) => {
    const [from, to] = [middle, middle + far].map((at) => centre(at, strip)[0]);
    const deep = Math.abs(far) > 1 ? 34 : 12;
    const arc = `<path ${line(GREY)} stroke-width="1.5" d="M${from} 30C${from} ${30 + deep} ${to} ${30 + deep} ${to} 30"/>\n`;
    return arc + (deep > 12 ? label(nameOf(far), [(from + to) / 2, 68], "w g") : "");
  });
  return diagram(
    "A board, and the same board as a line of text",
    `Above, a solved board of ${rows.length} rows of ${rows[0].length} cells, with a border behind each row but the last. Below, the same as one line: ${board}. The cells beside a cell are 1 away from it in the line, those above and below it ${pitch}.`,
    318,
    moved([205, 0], cells({ cell: [34, 34], pitch }, board, names), words("the border", [384, 106])),
    moved([9, 240], cells(strip, board, board), ...arcs),
  );
};

/** A piece on a board, on the same board as a line, as a glyph, and as the regex that finds room for it. */
export const asGlyph = (letter: string, board: string): string => {
  const pitch = pitchOf(board);
  // The first glyph of the regex has no capture.
  const shape = glyphs(pitch).find((each) => each[0] === letter && fitting(["", each]).exec(lineOf(board))![1])!;
  const regex = fitting(["", shape]).source.replace("(?:)|)(?<=", "");
  const laid = put(board, shape).slice(1 - 3 * pitch);
  // The first cell of the piece stands in the same column everywhere.
  const begin = regex.indexOf("1");
  const table = [
    ["the board", laid, laid],
    ["the glyph", shape, shape],
    ["its number", shape, shape.replace(/\w/g, "1").replace(/\./g, "0")],
    ["its regex", ".".repeat(begin) + shape, regex],
  ].map(([name, board, texts], y) => {
    const x = 340 + 20 * (begin - board.indexOf(letter));
    const body = cells({ cell: [20, 36] }, board.padEnd(texts.length, "."), texts);
    return words(name, [248, 23 + 36 * y]) + moved([x, 36 * y], body);
  });
  return diagram(
    `${letter} as a glyph`,
    `A ${letter} on a board ${pitch - 1} columns wide. Below each other: the board as a line, ${laid}; the glyph, ${shape}; and its regex, ${regex}.`,
    144,
    moved([4, 24], cells({ cell: [32, 32], pitch }, laid)),
    ...table,
  );
};

/** The step at which the search of a board finds a hole that is easy to show: in the middle of a short line. */
const findHole = (board: string): Step => {
  for (const step of steps(board)) {
    const { kind, cells, line, last } = step;
    const first = last - line.length + 1;
    if (kind === "hole" && line.length < 17 && cells.length === 3 && cells[0] > first && !cells.includes(last))
      return step;
  }
  throw Error("the search finds no hole that is easy to show");
};

/** A board that the search of this board throws away, and how the regex for holes sees it. */
export const asHole = (outline: string): string => {
  const { board, cells: lit, line: room, last } = findHole(outline);
  const pitch = pitchOf(board);
  const regex = RegExp(FIRST_CELL + hole(pitch), "s");
  const found = regex.exec(room)![1].length;
  const begin = regex.source.slice(0, 66).replace(/[^)|]*$/, "") + "…";
  const first = last - room.length + 1;
  const left = board.slice(first, last + 1);
  const litInLine = lit.map((at) => at - first);
  const strip = { cell: [26, 36] } as const;
  return diagram(
    "A hole, as the regex for holes finds it",
    `A partial board, filled from below: ${board}. ${lit.length} empty cells are cut off from the others. As the search sees it, from its first to its last empty cell, the board is ${room}, and the regex finds the hole at character ${found + 1}.`,
    280,
    moved([2, 0], cells({ cell: [28, 28], pitch }, board, [], lit)),
    moved(
      [242, 64],
      words("What is left of the board, from its first to its last empty cell:", [0, 16]),
      moved([0, 28], cells(strip, left, room, litInLine)),
      `<path fill="${LIT}" d="M${centre(found, strip)[0]} 70m-12 0h24v4h-24zm12 8l6 10h-12z"/>\n`,
      words("The regex for holes comes to this cell, the first of the hole. It begins with", [0, 118]),
      words(begin, [0, 146], ""),
    ),
  );
};

/** What a program reads in its picture: a digit for each cell, row by row. */
const digitsOf = (program: string): string[] => {
  const lines = pictureLines(program);
  const digit = (y: number, x: number): number =>
    lines[y * HEIGHT + 1].slice(x * WIDTH, (x + 1) * WIDTH).trim().length -
    (WIDTH - GAP) +
    (lines[(y + 1) * HEIGHT - 1]?.[x * WIDTH + 4] > " " ? 4 : 0);
  return shownRows(program).map((row, y) => Array.from(row, (_, x) => digit(y, x)).join(""));
};

const LEGEND = [
  ["Ink in the second line of a cell:"],
  ["9 columns", "0", "a row of a piece ends here"],
  ["10 columns", "1", "a row of empty cells ends here"],
  ["11 columns", "2", "joined to the next cell"],
  ["Ink in the middle of the seam below:"],
  ["one column", "4", "joined to the cell below"],
];

/**
 * Nine cells at the left edge of a program's picture enlarged, with what a program reads in them, and the digits of all cells.
 * The first of these programs is shown that has all six digits there, and a slit. The boards must be rectangles.
 */
export const asRead = (programs: string[]): string => {
  const nine = (rows: string[], top: number): string =>
    rows.slice(top, top + 3).reduce((all, row) => all + row.slice(0, 3), "");
  const found = programs
    .flatMap((program) => {
      const [rows, digits] = [shownRows(program), digitsOf(program)];
      return rows.slice(2).map((_, top) => ({ program, rows, digits, top }));
    })
    // The slit is between the first four of them.
    .find(({ rows, digits, top }) => new Set(nine(digits, top)).size === 6 && /^xx.xx/.test(nine(rows, top)));
  if (!found) throw Error("no picture has all six digits and a slit in nine cells");
  const { program, rows, digits, top } = found;
  const frame = (y: number, x: number, count: number): string =>
    rect([(x + count / 2) * COLUMN, (y + 0.5) * LINE], [count * COLUMN - 1, LINE - 1], `fill="#fff" stroke="${LIT}"`);
  const read = Array.from(nine(digits, top), (digit, i) => {
    const [y, x] = [(top + Math.floor(i / 3)) * HEIGHT, (i % 3) * WIDTH];
    const joint = +digit % 4;
    const middle = [(x + 4.5) * COLUMN, (y + 3.15) * LINE] as const;
    return {
      frames: frame(y + 1, x, WIDTH - GAP + joint) + frame(y + HEIGHT - 1, x + 4, 1),
      sum: rect(middle, [50, 1.7 * LINE], 'fill="#fff"') + label(`${joint}+${+digit - joint}=${digit}`, middle),
    };
  });
  const [width, height] = [3 * CELL.width, 3 * CELL.height + 5];
  const near = pictureAlone(program, read.map(({ frames }) => frames).join("")) + read.map(({ sum }) => sum).join("");
  const around = rect([63, (top + 1.5) * 42], [130, 130], line(LIT) + ' stroke-width="3"');
  return diagram(
    "How a program reads its picture",
    `Nine cells of the picture of ${rows.join(" ")} from near. In each, the ink of its second line is marked, and the middle of the seam below. 9, 10 or 11 columns of ink count 0, 1 or 2, and ink in the seam counts 4. The digits of the whole board are ${digits.join(" ")}.`,
    401,
    `<svg x="4" width="${1.55 * width}" height="${1.55 * height}" viewBox="-6 ${top * CELL.height - 5} ${width} ${height}">\n${near}</svg>\n`,
    moved(
      [438, 0],
      cells({ cell: [42, 42], pitch: rows[0].length }, rows.join(""), digits.join("")),
      around,
      ...LEGEND.flatMap((texts, y) => texts.map((text, i) => words(text, [[0, 112, 136][i], 284 + 22 * y]))),
    ),
  );
};
