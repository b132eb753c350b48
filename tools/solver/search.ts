// The search of the solver: a walk over the graph, which grows where it walks. It goes step by step, and can pause.

import { isLast, symmetries } from "../twin/board.ts";
import { put } from "../twin/pieces.ts";
import { GLYPHS, LETTER, PACE } from "../twin/search.ts";
import { cellsOf } from "../boards/cells.ts";
import { edgeTo, endOf, FULL, glyphIn, graphOf, LOOSE } from "./graph.ts";
import { type Field, firstPlaces, shapesOf } from "./task.ts";

/** What a search counts as it goes on: its moves, and the different boards to which they come. */
export type Tally = { moves: number; boards: number };

/**
 * Yields the solutions of a board, "x" where a cell stays empty: one of each set of images under a group of movements
 * that keep the board. Every thousand moves it yields "", so that one can see how far it has come.
 */
export function* search(field: Field, group: number[], without: string, tally: Tally): Generator<string, void> {
  const shapes = shapesOf(field.board, without);
  const { nodesOf, rootOf, expand, longest } = graphOf(field, shapes);
  const [first] = shapes;
  const all = nodesOf();
  const { boards } = tally;
  let { moves } = tally;
  // For each node where its edges begin, once they are listed. Before them is a bit for each of their pieces, as a
  // negative number, which also ends the edges before it. A 0 ends all: V8 compiles a walk anew that leaves a list.
  const starts = [0, 1];
  const edges = [0, 0];
  // For each glyph its letter, and where its cells are, seen from the last.
  const laid = ["x", ...shapes.slice(1)];
  const letters = laid.map((glyph) => glyph[0]);
  const steps = laid.map((glyph) => cellsOf(glyph).map((cell) => cell - glyph.length + 1));
  /** Lists the edges of a node, and returns where they begin. */
  const list = (node: number, depth: number): number => {
    const begin = edges.length;
    edges[begin - 1] = -expand(all, node, depth, all, edges);
    edges.push(0);
    return (starts[node] = begin);
  };
  // The way from a root, and an edge to that before it. At each depth: a bit for each piece left, and the next edge.
  const trail = new Float64Array(longest + 1);
  const frees = new Int32Array(longest + 2).fill(-1);
  const nexts = new Int32Array(longest + 2);
  /** Goes on from a depth to the next solution, or pause, and returns its depth; 0 at the end. */
  const walk = (depth: number): number => {
    let free = frees[depth];
    let next = nexts[depth];
    for (;;) {
      const edge = edges[next++];
      if (edge <= 0) {
        if (!depth--) return 0;
        free = frees[depth];
        next = nexts[depth];
      } else if ((free >> edge) & 1) {
        const node = (edge / (LETTER * GLYPHS)) | 0;
        const begin = starts[node] || list(node, depth);
        const isDue = node === FULL || ++moves % PACE < 1;
        const left = (free ^ (1 << edge)) | 1;
        // Most nodes have no edge for a piece that is left.
        if (!isDue && !(-edges[begin - 1] & left)) continue;
        trail[depth] = edge;
        nexts[depth++] = next;
        frees[depth] = free = left;
        next = begin;
        if (!isDue) continue;
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
    const node = rootOf(all, root, at);
    if (!node) continue;
    const own = symmetries(root, group);
    nexts[0] = edges.push(edgeTo(node, 0, LOOSE), 0) - 2;
    for (let depth = walk(0); ; depth = walk(depth)) {
      Object.assign(tally, { moves, boards: boards + all.rooms.length - 2 });
      if (!depth) break;
      if (endOf(trail[depth - 1]) > FULL) yield "";
      else {
        const board = boardAt(root, depth);
        // Few roots have a symmetry but the identity.
        if (!own[1] || isLast(board, own)) yield board;
      }
    }
  }
}
