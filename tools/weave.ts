// The weaver pours the packed program into a picture. `npm run weave` packs the twin, writes quine.ts, the first program of its
// own series, and then draws the pictures as `npm run draw` does. `npx tsx tools/weave.ts --board BOARD`
// prints the program as that board.

import { join } from "node:path";
import { write, writeWhole } from "./command/files.ts";
import { find } from "./command/find.ts";
import { command, run } from "./command/run.ts";
import { LETTERS, parseBoard } from "./solver/parse.ts";
import { copyOf } from "./copies/room.ts";
import { visitsOf } from "./copies/visits.ts";
import { quineText } from "./copies/text.ts";
import { BLANK, copy } from "./twin/picture.ts";

const WEAVE = command(
  "tools/weave.ts",
  `Packs the program and writes it as quine.ts. With --board, prints the program as that board instead.

A board is text, a line for each row: x is an empty cell, . is no cell, and a letter of ${LETTERS} is a piece already placed. It needs sixty cells in all. Empty parts of one or two cells have too little room for the text.`,
).option(
  "--board <board>",
  "print the program as this board: a name from tools/solve.ts --list, a file, or - for standard input",
);

const ROOT = join(import.meta.dirname, "..");

run(WEAVE, async ({ board }) => {
  if (board === undefined) {
    const { pack } = await import("./copies/pack.ts");
    const quine = copy(visitsOf(BLANK)[0], await pack());
    writeWhole(join(ROOT, "quine.ts"), quine);
  } else write(copyOf(parseBoard((await find(board, "tools/solve.ts --list")).outline), quineText()));
});
