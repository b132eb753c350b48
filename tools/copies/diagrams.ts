// The diagrams of ANALYSIS.md. Whatever they show comes from the modules of the program: its boards, glyphs and regexes.

import { COLOURS, GREY } from "../solver/drawings.ts";
import { regionOf } from "../solver/parse.ts";
import { cellsOf, lineOf } from "../solver/steps.ts";
import { image, pitchOf } from "../twin/board.ts";
import { BLANK } from "../twin/picture.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { fitting, hole } from "../twin/regexes.ts";
import { series } from "../twin/search.ts";
import { CELL } from "./painted.ts";
import { COLUMN, drawing, GAP, LINE, shownRows } from "./pictures.ts";
import { contour, escaped, grey, INK, piecesOf, svgOf } from "./shapes.ts";

const WIDTH = 880;

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
  const left = (WIDTH - board.length * step) / 2;
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
    [WIDTH, 340],
    "A board, and the same board as a line of text",
    `Above, a solved board of ${rows.length} rows of ${rows[0].length} cells, with a border behind each row but the last. Below, the same as one line: ${board}. The cells beside a cell are 1 away from it in the line, those above and below it ${pitch}.`,
    `<g fill="${INK}">\n${moved((WIDTH - rows[0].length * side) / 2, 8, seen)}${moved(left, 252, inLine)}</g>`,
    STYLE,
  );
};

/** A piece on a board, on the same board as a line, as a glyph, and as the regex that finds room for it. */
export const asGlyph = (letter: string, board: string): string => {
  const pitch = pitchOf(board);
  const shape = glyphs(pitch).find((each) => each[0] === letter)!;
  // The first glyph has no capture.
  const regex = fitting(["", shape]).source.replace("(?:)|)(?<=", "");
  const offset = regex.indexOf("1");
  const laid = put(board, shape, 0).slice(0, 3 * pitch - 1);
  const rows = laid.split(" ");
  const [side, step, left, high] = [32, 20, 430, 36];
  const lines: [string, string, number][] = [
    ["the board", laid, 0],
    ["the glyph", shape, 0],
    ["its number", shape.replace(/./g, (cell) => (cell === "." ? "0" : "1")), 0],
    ["its regex", regex, -offset],
  ];
  const bands = [...shape].map((cell, i) =>
    cell === "." ? "" : box(left + (i - 0.5) * step + 1, 8, step - 2, lines.length * high, `fill="${COLOURS[letter]}"`),
  );
  const border = [...laid].map((cell, i) =>
    cell === " " ? box(left + (i - 0.5) * step + 3, 15, step - 6, high - 14, BORDER) : "",
  );
  // What stands on a band is in ink, everything else in grey.
  const texts = lines.map(([name, text, from], i) => {
    const y = 8 + (i + 0.5) * high;
    const some = (onBand: boolean) =>
      Array.from(text, (character, j) => ((shape[j + from] === letter) === onBand ? character : " ")).join("");
    return (
      words(name, 258, y + 5) +
      characters(some(true), left + from * step, y, step) +
      characters(some(false), left + from * step, y, step, grey)
    );
  });
  const seen = boardOf(rows, side) + borderOf(rows, side);
  return svgOf(
    [WIDTH, lines.length * high + 16],
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
    [WIDTH, rows.length * side + 16],
    "A hole, as the regex for holes finds it",
    `A partial board, filled from below: ${board}. ${cells.length} empty cells are cut off from the others. As the search sees it, from its first to its last empty cell, the board is ${room}, and the regex matches at character ${found + 1}.`,
    `<g fill="${INK}">\n` +
      moved(8, 8, boardOf(rows, side) + lit.join("") + borderOf(rows, side)) +
      words("What is left of the board, up to its last empty cell:", left, 76) +
      moved(left, 92, boxes.join("") + match) +
      words("The regex for holes matches here, on the first cell of the hole. It begins with", left, 180) +
      `<text x="${left}" y="206"${grey}>${escaped(begin)}</text>\n</g>`,
    STYLE,
  );
};

/** Some cells of a program's picture enlarged, with the characters that a program reads and the digits that they make. */
export const asRead = (program: string): string => {
  const picture = program.split("\n").slice(1);
  const rows = shownRows(program);
  /** The characters that count for a cell: inside, in the seam on its right, in the seam below. */
  const places = (y: number, x: number) =>
    [
      [0, 0],
      [0, CELL.columns - 2],
      [CELL.lines - 1, 0],
    ].map(([down, across]) => ({ line: y * CELL.lines + down, column: x * CELL.columns + across }));
  const seen = (y: number, x: number): string[] =>
    places(y, x).map(({ line, column }) => (line < rows.length * CELL.lines - 1 && picture[line][column]) || " ");
  const digits = rows.map((row, y) =>
    [...row]
      .map((_, x) => {
        const [inside, right, below] = seen(y, x).map((character) => character > " ");
        return inside ? `${2 * +right + 4 * +below}` : ".";
      })
      .join(""),
  );

  // The first square of four cells that has all four digits.
  const [top, left] = rows
    .flatMap((row, y) => [...row].map((_, x) => [y, x]))
    .find(
      ([y, x]) => new Set((digits[y].slice(x, x + 2) + (digits[y + 1] ?? "").slice(x, x + 2)).match(/\d/g)).size === 4,
    )!;
  const four = [0, 1].flatMap((y) => [0, 1].map((x) => [top + y, left + x]));

  const zoom = 2;
  const [width, height] = [2 * CELL.columns * COLUMN, 2 * CELL.lines * LINE + 6];
  const [x0, y0] = [left * CELL.columns * COLUMN - 6, top * CELL.lines * LINE + LINE + GAP - 5];
  const marks = four.flatMap(([y, x]) =>
    places(y, x).map(({ line, column }, i) => {
      const [across, down] = [column * COLUMN, (line + 1) * LINE + GAP];
      return (
        box(across - 1.5, down - 0.5, COLUMN + 3, LINE + 1, `fill="#fff" stroke="${LIT}" stroke-width="1.5"`) +
        characters(seen(y, x)[i], across + COLUMN / 2, down + LINE / 2 - 0.5, COLUMN, ' class="b"')
      );
    }),
  );
  const near = `<svg x="8" y="8" width="${width * zoom}" height="${height * zoom}" viewBox="${x0} ${y0} ${width} ${height}">\n${drawing(program)}${marks.join("")}</svg>\n`;

  const side = 42;
  const board =
    boardOf(rows, side) +
    digits.map((row, y) => characters(row, side / 2, (y + 0.5) * side, side, ' class="b"')).join("") +
    box(left * side - 2, top * side - 2, 2 * side + 4, 2 * side + 4, `fill="none" stroke="${LIT}" stroke-width="3"`);
  const right = width * zoom + 52;
  return svgOf(
    [WIDTH, height * zoom + 16],
    "How a program reads its picture",
    `Four cells of the picture of ${rows.join(" ")} from near. Three characters of each are marked: the first inside, the first of the seam on its right, the first of the seam below. With ink they count 0, 2 and 4. The digits of the whole board are ${digits.join(" ")}.`,
    `<g fill="${INK}">\n${near}` +
      moved(right, 56, board) +
      words("Ink inside: there is a cell. Ink in the seam on its right", right, 344) +
      words("counts 2, ink in the seam below counts 4.", right, 366) +
      "</g>",
    STYLE,
  );
};
