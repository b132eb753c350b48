// Counts solutions without going to each of them: it goes over the graph in layers, each an edge further from the root.
// Of all ways to a node it keeps only how many there are, for each set of pieces that are left.

import { BoardError } from "../words/flaws.ts";
import { number } from "../words/words.ts";
import { cellsOf } from "../boards/cells.ts";
import { sources } from "../boards/numbered.ts";
import { endOf, FULL, graphOf, type Nodes } from "./graph.ts";
import { type Field, shapesOf } from "./task.ts";

/** How many states a layer may have. A state is a node and a set of pieces that are left. */
export const MOST_STATES = 1e7;

/** Which layer was counted, of how many, and how many states the widest so far has. */
export interface Layers {
  layer: number;
  layers: number;
  states: number;
}

/** For each node of a layer and each set of pieces that are left, as bits, how many ways lead there. */
type Ways = Map<number, number>[];

/** Returns what says whether the i-th glyph, its first cell at an index, lies as its image under a movement does. */
const ownUnder = (movement: number, board: string, shapes: string[]) => {
  const at = cellsOf(board);
  const images = new Map(sources(board, movement).map((from, cell) => [at[from], at[cell]]));
  const cells = shapes.map((glyph) => cellsOf(glyph));
  return (i: number, first: number): boolean =>
    cells[i].every((cell) => cells[i].includes(images.get(first + cell)! - first));
};

/** How many solutions there are with glyphs that may lie so; undefined if a layer has too many states. */
const countWays = (
  field: Field,
  shapes: string[],
  onLayer: (layers: Layers) => void,
  mayLie?: (i: number, first: number) => boolean,
): number | undefined => {
  const { nodesOf, rootOf, expand, longest } = graphOf(field, shapes, mayLie);
  let [nodes, ways]: [Nodes, Ways] = [nodesOf(), []];
  const root = rootOf(nodes, field.board, 0);
  if (root) ways[root] = new Map([[-1, 1]]);
  let [total, widest] = [0, 0];
  for (let layer = 1; ; layer++) {
    for (const count of ways[FULL]?.values() ?? []) total += count;
    if (layer > longest) return total;
    const next = nodesOf();
    const on: Ways = [];
    let states = 0;
    for (let node = FULL + 1; node < ways.length && states <= MOST_STATES; node++) {
      const edges: number[] = [];
      expand(nodes, node, layer - 1, next, edges);
      for (const edge of edges) {
        const into = (on[endOf(edge)] ??= new Map());
        states -= into.size;
        ways[node].forEach((count, left) => {
          if (!((left >> edge) & 1)) return;
          const rest = (left ^ (1 << edge)) | 1;
          into.set(rest, (into.get(rest) ?? 0) + count);
        });
        states += into.size;
      }
      ways[node].clear();
    }
    widest = Math.max(widest, states);
    onLayer({ layer, layers: longest, states: widest });
    if (states > MOST_STATES) return undefined;
    [nodes, ways] = [next, on];
  }
};

/**
 * How many solutions a board has, one of each set of images under a group of movements, and all; undefined if a layer
 * has too many states. The distinct ones by Burnside's lemma: a piece is used once, so in a solution that is its own
 * image each piece is. `onLayer` is called after each layer. Throws a BoardError if there are too many for a number.
 */
export const countInLayers = (field: Field, group: number[], without: string, onLayer: (layers: Layers) => void) => {
  // Here X is a piece like the others: no glyph comes before all.
  const shapes = ["", ...shapesOf(field.board, without)];
  const total = countWays(field, shapes, onLayer);
  if (total === undefined) return undefined;
  if (total > Number.MAX_SAFE_INTEGER)
    throw new BoardError(`there are more than ${number(Number.MAX_SAFE_INTEGER)} solutions`);
  // These are some of the same states, and so not too many.
  const ownImages = (movement: number): number =>
    countWays(field, shapes, () => {}, ownUnder(movement, field.board, shapes))!;
  const own = group.slice(1).reduce((sum, movement) => sum + ownImages(movement), 0);
  return { solutions: (total + own) / group.length, total };
};
