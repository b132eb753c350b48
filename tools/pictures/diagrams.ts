// The diagrams of ANALYSIS.md. Whatever they show comes from the modules of the program: its boards, glyphs and regexes.

import { COLOURS, GREY } from "../solver/drawings.ts";
import { regionOf } from "../solver/parse.ts";
import { cellsOf, lineOf } from "../solver/steps.ts";
import { image, pitchOf } from "../twin/board.ts";
import { BLANK, GAP, HEIGHT, WIDTH } from "../twin/picture.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { fitting, hole } from "../twin/regexes.ts";
import { series } from "../twin/search.ts";
import { CELL, COLUMN, LINE, pictureAlone, pictureLines, shownRows } from "./drawn.ts";
import { contour, escaped, grey, INK, piecesOf, svgOf } from "./shapes.ts";

/** How wide a diagram is, in pixels. */
const WIDE = 880;

/** What the eye is led to. */
const LIT = "#f85149";

/** Explanations are in another font than the text of the program. */
const STYLE = ".w{font:15px system-ui,sans-serif}.b{font-weight:bold}";

/** Grey words that begin at x, or have their middle there. `y` is the line they stand on. */
const words = (text: string, x: number, y: number, middle = false): string =>
  `<text class="w" x="${x}" y="${y}" fill="${GREY}"${middle ? ' text-anchor="middle"' : ""}>${escaped(text)}</text>\n`;

/** Characters `step` apart. The middle of the first is at x and y. */
const characters = (text: string, x: number, y: number, step: number, more = ""): string =>
  `<text text-anchor="middle" x="${Array.from(text, (_, i) => x + i * step).join(" ")}" y="${y + 4.5}"${more}>${escaped(text)}</text>\n`;

/** A rectangle. `more` are attributes for its colours. */
const box = (x: number, y: number, width: number, height: number, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" ${more}/>\n`;

/** The attributes of a rectangle that stands for an empty cell, or for the border. */
const EMPTY = `fill="none" stroke="${GREY}"`;
const BORDER = EMPTY + ' stroke-dasharray="3 3"';

/** A board, given as rows, as people see it. Pieces are coloured, empty cells are squares, and a cell is `side` wide. */
const boardOf = (rows: string[], side: number): string =>
  piecesOf(rows)
    .map(({ letter, cells }) =>
      letter in COLOURS
        ? `<path fill="${COLOURS[letter]}" d="${contour(cells, { width: side, height: side, margins: [1, 1, 1, 1], radius: 4 })}"/>\n`
        : box(cells[0][1] * side + 2, cells[0][0] * side + 2, side - 4, side - 4, EMPTY),
    )
    .join("");

/** The same drawing, moved. */
const moved = (x: number, y: number, inner: string): string => `<g transform="translate(${x} ${y})">\n${inner}</g>\n`;

/** The border of a board on its right, a square behind each row but the last. */
const borderOf = (rows: string[], side: number): string =>
  rows
    .slice(0, -1)
    .map((row, y) => box(row.length * side + 3, y * side + 3, side - 6, side - 6, BORDER))
    .join("");

/** A board as people see it, and as the line that it is, with the neighbours of a cell in both. */
export const asLine = (board: string): string => {
  const rows = board.split(" ");
  const pitch = pitchOf(board);
  const side = 34;
  const step = 13;
  const left = (WIDE - board.length * step) / 2;
  const middle = [...board].findIndex((cell, i) =>
    [1, pitch].every((far) => board[i - far] === cell && board[i + far] === cell),
  );
  const neighbours = [-pitch, -1, 1, pitch];
  const nameOf = (far: number) => `${far < 0 ? "−" : "+"}${Math.abs(far)}`;

  const [x, y] = [(middle % pitch) + 0.5, Math.floor(middle / pitch) + 0.5].map((cells) => cells * side);
  const marks = neighbours.map((far) => {
    const [across, down] = Math.abs(far) === 1 ? [far, 0] : [0, far / pitch];
    const name = nameOf(far);
    return characters(name, x + across * side - 3.5 * (name.length - 1), y + down * side, 7);
  });
  const seen =
    boardOf(rows, side) +
    borderOf(rows, side) +
    words("the border", pitch * side + 10, side * 2.5 + 5) +
    marks.join("") +
    `<circle cx="${x}" cy="${y}" r="5"/>\n`;

  const squares = [...board].map((cell, i) =>
    cell === " "
      ? box(i * step + 1.5, 2, step - 3, 22, BORDER)
      : box(i * step + 0.5, 0, step - 1, 26, `fill="${COLOURS[cell]}"`),
  );
  const arcs = neighbours.map((far) => {
    const [from, to] = [middle, middle + far].map((i) => (i + 0.5) * step);
    const deep = Math.abs(far) > 1 ? 34 : 12;
    return (
      `<path ${EMPTY} stroke-width="1.5" d="M${from} 30C${from} ${30 + deep} ${to} ${30 + deep} ${to} 30"/>\n` +
      (Math.abs(far) > 1 ? words(nameOf(far), (from + to) / 2, 74, true) : "")
    );
  });
  const inLine = squares.join("") + characters(board, step / 2, 13, step) + arcs.join("");

  return svgOf(
    [WIDE, 340],
    "A board, and the same board as a line of text",
    `Above, a solved board of ${rows.length} rows of ${rows[0].length} cells, with a border behind each row but the last. Below, the same as one line: ${board}. The cells beside a cell are 1 away from it in the line, those above and below it ${pitch}.`,
    `<g fill="${INK}">\n${moved((WIDE - rows[0].length * side) / 2, 8, seen)}${moved(left, 252, inLine)}</g>`,
    STYLE,
  );
};

/** A piece on a board, on the same board as a line, as a glyph, and as the regex that finds room for it. */
export const asGlyph = (letter: string, board: string): string => {
  const pitch = pitchOf(board);
  // The first glyph of the regex has no capture.
  const shape = glyphs(pitch).find((each) => each[0] === letter && fitting(["", each]).exec(lineOf(board))![1])!;
  const regex = fitting(["", shape]).source.replace("(?:)|)(?<=", "");
  const laid = put(board, shape).slice(1 - 3 * pitch);
  const from = laid.indexOf(letter);
  const rows = laid.split(" ");
  const [side, step, left, high] = [32, 20, 410, 36];
  const lines: [string, string, number][] = [
    ["the board", laid, 0],
    ["the glyph", shape, from],
    ["its number", shape.replace(/./g, (cell) => (cell === "." ? "0" : "1")), from],
    ["its regex", regex, from - regex.indexOf("1")],
  ];
  const bands = [...shape].map((cell, i) =>
    cell === "."
      ? ""
      : box(left + (from + i - 0.5) * step + 1, 8, step - 2, lines.length * high, `fill="${COLOURS[letter]}"`),
  );
  const border = [...laid].map((cell, i) =>
    cell === " " ? box(left + (i - 0.5) * step + 3, 15, step - 6, high - 14, BORDER) : "",
  );
  // What stands on a band is in ink, everything else in grey.
  const texts = lines.map(([name, text, at], i) => {
    const y = 8 + (i + 0.5) * high;
    const some = (onBand: boolean) =>
      Array.from(text, (character, j) => ((shape[at + j - from] === letter) === onBand ? character : " ")).join("");
    return (
      words(name, 258, y + 5) +
      characters(some(true), left + at * step, y, step) +
      characters(some(false), left + at * step, y, step, grey)
    );
  });
  const seen = boardOf(rows, side) + borderOf(rows, side);
  return svgOf(
    [WIDE, lines.length * high + 16],
    `${letter} as a glyph`,
    `A ${letter} on a board ${rows[0].length} columns wide. Below each other: the board as a line, ${laid}; the glyph, ${shape}; and its regex, ${regex}.`,
    `<g fill="${INK}" class="b">\n${moved(8, 8 + (lines.length * high - rows.length * side) / 2, seen)}${bands.join("")}${border.join("")}${texts.join("")}</g>`,
    STYLE,
  );
};

/**
 * The first board that has a hole of this many cells, and not at its last empty cell. It is one piece further than a board
 * that the search visits.
 */
const boardWithHole = (visited: string[], size: number): string => {
  for (const board of visited)
    for (const shape of glyphs(pitchOf(board))) {
      const at = board.lastIndexOf("x") - shape.length + 1;
      const fits = !board.includes(shape[0]) && cellsOf(shape, at).every((cell) => board[cell] === "x");
      const laid = fits ? put(board, shape) : "";
      const found = lineOf(laid).search(RegExp(1 + hole(pitchOf(board))));
      if (found < 0) continue;
      const cells = regionOf(laid, laid.indexOf("x") + found);
      if (cells.length === size && !cells.includes(laid.lastIndexOf("x"))) return laid;
    }
  throw Error(`there is no hole of ${size} cells`);
};

/** A board that the search throws away, and how the regex for holes sees it. `visited` are boards of the series. */
export const withHole = (visited: string[]): string => {
  const partial = visited.filter((board) => board.includes("x")).map((board) => image(board, series(BLANK)[2]));
  const board = boardWithHole(partial, 3);
  const pitch = pitchOf(board);
  const rows = board.split(" ");
  const first = board.indexOf("x");
  const room = lineOf(board);
  const regex = RegExp(1 + hole(pitch));
  const found = room.search(regex);
  const cells = regionOf(board, first + found);
  const [side, step, left] = [28, 26, 250];

  const lit = cells.map((cell) =>
    box((cell % pitch) * side + 2, Math.floor(cell / pitch) * side + 2, side - 4, side - 4, `fill="${LIT}"`),
  );
  const boxes = [...room].map((digit, i) => {
    const cell = board[first + i];
    const colour = cells.includes(first + i) ? LIT : COLOURS[cell];
    return (
      (colour
        ? box(i * step + 1, 1, step - 2, 34, `fill="${colour}"`)
        : box(i * step + 2, 2, step - 4, 32, cell === "x" ? EMPTY : BORDER)) +
      characters(digit, (i + 0.5) * step, 18, step, colour ? "" : grey)
    );
  });
  const x = (found + 0.5) * step;
  const match = `<path fill="${LIT}" d="M${found * step + 1} 40h${step - 2}v4h-${step - 2}zM${x} 48l6 10h-12z"/>\n`;
  const begin = regex.source.slice(0, 66).replace(/[^)|]*$/, "") + "…";
  return svgOf(
    [WIDE, rows.length * side + 16],
    "A hole, as the regex for holes finds it",
    `A partial board, filled from below: ${board}. ${cells.length} empty cells are cut off from the others. As the search sees it, from its first to its last empty cell, the board is ${room}, and the regex matches at character ${found + 1}.`,
    `<g fill="${INK}">\n` +
      moved(8, 8, boardOf(rows, side) + lit.join("") + borderOf(rows, side)) +
      words("What is left of the board, from its first to its last empty cell:", left, 76) +
      moved(left, 92, boxes.join("") + match) +
      words("The regex for holes matches here, on the first cell of the hole. It begins with", left, 180) +
      `<text x="${left}" y="206"${grey}>${escaped(begin)}</text>\n</g>`,
    STYLE,
  );
};

/** For each row and cell of a program's picture what its second line counts, and what the seam below it counts. */
const countsOf = (program: string): (readonly [line: number, seam: number])[][] => {
  const lines = pictureLines(program);
  return shownRows(program).map((row, y) =>
    [...row].map((_, x) => [
      lines[y * HEIGHT + 1].slice(x * WIDTH, (x + 1) * WIDTH).trim().length - (WIDTH - GAP),
      lines[(y + 1) * HEIGHT - 1]?.[x * WIDTH + 4] > " " ? 4 : 0,
    ]),
  );
};

/**
 * Nine cells of a program's picture enlarged, with what a program reads in them, and the digits of all cells. They have all
 * six digits and a slit, and are as far to the left as in any of these programs. The boards must be rectangles.
 */
export const asRead = (programs: string[]): string => {
  const three = [0, 1, 2];
  const boards = programs.map((program) => ({ program, rows: shownRows(program), counts: countsOf(program) }));
  const found = [...boards[0].rows[0]]
    .flatMap((_, left) => boards.flatMap((board) => board.rows.slice(3).map((_, top) => ({ ...board, top, left }))))
    .find(({ rows, counts, top, left }) => {
      const seen = new Set(three.flatMap((y) => three.map((x) => counts[top + y][left + x]?.join())));
      // The slit is between the first four of them.
      return seen.size === 6 && [0, 1].every((y) => rows[top + y].startsWith("xx", left));
    });
  if (!found) throw Error("no picture has all six digits and a slit in nine cells");
  const { program, rows, counts, top, left } = found;
  const lines = pictureLines(program);

  /** Characters of a picture in a white frame. */
  const framed = (line: number, column: number, columns: number): string =>
    box(column * COLUMN + 0.5, line * LINE + 0.5, columns * COLUMN - 1, LINE - 1, `fill="#fff" stroke="${LIT}"`) +
    characters(
      lines[line].slice(column, column + columns).padEnd(columns),
      (column + 0.5) * COLUMN,
      (line + 0.5) * LINE - 0.5,
      COLUMN,
    );
  const marks = three.flatMap((dy) =>
    three.map((dx) => {
      const [joint, seam] = counts[top + dy][left + dx];
      const [line, column] = [(top + dy) * HEIGHT, (left + dx) * WIDTH];
      return (
        framed(line + 1, column, WIDTH - GAP + joint) +
        framed(line + HEIGHT - 1, column + 4, 1) +
        box(column * COLUMN + 11, (line + 2.3) * LINE, 50, 1.7 * LINE, 'fill="#fff"') +
        characters(`${joint}+${seam}=${joint + seam}`, column * COLUMN + 20, (line + 3.15) * LINE, COLUMN, ' class="b"')
      );
    }),
  );
  const zoom = 1.55;
  const [width, height] = [3 * CELL.width, 3 * CELL.height + 5];
  const enlarged =
    `<svg x="8" y="8" width="${width * zoom}" height="${height * zoom}" ` +
    `viewBox="${left * CELL.width - 6} ${top * CELL.height - 5} ${width} ${height}">\n` +
    `${pictureAlone(program)}${marks.join("")}</svg>\n`;

  const side = 42;
  const digits = counts.map((row) => row.map(([joint, seam]) => joint + seam).join(""));
  const board =
    boardOf(rows, side) +
    rows
      .flatMap((row, y) =>
        [...row].map((cell, x) => {
          const colour = cell in COLOURS ? "" : grey;
          return characters(digits[y][x], (x + 0.5) * side, (y + 0.5) * side, side, ' class="b"' + colour);
        }),
      )
      .join("") +
    box(left * side - 2, top * side - 2, 3 * side + 4, 3 * side + 4, `fill="none" stroke="${LIT}" stroke-width="3"`);

  const right = width * zoom + 42;
  const legend = [
    ["Ink in the second line of a cell:"],
    ["9 columns", "0", "a row of a piece ends here"],
    ["10 columns", "1", "a row of empty cells ends here"],
    ["11 columns", "2", "joined to the next cell"],
    ["Ink in the middle of the seam below:"],
    ["one column", "4", "joined to the cell below"],
  ];
  const explained = legend.flatMap((line, y) =>
    line.map((text, i) => words(text, right + [0, 112, 136][i], 298 + 22 * y)),
  );
  return svgOf(
    [WIDE, Math.ceil(height * zoom) + 16],
    "How a program reads its picture",
    `Nine cells of the picture of ${rows.join(" ")} from near. In each, the ink of its second line is marked, and the middle of the seam below. 9, 10 or 11 columns of ink count 0, 1 or 2, and ink in the seam counts 4. The digits of the whole board are ${digits.join(" ")}.`,
    `<g fill="${INK}">\n${enlarged}${moved(right, 10, board)}${explained.join("")}</g>`,
    STYLE,
  );
};
