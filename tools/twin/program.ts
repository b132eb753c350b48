// The program that the quine holds: it reads its own picture and prints itself as every solution.

import { image, MOVEMENTS, quickest, symmetries } from "./board.ts";
import { copy, read } from "./picture.ts";
import { series } from "./search.ts";

/** What the frame hands over: the picture, just as it stands between the backticks, and the text it is drawn with. */
declare const q: string;
declare const t: string;

const OPTIONS = /^(,?--(all|verbose|quiet|solutions\W[1-9]\d*|(keep|resume)(?!.*-[kr])))*$/;

const process = globalThis.process;
const fs = process?.getBuiltinModule("fs");
const words = [process?.argv.slice(2)] + "";
const wants = (option: string) => words.includes(option);
const say = (message: unknown, status?: any) => {
  console.error(message);
  if (status + 1) process.exit(status);
};
if (!OPTIONS.test(words)) say(words + "? options: " + OPTIONS, wants("help") ? 0 : 2);

const shown = read(q, t);
const board = wants("keep") ? shown : shown.replace(/[A-Z]/g, "x");
const movements = wants("all") ? [0] : MOVEMENTS;
const images = symmetries(board, movements).length;
const turn = quickest(board);
const start: any = new Date();
let found = 0;
const report = (moves: number, status?: number) =>
  say(
    found +
      " solution" +
      (found - 1 ? "s" : "") +
      ", " +
      (images > 1 ? found * images + " with rotations and reflections, " : "") +
      moves +
      " moves, " +
      ((new Date() as any) - start) / 1e3 +
      " s",
    status,
  );
const moves = series(image(board, turn), movements)(
  wants("resume") && shown != board ? image(shown, turn) : "",
  (draw, left, moves) => {
    if (left && !wants("verbose")) return;
    if (left) report(moves);
    else found++;
    let rest: any = !wants("quiet") && copy(image(draw(), turn), t);
    while (rest)
      try {
        rest = fs ? rest.slice(fs.writeSync(1, rest)) : console.log(rest);
      } catch (error: any) {
        // Nothing that a write can throw comes before EAGAIN, or after EPIPE.
        if (error.code > "EB") error.code > "EP" ? process.exit() : say(error.message, 1);
      }
    if (found == (words.match(/\d+/) as unknown)) report(moves, 0);
  },
);
if (moves < 0) say("not in the series", 1);
report(moves);
