// The search asks once what fits on a board. The answers make a graph: a node is a board, known by its room alone; an edge is a
// glyph laid on the board's first empty cell. The graph grows where the search walks, and the walk asks only which pieces are
// still free.

import { isLeast, pitchOf, symmetries } from "./board.ts";
import { glyphs, put } from "./pieces.ts";
import { fitting, holes } from "./regexes.ts";

/**
 * Is told about a board: how to draw it, whether cells are left to fill (0 for a solution), and how many moves the search
 * has made. A move comes to a board that has room left and no small hole.
 */
export type Visit = (draw: () => string, left: number, moves: number) => void;

/**
 * Prepares the search of a board, and returns it as a function. That visits the solutions, one of each set of images under
 * those `movements` that keep the board, and every 30,000 moves the board it has come to. With `from`, one of these boards,
 * it visits only what comes after. It returns the number of moves, or -1 if it never came to `from`.
 *
 * X is laid first if it is free, and then always a piece on the first empty cell. `without` holds the letters of the pieces
 * that may not be used. `nodes` gets an entry for each board without a small hole.
 */
export const series = (board: string, movements: number[], without = board, nodes = new Map<string, number>()) => {
  const pitch = pitchOf(board);
  const [X, ...others] = glyphs(pitch);
  const shapes = others.filter((glyph) => !without.includes(glyph[0]));
  const fit = fitting(shapes);
  const hole = holes(pitch);
  const roomOf = (cells: string, least: string): bigint =>
    BigInt("0b" + cells.replace(/./g, (cell) => (cell < least ? 0 : 1) as any));
  const masks = shapes.map((glyph) => roomOf(glyph, "A"));

  // Node 1 is the full board. The edges of a node begin at graph[starts[node]]: for each its piece as a bit, and 64 times the
  // node it leads to plus its glyph; then a 0.
  const rooms: string[] = [];
  const starts: number[] = [];
  const graph: number[] = [];
  const nodeOf = (room: bigint, text = room.toString(2), node = nodes.get(text)): number | undefined => {
    if (!node && !hole.test(text)) nodes.set(text, (node = rooms.push(text)));
    return node;
  };
  const grow = (node: number): number => {
    const start = graph.length;
    const text = rooms[node - 1];
    const room = BigInt("0b" + text);
    const fits = fit.exec(text)!;
    shapes.map((glyph, i) => {
      const to = fits[i + 1] && nodeOf(room ^ (masks[i] << BigInt(text.length - glyph.length)));
      if (to) graph.push(1 << glyph.charCodeAt(0), (to as number) * 64 + i);
    });
    graph.push(0);
    return start;
  };
  nodeOf(0n);

  return (from: string, visit: Visit): number => {
    // The walk stands on a root, a board with X on it, and has gone along the edges of its path. `own` are the root's symmetries.
    const path: number[] = [];
    let moves = 0;
    let root: string;
    let own: number[];
    const draw = (): string =>
      path.reduce((cells, edge) => put(cells, shapes[graph[edge + 1] & 63], cells.indexOf("x")), root);
    const walk = (node: number, free: number): void => {
      // Of solutions that are images of each other only the least is shown, of other boards one in 30,000.
      if (node > 1 ? ++moves % 3e4 < 1 : !own[1] || isLeast(draw(), own))
        if (!from) visit(draw, node - 1, moves);
        else if (draw() == from) from = "";
      for (let edge = (starts[node] ??= grow(node)); graph[edge]; edge += 2)
        if (free & graph[edge]) {
          path.push(edge);
          walk(graph[edge + 1] >> 6, free ^ graph[edge]);
          path.pop();
        }
    };
    for (root of without.includes("X")
      ? [board]
      : [...board].map((_, at) => put(board, X, at)).filter((laid) => laid.replace(/X/g, "x") == board)) {
      const node = isLeast(root, symmetries(board, movements)) && nodeOf(roomOf(root, "x"));
      own = symmetries(root, movements);
      if (node) walk(node, -1);
    }
    return from ? -1 : moves;
  };
};
