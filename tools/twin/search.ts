// The search asks once what fits on a board. The answers make a graph: a node stands for all boards that have the same room; an
// edge is a glyph laid on the board's last empty cell. The graph grows where the search walks, and the walk asks only which
// pieces are still free.

import { image, isLast, MOVEMENTS, pitchOf, symmetries } from "./board.ts";
import { fitting, smallHole } from "./regexes.ts";
import { glyphs, put } from "./pieces.ts";

/**
 * Called for each solution, and for the board after a move if that is due. `boardAt(d)` makes the board d pieces after the root,
 * which is the board with X; it works only during the visit. `depth` is the d of the visited board. `left` is 0 for a solution,
 * and greater otherwise. The search goes on from that board if the visit returns something, and else goes back.
 */
export type Visit = (boardAt: (depth: number) => string, depth: number, left: number) => any;

/** From a room, read as a binary number, to the number of its node. */
export type Nodes = Map<bigint, number>;

/**
 * A bit for each character, which is 1 for those after `other`: "a" tells empty cells, "." the cells of a glyph. (The first 0 is
 * for a glyph that may not be used, which is an empty text.)
 */
export const bits = (cells: string, other = "a"): bigint =>
  BigInt("0b0" + cells.replace(/./g, (cell) => String(+(cell > other))));

/** How many moves lie between two reports of how far the search has come. */
export const PACE = 3e4;

/** An edge is one number: the node to which it leads, the index of its glyph (of 63), and the code of its letter. */
export const LETTER = 2 ** 7;
export const GLYPHS = 2 ** 6;

/**
 * Which image of a board to search, as a number t: search `image(board, MOVEMENTS[t])`, and turn a solution back with
 * `image(solution, t)`. The closer the cells lie in the line, the more shapes the edge of the laid pieces can have, and each is
 * a node. So this counts the cells in the four rows from each place on, adds up the fourth powers (of the number and one), and
 * takes the image with the least sum. That is a guess, and a good one.
 */
export const turnOf = (board: string): number =>
  // Each sum is a multiple of eight, so that the number of its image can be added.
  Math.min(
    ...MOVEMENTS.map((movement, t) => {
      const turned = image(board, movement);
      const stretch = 4 * pitchOf(turned);
      return [...turned].reduce((sum, _, i) => sum + 8 * turned.slice(i, i + stretch).split("x").length ** 4, t);
    }),
  ) % 8;

/**
 * Prepares the search of a board, as it is: `turnOf` says which of its images is searched fast. X is laid first if it is free,
 * and then always a piece on the last empty cell. The search visits the solutions, one of each set of images under the `group` of
 * movements that keep the board, and the boards after those moves for which `isDue` says so, when it is asked: a move comes to a
 * board that has room left and no small hole. `without` holds the letters of the pieces
 * that may not be used: those on the board, if left out. If X is not one of them, it is in every solution. `nodes` must be
 * empty, and grows with the search; the solver passes one in to count them. A second run does not ask again what fits on a
 * board.
 */
export const prepare = (
  board: string,
  group: number[],
  isDue: () => boolean,
  visit: Visit,
  without: string,
  nodes: Nodes,
): (() => void) => {
  // The glyphs, with an empty text for each that may not be used. X comes first.
  const shapes = glyphs(pitchOf(board)).map((glyph) => (without.match(glyph[0]) ? "" : glyph));
  const first = shapes[0];
  const masks = shapes.map((glyph) => bits(glyph, "."));
  const fit = fitting(shapes);
  const small = smallHole(pitchOf(board));

  // Node 1 is the full board, and the room of a node is rooms[node - 1]. Its edges begin at edges[starts[node]]. A 0 ends them,
  // or the end of the array. A shift counts modulo 32, so (1 << edge) is the piece as a bit.
  const rooms = [0n];
  const starts: number[] = [];
  const edges: number[] = [];
  // The number of a room's node: 1 if it is full, 0 if it has a small hole. That is asked first, since most rooms have a hole.
  // The zeros after the last empty cell are stripped by division: a node's room ends with a 1. (push returns how many there are
  // then, which is the number of the new one. Node 1 has no room in `nodes`.)
  const nodeOf = (room: bigint): number =>
    !room
      ? 1
      : small.test(room.toString(2))
        ? 0
        : nodes.get((room /= room & -room)) || nodes.set(room, rooms.push(room)).size + 1;

  return () => {
    // The walk starts from a root, the board with X, which keeps its `own` symmetries of the group.
    let own: number[];
    // The room that was asked last. It is declared out here because a callback captures it: as a local of `walk` it would be
    // allocated anew at each step.
    let room: bigint;
    // The board with X.
    let root: string;
    // The edges along which the walk has gone from the root.
    const trail: number[] = [];
    const boardAt = (depth: number): string =>
      depth ? put(boardAt(--depth), shapes[(trail[depth] / LETTER) & (GLYPHS - 1)]) : root;
    const walk = (node: number, free: number, depth: number): void => {
      // When the walk first comes to a node, it asks which glyphs fit on the last empty cell, and lists the edges that leave no
      // small hole. The 0 ends the edges of the node that was asked before; push returns the place where the next begin.
      let at = starts[node];
      if (!at) {
        at = starts[node] = edges.push(0);
        room = rooms[node - 1];
        fit.exec(room.toString(2))!.forEach((covered, i) => {
          // Both end with a 1, the last empty cell and the last cell of the glyph, so these two coincide.
          const to = covered && nodeOf(room ^ masks[i]);
          if (to) edges.push((to * GLYPHS + i) * LETTER + shapes[i].charCodeAt(0));
        });
      }
      // Of solutions that are images of one another, only the last is visited. Most roots have no symmetry but the identity. (A 0
      // is the first edge.)
      if (node > 1 ? isDue() : !own[1] || isLast(boardAt(depth), own)) at = visit(boardAt, depth, node - 1) && at;
      for (let edge; (edge = edges[at++]);)
        if ((free >> edge) & 1) {
          trail[depth] = edge;
          walk((edge / (LETTER * GLYPHS)) | 0, free ^ (1 << edge), depth + 1);
        }
    };
    // Here replace serves as a loop. X may lie where its glyph fits, which is where the board has x (flag i lets X match x): each
    // such board is a root. The lookahead lets places overlap. If X may not be used, there is nothing to find but the empty text,
    // once, and the board itself is the only root.
    board.replace(RegExp("(?=" + first + ")", first && "gi"), (_, at: number): any => {
      root = put(board, first, at);
      const node = isLast(root, group) && nodeOf(bits(root));
      if (node) {
        own = symmetries(root, group);
        // In -1 all bits are set: every piece is free, and the letters on the board have no glyphs.
        walk(node, -1, 0);
      }
    });
  };
};
