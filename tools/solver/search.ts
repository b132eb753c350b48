// The search of the solver. It is that of the twin, but cells may stay empty, or say which piece covers them; and it gives up a
// room if one of its parts has a number of cells that pieces cannot cover.

import { isLast, pitchOf, symmetries } from "../twin/board.ts";
import { glyphs, put } from "../twin/pieces.ts";
import { fitting, smallHole } from "../twin/regexes.ts";
import { bits, GLYPHS, LETTER, type Visit } from "../twin/search.ts";
import { cellsOf } from "../boards/cells.ts";

/** A board to search. */
export interface Field {
  /** "x" for each cell that no piece covers yet. */
  board: string;
  /** The same, but "?" for a cell that may stay empty, and a letter for one that only this piece may cover. */
  marks: string;
  /** How many cells stay empty. */
  loose: number;
}

/** A cell that stays empty, as a glyph. The bit of its code is that of no letter. */
const LOOSE = "@";

/**
 * Returns what says whether pieces may cover a room but for so many cells: of each part as many must stay empty as are over after
 * fives. It reads the runs of cells, and joins each with those that it touches in the row above. In the text of a room, `before`
 * characters come before the board.
 */
const filler = (marks: string, before: number) => {
  const pitch = pitchOf(marks);
  // How many cells up to each may stay empty.
  let all = 0;
  const sums = [0, ...Array.from(marks, (mark) => (mark === "?" ? ++all : all))];
  // For each run where it begins and ends, and an earlier run of its part, or itself; for the first of a part what all have.
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

/** Returns what says whether a glyph may lie there by the marks: it covers all clues of its own letter, and no others. */
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
 * Prepares a search, as `prepare` of the twin does. In the boards that a visit makes, "x" is left where a cell stays empty, and
 * the search always goes on. `rooms`, those of its nodes, grow with the search.
 */
export const prepare = (
  { board, marks, loose: most }: Field,
  group: number[],
  isDue: () => boolean,
  visit: Visit,
  without: string,
): { search: () => void; rooms: bigint[] } => {
  const pitch = pitchOf(board);
  const shapes = glyphs(pitch).map((glyph) => (without.includes(glyph[0]) ? "" : glyph));
  const [first] = shapes;
  const fit = fitting(shapes);
  const small = smallHole(pitch);
  const masks = shapes.map((glyph) => bits(glyph, "."));
  const stay = masks.push(1n) - 1;

  // Where cells differ, a room begins with a 1 that is no cell and has none beside it: so its length says where it ends.
  const open = most ? marks : marks.replaceAll("?", "x");
  const begin = open === board ? "" : "x".padEnd(pitch + 1);
  const canFill = filler(open, begin.length);
  // A run with no cell above it. A room without one, but for its first, is connected.
  const parted = RegExp("0(?:1(?<!" + "1".padEnd(pitch + 1, ".") + "))+(?!1)", "s");
  const isAllowed = begin ? clueReader(open, shapes) : () => true;

  // How many pieces are laid after the root.
  const pieces = (board.split("x").length - 1 - most) / 5 - (first ? 1 : 0);
  const rooms = [0n];
  // For each node how many cells stay empty.
  const staying = [0];
  // As in the twin, but a 0 ends the edges of every node, and all lists are as long as they get: V8 compiles a walk anew that
  // leaves a list at its end.
  const starts = [0, 1];
  const edges = [0, 0];
  const nodes = Array.from({ length: most + 1 }, () => new Map<bigint, number>());
  /** Whether all cells of a room may stay empty. */
  const isOver = (text: string): boolean =>
    [...text].every((bit, i) => bit === "0" || !i || open[i - begin.length] === "?");
  const nodeOf = (room: bigint, loose: number, left: number): number => {
    if (!room) return 1;
    const text = room.toString(2);
    if (!left) return isOver(text) ? 1 : 0;
    if (!loose && small.test(begin ? text.slice(begin.length) : text)) return 0;
    room /= room & -room;
    let node = nodes[loose].get(room);
    if (node === undefined) {
      node = 0;
      if ((!begin && !parted.test(text)) || canFill(text, loose)) {
        node = rooms.push(room);
        staying.push(loose);
        starts.push(0);
      }
      nodes[loose].set(room, node);
    }
    return node;
  };

  /** Lists the edges of a node, and returns where they begin. */
  const expand = (node: number, depth: number): number => {
    const at = edges.length;
    const room = rooms[node - 1];
    const loose = staying[node - 1];
    const left = pieces - depth + most - loose;
    const text = room.toString(2);
    const last = text.length - 1 - begin.length;
    const covered = fit.exec(begin ? text.slice(begin.length) : text)!;
    for (let i = 0; i < stay; i++) {
      if (!covered[i] || !isAllowed(i, last + 1 - shapes[i].length)) continue;
      const to = nodeOf(room ^ masks[i], loose, left - 1);
      if (to) edges.push((to * GLYPHS + i) * LETTER + shapes[i].charCodeAt(0));
    }
    const to = loose && open[last] === "?" && nodeOf(room ^ 1n, loose - 1, left);
    if (to) edges.push((to * GLYPHS + stay) * LETTER + LOOSE.charCodeAt(0));
    edges.push(0);
    return (starts[node] = at);
  };

  const search = (): void => {
    let own: number[];
    let root: string;
    const trail = Array<number>(pieces + most).fill(0);
    const boardAt = (depth: number): string =>
      depth ? put(boardAt(--depth), shapes[(trail[depth] / LETTER) & (GLYPHS - 1)] ?? LOOSE) : root;
    const solutionAt = (depth: number): string => boardAt(depth).replaceAll(LOOSE, "x");
    const walk = (node: number, free: number, depth: number): void => {
      let at = starts[node] || expand(node, depth);
      if (node > 1 ? isDue() : !own[1] || isLast(solutionAt(depth), own)) visit(solutionAt, depth, node - 1);
      for (let edge; (edge = edges[at++]);)
        if ((free >> edge) & 1) {
          trail[depth] = edge;
          walk((edge / (LETTER * GLYPHS)) | 0, (free ^ (1 << edge)) | 1, depth + 1);
        }
    };
    board.replace(RegExp("(?=" + first + ")", first && "gi"), (_, at: number): any => {
      root = put(board, first, at);
      const isGood = (!first || isAllowed(0, at)) && isLast(root, group);
      const node = isGood && nodeOf(bits(begin + root), most, pieces);
      if (node) {
        own = symmetries(root, group);
        walk(node, -1, 0);
      }
    });
  };
  return { search, rooms };
};
