// The search asks once what fits on a board. The answers make a graph: a node stands for all boards that have the same room; an
// edge is a glyph laid on the board's last empty cell. The graph grows where the search walks, and the walk asks only which
// pieces are still free.

import { image, isLast, MOVEMENTS, pitchOf, symmetries } from "./board.ts";
import { glyphs, put } from "./pieces.ts";
import { FIRST_CELL, fitting, hole, regex } from "./regexes.ts";

/**
 * Called with a function that makes a board as long as the visit lasts, whether it has room left (0 for a solution), and how
 * many moves the search has made. A move comes to a board that has room left and no small hole.
 */
export type Visit = (visited: () => string, left: number, moves: number) => void;

/**
 * Visits the solutions, one of each set of images under those `movements` that keep the board, and every 30,000 moves the
 * board that the search has come to. Returns the number of moves. Another run does not ask again what fits on a board. The
 * movements are all of them, or the rotations, or none but 0. (Other sets mean something else on the image that is searched.)
 */
export type Search = (movements: number[], visit: Visit) => number;

/**
 * The number of each node by its room, which is a number itself: the ones and zeros of its text. A search fills it. Whoever wants
 * to know how many there are hands in an empty one.
 */
export type Nodes = Map<bigint, number>;

/** A bit for each character, which is 0 for those before `least`: "x" tells empty cells, "A" the cells of a glyph. */
const bits = (cells: string, least = "x"): bigint =>
  BigInt("0b0" + cells.replace(/./g, (cell): any => (cell < least ? 0 : 1)));

/** The edges that the walk has gone along from its root, the last one first, and the board, once somebody has asked for it. */
type Path = [before: Path | undefined, edge: number, board?: string];

/** How many moves lie between two visits on the way. */
const PACE = 3e4;

/**
 * Which image of a board to search: the one that MOVEMENTS[turnOf(board)] makes, so that turnOf(board) turns the solutions
 * back. The more cells lie close together in the line, the more shapes the edge of what is laid can have, and each is a node.
 * So this counts the cells in the four rows from each place on, adds up the fourth powers (of the number and one), and takes
 * the image with the least sum. That is a guess, and a good one. `sum` begins as the place of the movement and grows by
 * multiples of eight, so the rest is the place.
 */
export const turnOf = (board: string): number =>
  Math.min(
    ...MOVEMENTS.map(
      (movement, sum) => (
        image(board, movement).replace(
          /./g,
          (_, i, turned): any => (sum += 8 * turned.substr(i, 4 * pitchOf(turned)).split("x").length ** 4),
        ),
        sum
      ),
    ),
  ) % 8;

/**
 * Prepares the search of a board, in the image that `turnOf` picks. X is laid first if it is free, and then always a piece
 * on the last empty cell. `without` holds the letters of the pieces that may not be used: those on the board, if left out. If X
 * is not one of them, it is in every solution. `nodes` must be empty, and grows as the search goes on.
 */
export const prepare = (given: string, without = given, nodes: Nodes = new Map()): Search => {
  const turn = turnOf(given);
  const board = image(given, MOVEMENTS[turn]);
  const pitch = pitchOf(board);
  const shapes = glyphs(pitch).map((glyph) => (without.match(glyph[0]) ? "" : glyph));
  const masks = shapes.map((glyph) => bits(glyph, "A"));
  const fit = fitting(shapes);
  const small = regex(FIRST_CELL + hole(pitch), "s");

  // Node 1 is the full board, and the room of a node is rooms[node - 1]. Its edges begin at edges[starts[node]]. Each is three
  // numbers: its piece as a bit, the node it leads to, and the index of its glyph. A 0 ends them, or the end of the array.
  const rooms = [0n];
  const starts: number[] = [];
  const edges: number[] = [];
  // The number of a room's node: 1 if it is full, false if it has a small hole. That is asked first, since most rooms have a
  // hole. The zeros after the last empty cell are stripped by division: a node's room ends with a 1.
  const nodeOf = (room: bigint): any =>
    +!room ||
    (!small.test(room.toString(2)) &&
      (nodes.get((room /= room & -room)) ?? (nodes.set(room, rooms.push(room)), rooms.length)));

  return (
    movements,
    visit,
    moves = 0,
    // The walk starts from a root, the board with X, which keeps its `own` symmetries of the group. `room` is that of the board
    // that is asked.
    root?: any,
    own?: any,
    room?: any,
    group = symmetries(board, movements),
    boardAt = (path?: Path): string => (path ? (path[2] ??= put(boardAt(path[0]), shapes[edges[path[1] + 2]])) : root),
    back = (path?: Path): string => image(boardAt(path), turn),
    walk = (
      node: number,
      free: number,
      path?: Path,
      // A node is asked when the walk first comes to it. The 0 ends the edges of the node that was asked before it; push returns
      // the place where its own begin, and map adds them. Each node has its edges behind a 0 of its own, so the loop below is not
      // disturbed by those that are asked meanwhile. A shift counts modulo 32, so each letter has a bit of its own.
      edge: any = (starts[node] ??= [
        edges.push(0),
        fit
          .exec((room = rooms[node - 1]).toString(2))!
          // `to` is first what the glyph covers, nothing if it does not fit, and then the node that it leads to.
          .map(
            (to: any, i) => (to &&= nodeOf(room ^ masks[i])) && edges.push(1 << (shapes[i] as any).charCodeAt(), to, i),
          ),
      ][0] as number),
      piece?: number,
    ): void => {
      // Of solutions that are images of each other only the last is visited, and most roots have no symmetry but the first, 0.
      if (node > 1 ? ++moves % PACE < 1 : !own[1] || isLast(boardAt(path), own))
        // A closure here would make V8 keep each step of the walk on the heap.
        visit(back.bind(0, path), node - 1, moves);
      for (; (piece = edges[edge]); edge += 3) if (piece & free) walk(edges[edge + 1], free ^ piece, [path, edge]);
    },
  ) =>
    // Here replace serves as a loop. X may lie wherever its glyph fits, which is where the board has x (flag i lets X match x):
    // each such board is a root. The lookahead lets places overlap. Without X there is nothing to find but the empty text,
    // once, and the board itself is the only root. The third argument, the whole text, is not needed: `node` is a local.
    (
      board.replace(
        regex("(?=" + shapes[0] + ")", shapes[0] && "gi"),
        (_: string, at: number, node: any): any => (
          (root = put(board, shapes[0], at)),
          (own = symmetries(root, group)),
          // In -1 all bits are set: every piece is free, and the letters on the board have no glyphs.
          (node = isLast(root, group) && nodeOf(bits(root))) && walk(node, -1)
        ),
      ),
      moves
    );
};
