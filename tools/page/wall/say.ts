// What is said on the Wall.

import { capital, number, plural, sentenceOf } from "../../words/words.ts";
import { sayCount, sayLit } from "../search/found.ts";
import type { Tiles } from "./hanging.ts";

/** What one can do on a wall of which no tile is near, with a mouse or with fingers. */
export const sayFar = (tile: string, hasMouse: boolean): string =>
  hasMouse
    ? `Press a ${tile}, or Enter, to go in. The wheel zooms, a drag moves.`
    : `Press a ${tile} to go in. Two fingers zoom.`;

/** What is said of a wall of which a tile is near, or none; `lit` of them are lit if there are pins. */
export const sayWall = (
  { flaw, isDone, count, total, isProgram, tiles }: Tiles,
  near: { number: number; isYours: boolean } | undefined,
  lit: number,
  pins: string,
): string => {
  if (flaw) return sentenceOf(flaw);
  if (pins) return sayLit(lit, total, pins);
  if (near?.number) {
    const which = `${isProgram ? "Program" : "Solution"} ${number(near.number)} of ${number(total)}`;
    return `${which}${near.isYours ? ": yours" : ""}.`;
  }
  if (near && isDone && isProgram) return `This is a program. It prints ${plural(count, "other")}.`;
  if (near && isDone) return "This board is not full.";
  if (isDone && isProgram && total > 1) return `${number(total)} programs. Each prints the next.`;
  return capital(sayCount(count, isDone)) + (tiles.length ? "." : "");
};
