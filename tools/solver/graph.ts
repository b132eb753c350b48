// The graph that is searched and counted: the rules by which pieces go on a board. A node stands for all boards that
// have the same room, an edge for what comes on the last cell of that room. It is the twin's graph, but cells may stay
// empty, or say which piece covers them, and no room has a part that pieces cannot fill.

import { pitchOf } from "../twin/board.ts";
import { fitting, smallHole } from "../twin/regexes.ts";
import { put } from "../twin/pieces.ts";
import { bits, GLYPHS, LETTER } from "../twin/search.ts";
import { cellsOf } from "../boards/cells.ts";
import type { Field } from "./task.ts";
import { turnedOver } from "./traits.ts";

/** The node of all full boards. The others have greater numbers. */
export const FULL = 1;

/** The code of an edge on which a cell stays empty. As a bit, it is that of no letter. */
export const LOOSE = 64;

/** By its number, the room of each node, and how many cells of it stay empty. */
export interface Nodes {
  rooms: bigint[];
  loose: number[];
  /** For each number of cells that stay empty, the nodes of rooms; 0 for a room that pieces cannot fill. */
  known: Map<bigint, number>[];
}

/** An edge is one number, as in the twin. The first glyph lies on the root, so its index stands for an empty cell. */
export const edgeTo = (node: number, i: number, code: number): number => (node * GLYPHS + i) * LETTER + code;
export const endOf = (edge: number): number => (edge / (LETTER * GLYPHS)) | 0;
export const glyphIn = (edge: number): number => (edge / LETTER) & (GLYPHS - 1);

/**
 * Returns what says whether pieces may cover a room but for so many cells: of each part as many must stay empty as are
 * over after fives. It reads the runs of cells, and joins each with those that it touches in the row above. In the text
 * of a room, `before` characters come before the board.
 */
const filler = (marks: string, before: number) => {
  const pitch = pitchOf(marks);
  // How many cells up to each may stay empty.
  let all = 0;
  const sums = [0, ...Array.from(marks, (mark) => (mark === "?" ? ++all : all))];
  // For each run: where it begins and ends, an earlier run of its part, or itself, and what a part has that it begins.
  const begins = new Int32Array(marks.length);
  const ends = new Int32Array(marks.length);
  const parts = new Int32Array(marks.length);
  const sizes = new Int32Array(marks.length);
  const spares = new Int32Array(marks.length);
  return (room: string, loose: number): boolean => {
    const { length } = room;
    let run = 0;
    let above = 0;
    for (let begin = room.indexOf("1", before), end = 0; begin >= 0; begin = room.indexOf("1", end), run++) {
      end = room.indexOf("0", begin);
      if (end < 0) end = length;
      begins[run] = begin;
      ends[run] = end;
      parts[run] = run;
      sizes[run] = end - begin;
      spares[run] = all && sums[end - before] - sums[begin - before];
      while (ends[above] + pitch <= begin) above++;
      let part = run;
      for (let i = above; begins[i] + pitch < end; i++) {
        let other = i;
        while (parts[other] !== other) other = parts[other];
        if (other === part) continue;
        parts[part] = other;
        sizes[other] += sizes[part];
        spares[other] += spares[part];
        part = other;
      }
    }
    let over = 0;
    let spare = 0;
    for (let part = 0; part < run; part++) {
      if (parts[part] !== part) continue;
      const rest = sizes[part] % 5;
      if (rest > spares[part]) return false;
      over += rest;
      spare += spares[part];
    }
    return over <= loose && loose <= spare;
  };
};

/** Returns what says whether a glyph may lie somewhere: it must cover all clues of its own letter, and no others. */
const clueReader = (marks: string, shapes: string[]) => {
  const cells = shapes.map((glyph) => cellsOf(glyph));
  const clues = shapes.map((glyph) => (glyph ? marks.split(glyph[0]).length - 1 : 0));
  return (i: number, first: number): boolean => {
    const [letter] = shapes[i];
    let own = 0;
    for (const cell of cells[i]) {
      const mark = marks[first + cell];
      if (mark === letter) own++;
      else if (mark !== "x" && mark !== "?") return false;
    }
    return own === clues[i];
  };
};

/**
 * The graph of a board with these glyphs, of which the first is laid before all others, or is an empty text. `mayLie`
 * says whether the i-th may lie with its first cell at an index of the board; left out, wherever there is room.
 */
export const graphOf = (
  { board, marks, loose: most, sides }: Field,
  shapes: string[],
  mayLie?: (i: number, first: number) => boolean,
) => {
  const pitch = pitchOf(board);
  const fit = fitting(shapes);
  const hole = smallHole(pitch);
  const codes = shapes.map((glyph) => glyph.charCodeAt(0));
  const masks = shapes.map((glyph) => bits(glyph, "."));

  // Where cells differ, a room begins with a 1 that has no cell beside it: so its length says where it ends.
  const open = most ? marks : marks.replaceAll("?", "x");
  const begin = open === board ? "" : "x".padEnd(pitch + 1);
  const canFill = filler(open, begin.length);
  // A run with no cell above it. A room without one, but for its first, is connected.
  const parted = RegExp("0(?:1(?<!" + "1".padEnd(pitch + 1, ".") + "))+(?!1)", "s");
  // On which side a glyph lies shows only where it fits.
  const keeps: boolean[] = [];
  const keepsSide = (i: number, first: number): boolean =>
    (keeps[i] ??= !turnedOver(put(board, shapes[i], first), sides));
  const rules = mayLie ? [mayLie] : [];
  if (begin) rules.push(clueReader(open, shapes));
  if (sides) rules.push(keepsSide);
  const isAllowed = (i: number, first: number): boolean => rules.every((rule) => rule(i, first));
  /** Whether all cells of a room may stay empty. */
  const isOver = (text: string): boolean =>
    [...text].every((bit, i) => bit === "0" || !i || open[i - begin.length] === "?");

  // How many pieces are laid after the root, and how many edges a way from there has at most.
  const pieces = (board.split("x").length - 1 - most) / 5 - (shapes[0] ? 1 : 0);
  const longest = pieces + most;
  const nodesOf = (): Nodes => ({ rooms: [0n, 0n], loose: [0, 0], known: [] });
  /** The number of a node, which may be a new one; 0 if its room has a hole or a part that pieces cannot fill. */
  const nodeOf = ({ rooms, loose: stay, known }: Nodes, room: bigint, loose: number, left: number): number => {
    if (!room) return FULL;
    const text = room.toString(2);
    if (!left) return isOver(text) ? FULL : 0;
    if (!loose && hole.test(begin ? text.slice(begin.length) : text)) return 0;
    room /= room & -room;
    const nodes = (known[loose] ??= new Map());
    let node = nodes.get(room);
    if (node === undefined) {
      node = 0;
      if ((!begin && !parted.test(text)) || canFill(text, loose)) {
        node = rooms.push(room) - 1;
        stay.push(loose);
      }
      nodes.set(room, node);
    }
    return node;
  };
  /** The node of the board on which the first glyph lies at this index; 0 if it must not lie there. */
  const rootOf = (to: Nodes, root: string, at: number): number =>
    isAllowed(0, at) ? nodeOf(to, bits(begin + root), most, pieces) : 0;
  /**
   * Adds the edges of a node to a list, and their ends to nodes. `depth` says how many lead to it from the root.
   * Returns a bit for each of their pieces.
   */
  const expand = (from: Nodes, node: number, depth: number, to: Nodes, edges: number[]): number => {
    let found = 0;
    const room = from.rooms[node];
    const loose = from.loose[node];
    const left = longest - depth - loose;
    const text = room.toString(2);
    const last = text.length - 1 - begin.length;
    const covered = fit.exec(begin ? text.slice(begin.length) : text)!;
    for (let i = 0; i < shapes.length; i++) {
      if (!covered[i] || !isAllowed(i, last + 1 - shapes[i].length)) continue;
      const next = nodeOf(to, room ^ masks[i], loose, left - 1);
      if (!next) continue;
      edges.push(edgeTo(next, i, codes[i]));
      found |= 1 << codes[i];
    }
    const next = loose && open[last] === "?" && nodeOf(to, room ^ 1n, loose - 1, left);
    if (!next) return found;
    edges.push(edgeTo(next, 0, LOOSE));
    return found | (1 << LOOSE);
  };
  return { nodesOf, rootOf, expand, longest };
};
