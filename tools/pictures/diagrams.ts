// The diagrams of ANALYSIS.md. Whatever they show comes from the modules of the program: its boards, glyphs and regexes.

import { COLOURS } from "../solver/drawings.ts";
import { cellsOf, lineOf, type Step, steps } from "../solver/steps.ts";
import { pitchOf } from "../twin/board.ts";
import { GAP, HEIGHT, WIDTH } from "../twin/picture.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { fitting, hole } from "../twin/regexes.ts";
import { CELL, COLUMN, LINE, pictureAlone, pictureLines, shownRows } from "./drawn.ts";
import {
  below,
  beside,
  boardPart,
  BORDER,
  rect,
  centre,
  centred,
  characters,
  diagram,
  EMPTY,
  label,
  LIT,
  words,
} from "./parts.ts";
import { grey } from "./shapes.ts";

/** A board as people see it, and as the line that it is, with the neighbours of a cell in both. */
export const asLine = (board: string): string => {
  const pitch = pitchOf(board);
  const rows = board.split(" ");
  const grid = { cell: [34, 34], pitch } as const;
  const line = { cell: [13, 26], pitch: Infinity } as const;
  const near = [-pitch, -1, 1, pitch];
  const middle = [...board].findIndex((cell, at) => near.every((far) => board[at + far] === cell));
  const nameOf = (far: number): string => `${far < 0 ? "−" : "+"}${Math.abs(far)}`;
  const names = near.map((far) => label(nameOf(far), centre(middle + far, grid)));
  const arcs = near.map((far) => {
    const [from, to] = [middle, middle + far].map((at) => centre(at, line)[0]);
    const deep = Math.abs(far) > 1 ? 34 : 12;
    const arc = `<path ${EMPTY} stroke-width="1.5" d="M${from} 0C${from} ${deep} ${to} ${deep} ${to} 0"/>\n`;
    return arc + (deep > 12 ? label(nameOf(far), [(from + to) / 2, 38], ` class="w"${grey}`) : "");
  });
  return diagram(
    "A board, and the same board as a line of text",
    `Above, a solved board of ${rows.length} rows of ${rows[0].length} cells, with a border behind each row but the last. Below, the same as one line: ${board}. The cells beside a cell are 1 away from it in the line, those above and below it ${pitch}.`,
    centred(
      36,
      beside(10, boardPart(grid, board, names.join("") + label("●", centre(middle, grid))), words("the border", 70)),
      below(4, boardPart(line, board, characters(board, line)), { size: [0, 50], body: arcs.join("") }),
    ),
  );
};

/** A piece on a board, on the same board as a line, as a glyph, and as the regex that finds room for it. */
export const asGlyph = (letter: string, board: string): string => {
  const pitch = pitchOf(board);
  // The first glyph of the regex has no capture.
  const shape = glyphs(pitch).find((each) => each[0] === letter && fitting(["", each]).exec(lineOf(board))![1])!;
  const regex = fitting(["", shape]).source.replace("(?:)|)(?<=", "");
  const laid = put(board, shape).slice(1 - 3 * pitch);
  const bits = shape.replace(/\w/g, "1").replace(/\./g, "0");

  // The first cell of the piece stands in the same column everywhere.
  const from = regex.indexOf("1");
  const lines = [laid, shape, bits, regex].map((line) => " ".repeat(from - line.search(RegExp(`1|${letter}`))) + line);
  const wide = Math.max(...lines.map((line) => line.length));
  const grid = { cell: [20, 36], pitch: wide + 1 } as const;
  const covered = cellsOf(shape, from);
  const bands = covered.map((at) => rect([centre(at, grid)[0], 72], [18, 144], `fill="${COLOURS[letter]}"`));
  const border = [...lines[0].matchAll(/(?<=\w) /g)].map(({ index }) => rect(centre(index, grid), [14, 22], BORDER));
  const table = characters(lines.map((line) => line.padEnd(wide)).join(" "), grid, (at) =>
    covered.includes(at % grid.pitch),
  );
  return diagram(
    `${letter} as a glyph`,
    `A ${letter} on a board ${pitch - 1} columns wide. Below each other: the board as a line, ${laid}; the glyph, ${shape}; and its regex, ${regex}.`,
    beside(
      20,
      boardPart({ cell: [32, 32], pitch }, laid),
      below(14, ...["the board", "the glyph", "its number", "its regex"].map((name) => words(name, 72))),
      { size: [20 * wide, 144], body: `<g class="b">\n${[...bands, ...border, table].join("")}</g>\n` },
    ),
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
  const { board, cells, line: room, last } = findHole(outline);
  const pitch = pitchOf(board);
  const regex = RegExp(1 + hole(pitch));
  const found = room.search(regex);
  const begin = regex.source.slice(0, 66).replace(/[^)|]*$/, "") + "…";

  const line = { cell: [26, 36], pitch: Infinity } as const;
  const first = last - room.length + 1;
  const left = board.slice(first, last + 1);
  const lit = cells.map((at) => at - first);
  const digits = characters(room, line, (at) => left[at] in COLOURS || lit.includes(at));
  const [x] = centre(found, line);
  return diagram(
    "A hole, as the regex for holes finds it",
    `A partial board, filled from below: ${board}. ${cells.length} empty cells are cut off from the others. As the search sees it, from its first to its last empty cell, the board is ${room}, and the regex matches at character ${found + 1}.`,
    beside(
      46,
      boardPart({ cell: [28, 28], pitch }, board, "", cells),
      below(
        6,
        words("What is left of the board, from its first to its last empty cell:", 620),
        boardPart(line, left, digits, lit),
        { size: [0, 26], body: `<path fill="${LIT}" d="M${x - 12} 0h24v4h-24zM${x} 8l6 10h-12z"/>\n` },
        words("The regex for holes matches here, on the first cell of the hole. It begins with", 0),
        words(begin, 0, ""),
      ),
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

/**
 * Nine cells of a program's picture enlarged, with what a program reads in them, and the digits of all cells. They have all
 * six digits and a slit, and are as far to the left as in any of these programs. The boards must be rectangles.
 */
export const asRead = (programs: string[]): string => {
  const shown = programs.map((program) => ({ program, rows: shownRows(program), digits: digitsOf(program) }));
  const nine = (rows: string[], top: number, left: number): string =>
    rows.slice(top, top + 3).reduce((cells, row) => cells + row.slice(left, left + 3), "");
  const found = [...shown[0].rows[0]]
    .flatMap((_, left) => shown.flatMap((each) => each.rows.slice(3).map((_, top) => ({ ...each, top, left }))))
    // The slit is between the first four of them.
    .find(
      ({ rows, digits, top, left }) =>
        new Set(nine(digits, top, left)).size === 6 && /^xx.xx/.test(nine(rows, top, left)),
    );
  if (!found) throw Error("no picture has all six digits and a slit in nine cells");
  const { program, rows, digits, top, left } = found;
  const frame = (line: number, column: number, count: number): string =>
    rect(
      [(column + count / 2) * COLUMN, (line + 0.5) * LINE],
      [count * COLUMN - 1, LINE - 1],
      `fill="#fff" stroke="${LIT}"`,
    );
  const cells = Array.from(nine(digits, top, left), (digit, i) => {
    const [line, column] = [(top + Math.floor(i / 3)) * HEIGHT, (left + (i % 3)) * WIDTH];
    const joint = +digit % 4;
    const middle = [(column + 4.5) * COLUMN, (line + 3.15) * LINE] as const;
    return {
      frames: frame(line + 1, column, WIDTH - GAP + joint) + frame(line + HEIGHT - 1, column + 4, 1),
      sum:
        rect(middle, [50, 1.7 * LINE], 'fill="#fff"') +
        label(`${joint}+${+digit - joint}=${digit}`, middle, ' class="b"'),
    };
  });
  const [width, height] = [3 * CELL.width, 3 * CELL.height + 5];
  const size = [1.55 * width, 1.55 * height] as const;
  const near =
    `<svg width="${size[0]}" height="${size[1]}" viewBox="${left * CELL.width - 6} ${top * CELL.height - 5} ${width} ${height}">\n` +
    pictureAlone(program, cells.map(({ frames }) => frames).join("")) +
    cells.map(({ sum }) => sum).join("") +
    "</svg>\n";

  const board = rows.join("");
  const grid = { cell: [42, 42], pitch: rows[0].length } as const;
  const around = rect(
    [(left + 1.5) * 42, (top + 1.5) * 42],
    [130, 130],
    `fill="none" stroke="${LIT}" stroke-width="3"`,
  );
  const all = characters(digits.join(""), grid, (at) => board[at] in COLOURS);
  const legend = [
    ["Ink in the second line of a cell:"],
    ["9 columns", "0", "a row of a piece ends here"],
    ["10 columns", "1", "a row of empty cells ends here"],
    ["11 columns", "2", "joined to the next cell"],
    ["Ink in the middle of the seam below:"],
    ["one column", "4", "joined to the cell below"],
  ].map((line) => beside(0, ...line.map((text, i) => words(text, [112, 24, 0][i]))));
  return diagram(
    "How a program reads its picture",
    `Nine cells of the picture of ${rows.join(" ")} from near. In each, the ink of its second line is marked, and the middle of the seam below. 9, 10 or 11 columns of ink count 0, 1 or 2, and ink in the seam counts 4. The digits of the whole board are ${digits.join(" ")}.`,
    beside(
      24,
      { size, body: near },
      below(16, boardPart(grid, board, `<g class="b">\n${all}</g>\n${around}`), below(0, ...legend)),
    ),
  );
};
