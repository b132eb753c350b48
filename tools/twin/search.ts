// The search asks the regexes about each board once. Their answers make a graph: a node is a board, by its room alone, and
// an edge a glyph put on its first empty cell. It grows as the search walks through it.

import { isLeast, pitchOf, symmetries, transpose } from "./board.ts";
import { glyphs, put } from "./pieces.ts";
import { fitting, holes } from "./regexes.ts";

/** What a search has done so far. */
export interface Tally {
  /** pieces put down that left room and no small hole */
  moves: number;
  /** different boards that the regexes have seen, by their room: the number of each, -1 where there is a small hole */
  boards: Map<bigint, number>;
}

/**
 * Yields the solutions of a board, one of each set of images under those `movements` that keep the board, and on its way,
 * at least 10,000 moves apart, boards with no more than two pieces to go.
 *
 * X is laid first, if it is among the pieces; then always a piece on the first empty cell along the short side. With
 * `from`, a board that it would yield, it yields what comes after that one; it throws an Error if it never comes there.
 * `without` are letters of pieces that it may not use, those on the board among them.
 */
export function* series(
  board: string,
  movements: number[],
  from: string,
  tally: Tally,
  without = board,
): Generator<string, void> {
  const rows = board.split(" ");
  const lay = rows.length < rows[0].length ? transpose : (same: string) => same;
  board = lay(board);
  from = lay(from);
  if (from === board) from = "";

  const pitch = pitchOf(board);
  const shapes = glyphs(pitch).filter((glyph) => !without.includes(glyph[0]));
  const X = shapes.find((glyph) => /X/.test(glyph));
  const fit = fitting(shapes);
  const hole = holes(pitch);
  const roomOf = (cells: string, least: string): bigint =>
    BigInt("0b" + cells.replace(/./g, (cell) => (cell < least ? "0" : "1")));
  const masks = shapes.map((glyph) => roomOf(glyph, "A"));

  // Node 0 is the full board. starts[node] is where its edges begin in graph, each its piece as a bit, its glyph and the
  // node it leads to, and a 0 behind. No edge begins at 0.
  const nodes = tally.boards;
  const rooms: bigint[] = [];
  const starts: number[] = [];
  const graph = [0];
  const node = (room: bigint): number => {
    let id = nodes.get(room);
    if (id == null) nodes.set(room, (id = hole.test(room.toString(2)) ? -1 : rooms.push(room) - 1));
    return id;
  };
  const grow = (id: number): number => {
    const start = (starts[id] = graph.length);
    const room = rooms[id].toString(2);
    const fits = fit.exec(room)!;
    for (let i = 0; i < shapes.length; i++)
      if (fits[i + 1] === "") {
        const to = node(rooms[id] ^ (masks[i] << BigInt(room.length - shapes[i].length)));
        if (to >= 0) graph.push(1 << parseInt(shapes[i][0], 36), i, to);
      }
    graph.push(0);
    return start;
  };
  node(0n);

  const group = symmetries(board, movements);
  let free = ~2; // all pieces but X
  let last = 0;
  roots: for (const root of X
    ? [...board].map((_, at) => put([...board], X, at).join("")).filter((laid) => laid.replace(/X/g, "x") === board)
    : [board]) {
    const path: number[] = [];
    const draw = (): string =>
      path.reduce((cells, edge) => put(cells, shapes[graph[edge + 1]], cells.indexOf("x")), [...root]).join("");
    let to = node(roomOf(root, "x"));
    if (to < 0 || !isLeast(root, group)) continue;
    if (!X && to) tally.moves--; // the board itself is no move
    const own = symmetries(root, group);
    for (;;) {
      if (from || !to || ++tally.moves - last > 9999) {
        const text = draw();
        if (from) {
          if (!RegExp(text.replace(/x/g, ".")).test(from)) to = 0;
          if (text === from) from = "";
        } else if (to ? text.split("x").length < 12 && (last = tally.moves) : isLeast(text, own)) yield lay(text);
      }
      let edge = starts[to] ?? grow(to);
      for (; !(graph[edge] & free); edge += 3)
        if (!graph[edge]) {
          if (!(edge = path.pop()!)) continue roots;
          free ^= graph[edge];
        }
      path.push(edge);
      free ^= graph[edge];
      to = graph[edge + 2];
    }
  }
  if (from) throw Error("this picture is not in the series");
}
