// The picture that stands for the page where somebody sends its link: a program on paper, as a PNG. It is made of points here, so
// it is the same on every machine; its characters are too small to read and become blocks.

import { crc32, deflateSync, inflateSync } from "node:zlib";
import { COLOURS, GREY } from "../solver/drawings.ts";
import { CELL, COLUMN, LINE, pictureLines, pixelsOf, shownRows } from "./drawn.ts";

/** What the services that show links ask for, in pixels. */
const SIZE = [1200, 630] as const;
const PAPER = "#fbfaf7";

/** How far the picture stays away from the edges, in pixels. */
const MARGIN = 40;

/** How wide half of the gap between two pieces is, and how round a corner, in pixels of a drawing. */
const GAP = 2;
const RADIUS = 5;

/** Where the block of a character begins in its line; a blank has none. */
const topOf = (character: string): number =>
  character === " " ? LINE : /[a-z]/.test(character) ? 5.5 : /[\w()[\]{}|/]/.test(character) ? 3.5 : 8;

type Colour = readonly number[];
const coloursOf = (hex: string): Colour => hex.match(/\w\w/g)!.map((part) => parseInt(part, 16));

/** What is seen at a point of a program's picture, in pixels of its drawing. */
const sight = (rows: string[], lines: string[]): ((x: number, y: number) => Colour) => {
  const { width, height } = CELL;
  const [paper, grey] = [PAPER, GREY].map(coloursOf);
  const colours = Object.fromEntries(Object.entries(COLOURS).map(([letter, hex]) => [letter, coloursOf(hex)]));
  const inks = Object.fromEntries(
    Object.entries(colours).map(([letter, colour]) => [letter, colour.map((part) => part * 0.5)]),
  );
  const tops = lines.map((line) => [...line].map(topOf));
  const at = (row: number, column: number): string => rows[row]?.[column] ?? ".";
  return (x, y) => {
    // Two columns and one line are between cells: half of them belong to each.
    const left = x + COLUMN;
    const top = y + LINE / 2;
    const column = Math.floor(left / width);
    const row = Math.floor(top / height);
    const letter = at(row, column);
    if (!colours[letter]) return letter === "x" ? grey : paper;
    const dx = left - column * width;
    const dy = top - row * height;
    const stepX = dx < width / 2 ? -1 : 1;
    const stepY = dy < height / 2 ? -1 : 1;
    const beside = Math.min(dx, width - dx) - GAP;
    const below = Math.min(dy, height - dy) - GAP;
    const endsX = at(row, column + stepX) !== letter;
    const endsY = at(row + stepY, column) !== letter;
    const out =
      (endsX && beside < 0) ||
      (endsY && below < 0) ||
      (endsX && endsY && beside < RADIUS && below < RADIUS && Math.hypot(RADIUS - beside, RADIUS - below) > RADIUS) ||
      (!endsX && !endsY && at(row + stepY, column + stepX) !== letter && beside < 0 && below < 0);
    if (out) return paper;
    const along = (x % COLUMN) / COLUMN;
    const above = tops[Math.floor(y / LINE)]?.[Math.floor(x / COLUMN)] ?? LINE;
    const isInk = along > 0.15 && along < 0.85 && y % LINE > above && y % LINE < 11;
    return isInk ? inks[letter] : colours[letter];
  };
};

/** The points of the preview, three bytes each; a zero stands before each row, as a PNG has it. */
const pointsOf = (program: string): Buffer => {
  const rows = shownRows(program);
  const size = pixelsOf(rows);
  const scale = Math.min(...size.map((pixels, axis) => (SIZE[axis] - 2 * MARGIN) / pixels));
  const [left, top] = size.map((pixels, axis) => (SIZE[axis] - scale * pixels) / 2);
  const see = sight(rows, pictureLines(program));
  const points = Buffer.alloc(SIZE[1] * (1 + 3 * SIZE[0]));
  // Two places in a pixel make soft edges.
  const places = [0.25, 0.75];
  let at = 0;
  for (let y = 0; y < SIZE[1]; y++) {
    at++;
    for (let x = 0; x < SIZE[0]; x++) {
      const sum = [0, 0, 0];
      for (const place of places) {
        const seen = see((x + place - left) / scale, (y + place - top) / scale);
        for (let part = 0; part < 3; part++) sum[part] += seen[part];
      }
      for (const part of sum) points[at++] = part / 2;
    }
  }
  return points;
};

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), content]);
  const number = (value: number) => Buffer.from([24, 16, 8, 0].map((shift) => value >>> shift));
  return Buffer.concat([number(content.length), body, number(crc32(body))]);
};

/**
 * The preview of a program as a PNG. `old` is the file that is there: if it has the same points, it stays as it is, since not
 * every machine packs them in the same way.
 */
export const previewPng = (program: string, old?: Buffer): Buffer => {
  const points = pointsOf(program);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE[0], 0);
  header.writeUInt32BE(SIZE[1], 4);
  header.set([8, 2], 8);
  const head = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", header)]);
  const wrap = (packed: Buffer) => Buffer.concat([head, chunk("IDAT", packed), chunk("IEND", Buffer.alloc(0))]);
  const packed = old?.subarray(head.length + 8, -16);
  try {
    if (packed && old && wrap(packed).equals(old) && inflateSync(packed).equals(points)) return old;
  } catch {
    // What cannot be unpacked is written anew.
  }
  return wrap(deflateSync(points));
};
