// What hangs on the Wall of a board, and which of it is lit.

import { useMemo, useState } from "preact/hooks";
import { isFull, withLetters } from "../../boards/cells.ts";
import { outlineOf } from "../../twin/picture.ts";
import { listed, type Place, taskFor } from "../place/address.ts";
import { isDrawable } from "../program/source.ts";
import { useFound } from "../search/ask.ts";
import { litBy, ownOf, type Tile } from "../search/found.ts";
import { undrawable } from "./canvas.ts";
import { MOST, ownTiles, tilesOf } from "./tiles.ts";

export const useTiles = ({ board }: Place) => {
  const outline = outlineOf(board);
  const found = useFound(outline);
  const flaw = useMemo(() => taskFor(board).flaw || undrawable(), [board]) || found.wrong;
  const isDone = !!flaw || !!found.summary;
  const count = found.solutions.length;
  // During a search there is another wall only for twice as many solutions. A board of the list is searched quickly.
  const early = listed(outline)?.solutions ? 0 : 2 ** Math.floor(Math.log2(count));
  const some = Math.min(MOST, isDone ? count : early);
  const made = useMemo(() => {
    const known = { ...found, solutions: found.solutions.slice(0, some) };
    const own = ownOf(known);
    const chosen = known.solutions[(own.at(-1) ?? 1) - 1];
    const whole = isFull(board) ? board : chosen && withLetters(outline, chosen);
    const first = /[A-Z]/.test(board) ? board : whole;
    const tiles = first && !flaw ? tilesOf(known, first) : [];
    const numbers = tiles.map(({ number }) => number);
    return {
      ...{ known, own, tiles, whole: whole ?? board, ownTiles: ownTiles(known, numbers) },
      isProgram: tiles.length > 0 && isDrawable(tiles[0].board),
    };
  }, [board, some, isDone]);
  return { ...made, total: made.known.solutions.length, found, flaw, isDone, count };
};

export type Tiles = ReturnType<typeof useTiles>;

/** The boards of the tiles, turned so that the pinned pieces lie alike, and which of them can have these there. */
export const useLit = ({ pins }: Place, { known, tiles }: Tiles, at: number) => {
  // Pins mean the places on the tile where they were set, even when another tile is near.
  const [last, keep] = useState<Tile>();
  const tile: Tile | undefined = tiles[at];
  const alike = ({ board, number }: Tile) => litBy(known, board, pins).set(number, board);
  const isLast = last && outlineOf(last.board) === known.outline;
  const before = useMemo(() => (pins && isLast ? alike(last) : undefined), [known, pins, last]);
  const isKept = !!tile && !!before?.has(tile.number);
  const now = useMemo(() => (pins && tile && !isKept ? alike(tile) : undefined), [known, pins, tile, isKept]);
  const lit = isKept ? before : now;
  const boards = useMemo(() => tiles.map((each) => lit?.get(each.number) ?? each.board), [tiles, lit]);
  const isLit = useMemo(() => lit && ((which: number) => lit.has(tiles[which].number)), [tiles, lit]);
  return {
    ...{ boards, isLit },
    pins: lit ? pins : "",
    /** The numbers among which one goes on. */
    reach: lit ? [...lit.keys()].filter(Boolean) : known.solutions.map((_, i) => i + 1),
    /** Has the pinned pieces stay where they lie on a tile, or on the one that is shown. */
    keep: (next: Tile = { board: boards[at], number: tile!.number }) => keep(next),
  };
};

export type Lit = ReturnType<typeof useLit>;
