// The search asks once what fits on a board. The answers make a graph: a node stands for all boards that have the same
// room; an edge is a glyph laid on the board's last empty cell. It grows where the search walks.

import { image, isLast, MOVEMENTS, pitchOf, symmetries } from "./board.ts";
import { fitting, smallHole } from "./regexes.ts";
import { glyphs, put } from "./pieces.ts";

/**
 * Called for each solution, and for the board after a move if that is due. `boardAt(d)` makes the board d pieces after
 * the root, which is the board with X; it works only during the visit. `depth` is the d of the visited board. `left`
 * is 0 for a solution, and greater otherwise. If the visit returns nothing, the search goes back from that board.
 */
export type Visit = (boardAt: (depth: number) => string, depth: number, left: number) => any;

/** From a room, read as a binary number, to the number of its node. */
export type Nodes = Map<bigint, number>;

/**
 * A bit for each character, which is 1 for those after `other`: "a" tells empty cells, "." the cells of a glyph. (The
 * first 0 is for a glyph that may not be used, which is an empty text.)
 */
export const bits = (cells: string, other = "a"): bigint =>
  BigInt("0b0" + cells.replace(/./g, (cell) => String(+(cell > other))));

/** How many moves lie between two reports of how far the search has come. */
export const PACE = 1e3;

/** An edge is one number: the node to which it leads, the index of its glyph (of 63), and the code of its letter. */
export const LETTER = 2 ** 7;
export const GLYPHS = 2 ** 6;

/**
 * Which image of a board to search, as a number t: search `image(board, MOVEMENTS[t])`, and turn a solution back with
 * `image(solution, t)`. It has the least sum of the fourth powers of how many cells (and one) are in the four rows from
 * each place on: the closer cells lie in the line, the more rooms there are. That is a guess, and a good one.
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
 * Prepares the search of a board, as it is. X is laid first if it is free, and then always a piece on the last empty
 * cell. The search visits one solution of each set of images under the `group` of movements, and the boards after moves
 * for which `isDue` says so: a move comes to a board that has room left and no small hole. `without` has the letters of
 * the pieces that may not be used, and `nodes` is empty at first. A second run does not ask again what fits on a board.
 */
export const prepare = (
  board: string,
  group: number[],
  without: string,
  nodes: Nodes,
  isDue: () => boolean,
  visit: Visit,
): (() => void) => {
  // The glyphs, with an empty text for each that may not be used. X comes first.
  const shapes = glyphs(pitchOf(board)).map((glyph) => (without.match(glyph[0]) ? "" : glyph));
  const first = shapes[0];
  const masks = shapes.map((glyph) => bits(glyph, "."));
  const fit = fitting(shapes);
  const small = smallHole(pitchOf(board));

  // Node 1 is the full board. A node has the room rooms[node - 1], and edges from edges[starts[node]] up to a 0.
  const rooms = [0n];
  const starts: number[] = [];
  const edges: number[] = [];
  // The number of a room's node: 1 if it is full, 0 if it has a small hole, as most have. The division strips the zeros
  // after the last empty cell. (push returns the number of the new node. Node 1 has no room in `nodes`.)
  const nodeOf = (room: bigint): number =>
    !room
      ? 1
      : small.test(room.toString(2))
        ? 0
        : nodes.get((room /= room & -room)) || nodes.set(room, rooms.push(room)).size + 1;

  return () => {
    // The symmetries of the root, the board with X from which the walk starts.
    let own: number[];
    // The room that was asked last. A callback captures it: as a local of `walk` it would be allocated at each step.
    let room: bigint;
    let root: string;
    // The edges along which the walk has gone from the root.
    const trail: number[] = [];
    const boardAt = (depth: number): string =>
      depth ? put(boardAt(--depth), shapes[(trail[depth] / LETTER) & (GLYPHS - 1)]) : root;
    const walk = (node: number, free: number, depth: number): void => {
      // When the walk first comes to a node, it asks what fits, and lists the edges that leave no small hole. The 0
      // ends the edges of the node that was asked before.
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
      // Of solutions that are images of one another, only the last is visited. (If `at` is 0, there is no edge.)
      if (node > 1 ? isDue() : !own[1] || isLast(boardAt(depth), own)) at = visit(boardAt, depth, node - 1) && at;
      for (let edge; (edge = edges[at++]);)
        // A shift counts modulo 32: so a letter is a bit.
        if ((free >> edge) & 1) {
          trail[depth] = edge;
          walk((edge / (LETTER * GLYPHS)) | 0, free ^ (1 << edge), depth + 1);
        }
    };
    // Here replace is a loop over the places of X, which the lookahead lets overlap. (Flag i lets X match x.) If X may
    // not be used, it finds the empty text once, and the board itself is the only root.
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
