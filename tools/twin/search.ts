// The search asks once what fits on a board. The answers make a graph: a node is a board, known by its room alone; an edge is a
// glyph laid on the board's last empty cell. The graph grows where the search walks, and the walk asks only which pieces are
// still free.

import { image, isLast, MOVEMENTS, pitchOf, symmetries } from "./board.ts";
import { glyphs, put } from "./pieces.ts";
import { fitting, hole, regex } from "./regexes.ts";

/**
 * Is told about a board: what makes it, whether cells are left to fill (0 for a solution), and how many moves the search has
 * made. A move comes to a board that has room left and no small hole.
 */
export type Visit = (visited: () => string, left: number, moves: number) => void;

/**
 * Visits the solutions, one of each set of images under those `movements` that keep the board, and every 30,000 moves the
 * board that the search has come to. Returns the number of moves. Another run does not ask again what fits on a board. The
 * movements are those of the image that is searched; all of them, or none but 0, are the same in each.
 */
export type Search = (movements: number[], visit: Visit) => number;

/** A board's room as a number: a bit for each character, which is 0 for those before `least`. */
const bits = (cells: string, least = "x"): bigint =>
  BigInt("0b0" + cells.replace(/./g, (cell) => (cell < least ? 0 : 1) as any));

/** The edges that the walk has gone along from its root, the last one first. */
type Path = [before: Path | undefined, edge: number];

/** Up to which node an image is asked to see which one is searched fastest, and how many moves lie between two visits. */
const SAMPLE = 99;
const PACE = 3e4;

/**
 * Prepares the search of a board. It turns the board into the image in which the graph grows slowest: that image in which the
 * first boards lead to the fewest others. X lies on none of these, so that is a guess, and a good one. Returns how many they are
 * (and 10,000, so that texts sort like numbers), the search, the movement that makes the image, and the nodes, which grow as
 * the search goes on.
 *
 * X is laid first if it is free, and then always a piece on the last empty cell. `without` holds the letters of the pieces
 * that may not be used: those on the board, if left out. If X is not one of them, it is in every solution. `turns` holds the
 * movements to choose from.
 */
export const series = (
  given: string,
  without = given,
  turns = MOVEMENTS,
): [grown: number, search: Search, turn: number, nodes: Map<bigint, number>] =>
  turns
    .map((turn): [number, Search, number, Map<bigint, number>] => {
      const board = image(given, turn);
      const pitch = pitchOf(board);
      const shapes = glyphs(pitch).map((glyph) => (without.includes(glyph[0]) ? "" : glyph));
      const masks = shapes.map((glyph) => bits(glyph, "A"));
      const fit = fitting(shapes);
      // Pieces are laid from the end on, and so are most holes: the regex looks at the last cells first.
      const small = regex("^.*1" + hole(pitch));

      // Node 1 is the full board. The edges of a node begin at edges[starts[node]]. Each is three numbers: its piece as a bit,
      // the node it leads to, and the index of its glyph. A 0 ends them, or the end of all. Its room is rooms[node - 1].
      const rooms: bigint[] = [];
      const nodes = new Map<bigint, number>();
      const starts: number[] = [];
      const edges: number[] = [];
      // A room ends with its last empty cell, so the zeros behind that are divided away, unless it is 0 itself. A room with a
      // small hole has no node.
      const nodeOf = (room: bigint, node = nodes.get((room &&= room / (room & -room)))): number | undefined => (
        node || small.test(room.toString(2)) || nodes.set(room, (node = rooms.push(room))),
        node
      );
      const edgesOf = (node: number): number =>
        // The 0 in front ends the edges of the node that was asked before. Their place is noted, and then they are found.
        (starts[node] ??= [
          edges.push(0),
          fit
            .exec(rooms[node - 1].toString(2))!
            .map(
              (to: any, i) =>
                (to &&= nodeOf(rooms[node - 1] ^ masks[i])) && edges.push(1 << (shapes[i] as any).charCodeAt(), to, i),
            ),
        ][0] as number);
      nodeOf(0n);
      nodeOf(bits(board));
      // Nodes are numbered as they are found, so this asks the boards with few pieces first.
      for (let asked = 1; asked < SAMPLE;) if (rooms[asked++]) edgesOf(asked);

      return [
        1e4 + rooms.length,
        (
          movements: number[],
          visit: Visit,
          moves = 0,
          // The walk stands on a root, which keeps its `own` symmetries, and has gone along the edges of a path: the last
          // edge comes first, [path, edge].
          root?: any,
          own?: any,
          boardAt = (path?: Path): string => (path ? put(boardAt(path[0]), shapes[edges[path[1] + 2]]) : root),
          walk = (node: number, free: number, path?: Path): void => {
            // Of solutions that are images of each other only the last is visited. Reflections undo themselves.
            if (node > 1 ? ++moves % PACE < 1 : !own[1] || isLast(boardAt(path), own))
              visit(() => image(boardAt(path), turn > 3 ? turn : -turn & 3), node - 1, moves);
            for (let edge = edgesOf(node); edges[edge]; edge += 3)
              if (edges[edge] & free) walk(edges[edge + 1], free ^ edges[edge], [path, edge]);
          },
        ) =>
          // X may lie wherever its glyph fits, which is where the board has x: each such board is a root. Places may overlap.
          // Without X there is nothing to find but the empty text, once, and the board itself is the only root.
          (
            board.replace(
              regex("(?=" + shapes[0] + ")", shapes[0] && "gi"),
              (_: string, at: number, node: any): any => (
                (root = put(board, shapes[0], at)),
                (own = symmetries(root, movements)),
                (node = isLast(root, symmetries(board, movements)) && nodeOf(bits(root))) && walk(node, -1)
              ),
            ),
            moves
          ),
        turn,
        nodes,
      ];
    })
    .sort()[0];
