// The search asks the regexes about each board once. Their answers make a graph: a node is a board, by its room alone, and
// an edge a glyph put on its first empty cell. It grows as the search walks through it.

import { isLeast, symmetries, transpose } from "./board.ts";
import { glyphs, put } from "./pieces.ts";
import { fitting, holes } from "./regexes.ts";

/** What a search has done so far. */
export interface Tally {
  /** pieces put down that left room and no small hole */
  moves: number;
  /** different boards that the regexes have seen */
  boards: number;
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

  const pitch = board.search(/ |$/) + 1;
  const span = 4 * pitch + 1;
  const shapes = glyphs(pitch).filter((glyph) => !without.includes(glyph.slice(-1)));
  const X = shapes.find((glyph) => /X/.test(glyph));
  const fit = fitting(shapes);
  const hole = holes(pitch);
  const masks = shapes.map((glyph) => BigInt("0b" + glyph.slice(0, -1).padEnd(span, "0")));
  const bits = shapes.map((glyph) => 1 << parseInt(glyph.slice(-1), 36));

  // Node 0 is the full board. starts[node] is where its edges begin in graph, each its piece as a bit, its glyph and the
  // node it leads to, and a 0 behind.
  const nodes = new Map([[0n, 0]]);
  const rooms = [0n];
  const starts = [0];
  const graph = [0];
  const node = (room: bigint): number => {
    let id = nodes.get(room);
    if (id == null) nodes.set(room, (id = hole.test(room.toString(2)) ? -1 : rooms.push(room) - 1));
    return id;
  };
  const grow = (id: number): number => {
    const start = (starts[id] = graph.length);
    const room = rooms[id].toString(2);
    const shift = BigInt(room.length - span);
    const fits = fit.exec(room)!;
    for (let i = 0; i < shapes.length; i++)
      if (fits[i + 1] === "") {
        const to = node(rooms[id] ^ (masks[i] << shift));
        if (to >= 0) graph.push(bits[i], i, to);
      }
    graph.push(0);
    tally.boards = nodes.size;
    return start;
  };

  const group = symmetries(board, movements);
  let free = ~2; // all pieces but X
  let last = 0;
  roots: for (const root of X
    ? [...board].map((_, at) => put([...board], X, at).join("")).filter((laid) => laid.replace(/X/g, "x") === board)
    : [board]) {
    const path: number[] = [];
    const draw = (): string => {
      const cells = [...root];
      for (const edge of path) put(cells, shapes[graph[edge + 1]], cells.indexOf("x"));
      return cells.join("");
    };
    let to = node(BigInt("0b" + root.replace(/./g, (cell) => (cell < "x" ? "0" : "1"))));
    if (to < 0 || !isLeast(root, group)) continue;
    if (!X && to) tally.moves--; // the board itself is no move
    const own = symmetries(root, group);
    const near = root.split("x").length / 5 - 3;
    for (;;) {
      if (from || !to || (++tally.moves - last > 9999 && path.length > near)) {
        const text = draw();
        if (from) {
          if (!RegExp(text.replace(/x/g, ".")).test(from)) to = 0;
          if (text === from) from = "";
        } else if (to ? (last = tally.moves) : isLeast(text, own)) yield lay(text);
      }
      let edge = starts[to] ?? grow(to);
      for (; !(graph[edge] & free); edge += 3)
        if (!graph[edge]) {
          if (!path.length) continue roots;
          edge = path.pop()!;
          free ^= graph[edge];
        }
      path.push(edge);
      free ^= graph[edge];
      to = graph[edge + 2];
    }
  }
  if (from) throw Error("this picture is not in the series");
}
