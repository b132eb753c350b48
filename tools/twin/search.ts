// The search asks once what fits on a board. The answers make a graph: a node is a board, known by its room alone; an edge is a
// glyph laid on the board's last empty cell. The graph grows where the search walks, and the walk asks only which pieces are
// still free.

import { image, isLast, MOVEMENTS, pitchOf, symmetries } from "./board.ts";
import { glyphs, put } from "./pieces.ts";
import { FIRST_CELL, fitting, hole, regex } from "./regexes.ts";

/**
 * Is told about a board: what makes it, whether cells are left to fill (0 for a solution), and how many moves the search has
 * made. A move comes to a board that has room left and no small hole.
 */
export type Visit = (visited: () => string, left: number, moves: number) => void;

/**
 * Visits the solutions, one of each set of images under those `movements` that keep the board, and every 30,000 moves the
 * board that the search has come to. Returns the number of moves. Another run does not ask again what fits on a board. The
 * movements are those of the image that is searched; all of them, or the rotations, or none but 0, are the same in each.
 */
export type Search = (movements: number[], visit: Visit) => number;

/** The number of each node by its room, which is a number itself: the ones and zeros of its text. */
export type Nodes = Map<bigint, number>;

/** A bit for each character, which is 0 for those before `least`: "x" tells empty cells, "A" the cells of a glyph. */
const bits = (cells: string, least = "x"): bigint =>
  BigInt("0b0" + cells.replace(/./g, (cell): any => (cell < least ? 0 : 1)));

/** The edges that the walk has gone along from its root, the last one first, and the board, once somebody has asked for it. */
type Path = [before: Path | undefined, edge: number, board?: string];

/** How many moves lie between two visits on the way. */
const PACE = 3e4;

/**
 * Which image of a board to search: the one that MOVEMENTS[turnOf(board)] makes, so that turnOf(board) turns the solutions back.
 * The more cells lie close together in the line, the more shapes the edge of what is laid can have, and each is a node. So this
 * adds up the fourth power of the number of cells in the four rows from each place on, and takes the image with the least sum.
 * That is a guess, and a good one. The sum begins with the place of the movement and grows by multiples of eight.
 */
export const turnOf = (board: string): number =>
  Math.min(
    ...MOVEMENTS.map(
      (movement, sum) => (
        image(board, movement).replace(
          /./g,
          (_, i, image): any => (sum += 8 * image.substr(i, 4 * pitchOf(image)).split("x").length ** 4),
        ),
        sum
      ),
    ),
  ) % 8;

/**
 * Prepares the search of a board, in the image that is searched fastest. X is laid first if it is free, and then always a piece
 * on the last empty cell. `without` holds the letters of the pieces that may not be used: those on the board, if left out. If X
 * is not one of them, it is in every solution. `nodes` grows as the search goes on.
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
  // numbers: its piece as a bit, the node it leads to, and the index of its glyph. A 0 ends them, or the end of all.
  const rooms = [0n];
  const starts: number[] = [];
  const edges: number[] = [];
  // A room with a small hole has no node: this is false. Most rooms have one, so that is asked first. A room ends with its last
  // empty cell, so the zeros behind that are divided away.
  const nodeOf = (room: bigint): any =>
    +!room ||
    (!small.test(room.toString(2)) &&
      (nodes.get((room /= room & -room)) ?? (nodes.set(room, rooms.push(room)), rooms.length)));

  return (
    movements,
    visit,
    moves = 0,
    // The walk stands on a root, the board with X, which keeps its `own` symmetries of the group.
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
      // The 0 in front ends the edges of the node that was asked before. Their place is noted, and then they are found. A shift
      // counts modulo 32, so each letter has a bit of its own.
      edge: any = (starts[node] ??= [
        edges.push(0),
        fit
          .exec((room = rooms[node - 1]).toString(2))!
          // What a glyph covers gives way to the node that it leads to.
          .map(
            (to: any, i) => (to &&= nodeOf(room ^ masks[i])) && edges.push(1 << (shapes[i] as any).charCodeAt(), to, i),
          ),
      ][0] as number),
      piece?: number,
    ): void => {
      // Of solutions that are images of each other only the last is visited, and most roots have no symmetry but the first, 0.
      if (node > 1 ? ++moves % PACE < 1 : !own[1] || isLast(boardAt(path), own))
        // With a closure for this, V8 would keep each step of the walk on the heap.
        visit(back.bind(0, path), node - 1, moves);
      for (; (piece = edges[edge]); edge += 3) if (piece & free) walk(edges[edge + 1], free ^ piece, [path, edge]);
    },
  ) =>
    // X may lie wherever its glyph fits, which is where the board has x: each such board is a root. Places may overlap. Without
    // X there is nothing to find but the empty text, once, and the board itself is the only root.
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
