// The search of the solver. Its graph is the twin's, but cells may stay empty, or say which piece covers them, and no
// room has a part that pieces cannot fill. Its walk goes step by step, and can pause.

import { isLast, pitchOf, symmetries } from "../twin/board.ts";
import { put } from "../twin/pieces.ts";
import { bits, GLYPHS, LETTER, PACE } from "../twin/search.ts";
import { cellsOf } from "../boards/cells.ts";
import { type Field, firstPlaces, regexesOf } from "./task.ts";

/** What a search counts as it goes on: its moves, and the different boards to which they come. */
export type Tally = { moves: number; boards: number };

/** A cell that stays empty, as a glyph. The bit of its code is that of no letter. */
const LOOSE = "@";

const edgeTo = (node: number, i: number, glyph: string): number => (node * GLYPHS + i) * LETTER + glyph.charCodeAt(0);
const endOf = (edge: number): number => (edge / (LETTER * GLYPHS)) | 0;
const glyphIn = (edge: number): number => (edge / LETTER) & (GLYPHS - 1);

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
 * The graph of a search, which grows where the search walks. The edges of a node are in `edges` from its start on; if
 * it has none yet, `expand` lists them. `rootNode` gives the node of a board on which X lies at this index.
 */
const graphOf = ({ board, marks, loose: most }: Field, without: string, tally: Tally) => {
  const { shapes, fit, hole } = regexesOf(board, without);
  const masks = shapes.map((glyph) => bits(glyph, "."));
  const stay = masks.push(1n) - 1;

  // Where cells differ, a room begins with a 1 that has no cell beside it: so its length says where it ends.
  const open = most ? marks : marks.replaceAll("?", "x");
  const pitch = pitchOf(board);
  const begin = open === board ? "" : "x".padEnd(pitch + 1);
  const canFill = filler(open, begin.length);
  // A run with no cell above it. A room without one, but for its first, is connected.
  const parted = RegExp("0(?:1(?<!" + "1".padEnd(pitch + 1, ".") + "))+(?!1)", "s");
  const isAllowed = begin ? clueReader(open, shapes) : () => true;

  // How many are laid after the root.
  const pieces = (board.split("x").length - 1 - most) / 5 - (shapes[0] ? 1 : 0);
  // For each node its room, how many cells of it stay empty, and where its edges begin. Node 1 is the full board.
  const rooms = [0n];
  const staying = [0];
  const starts = [0, 1];
  // A 0 ends those of each: V8 compiles a walk anew that leaves a list at its end.
  const edges = [0, 0];
  const nodes = Array.from({ length: most + 1 }, () => new Map<bigint, number>());
  /** Whether all cells of a room may stay empty. */
  const isOver = (text: string): boolean =>
    [...text].every((bit, i) => bit === "0" || !i || open[i - begin.length] === "?");
  const nodeOf = (room: bigint, loose: number, left: number): number => {
    if (!room) return 1;
    const text = room.toString(2);
    if (!left) return isOver(text) ? 1 : 0;
    if (!loose && hole.test(begin ? text.slice(begin.length) : text)) return 0;
    room /= room & -room;
    let node = nodes[loose].get(room);
    if (node === undefined) {
      node = 0;
      if ((!begin && !parted.test(text)) || canFill(text, loose)) {
        node = rooms.push(room);
        staying.push(loose);
        starts.push(0);
        tally.boards++;
      }
      nodes[loose].set(room, node);
    }
    return node;
  };

  /** Lists the edges of a node, to which so many edges lead from its root, and returns where they begin. */
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
      if (to) edges.push(edgeTo(to, i, shapes[i]));
    }
    const to = loose && open[last] === "?" && nodeOf(room ^ 1n, loose - 1, left);
    if (to) edges.push(edgeTo(to, stay, LOOSE));
    edges.push(0);
    return (starts[node] = at);
  };
  const rootNode = (root: string, at: number): number | false =>
    isAllowed(0, at) && nodeOf(bits(begin + root), most, pieces);
  return { shapes, edges, starts, expand, rootNode, longest: pieces + most };
};

/**
 * Yields the solutions of a board, "x" where a cell stays empty: one of each set of images under a group of movements
 * that keep the board. Every 30,000 moves it yields "", so that one can see how far it has come.
 */
export function* search(field: Field, group: number[], without: string, tally: Tally): Generator<string, void> {
  const { shapes, edges, starts, expand, rootNode, longest } = graphOf(field, without, tally);
  const [first] = shapes;
  // For each glyph what it lays, and where its cells are, seen from the last. The glyph after all others is a loose cell.
  const letters = [...shapes.map((glyph) => glyph[0]), "x"];
  const steps = [...shapes, LOOSE].map((glyph) => cellsOf(glyph).map((cell) => cell - glyph.length + 1));
  // The way from a root, and an edge to that before it. At each depth: a bit for each piece left, and the next edge.
  const trail = Array<number>(longest + 1).fill(0);
  const frees = new Int32Array(longest + 2).fill(-1);
  const nexts = new Int32Array(longest + 2);
  /** Goes on from a depth to the next solution, or pause, and returns its depth; 0 at the end. */
  const walk = (depth: number): number => {
    let free = frees[depth];
    let next = nexts[depth];
    for (;;) {
      const edge = edges[next++];
      if (!edge) {
        if (!depth--) return 0;
        free = frees[depth];
        next = nexts[depth];
      } else if ((free >> edge) & 1) {
        const node = endOf(edge);
        trail[depth] = edge;
        nexts[depth++] = next;
        frees[depth] = free = (free ^ (1 << edge)) | 1;
        next = starts[node] || expand(node, depth - 1);
        if (node > 1 && ++tally.moves % PACE) continue;
        nexts[depth] = next;
        return depth;
      }
    }
  };
  /** The board to which the way has led from its root. */
  const boardAt = (root: string, depth: number): string => {
    const cells = root.split("");
    let last = cells.length;
    for (let i = 1; i < depth; i++) {
      const glyph = glyphIn(trail[i]);
      while (cells[--last] !== "x");
      for (const step of steps[glyph]) cells[last + step] = letters[glyph];
    }
    return cells.join("");
  };
  for (const at of firstPlaces(field.board, first, group)) {
    const root = put(field.board, first, at);
    const node = rootNode(root, at);
    if (!node) continue;
    const own = symmetries(root, group);
    nexts[0] = edges.push(edgeTo(node, 0, LOOSE), 0) - 2;
    for (let depth = walk(0); depth; depth = walk(depth)) {
      if (endOf(trail[depth - 1]) > 1) yield "";
      else {
        const board = boardAt(root, depth);
        // Few roots have a symmetry but the identity.
        if (!own[1] || isLast(board, own)) yield board;
      }
    }
  }
}
