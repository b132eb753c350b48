// The weaver pours the packed program into a picture: quine.ts is the first program of its own series.

import { join } from "node:path";
import { writeWhole } from "./command/files.ts";
import { BOARD, findBoard } from "./command/find.ts";
import { command, run } from "./command/run.ts";
import { LETTERS } from "./solver/cells.ts";
import { parseBoard } from "./solver/parse.ts";
import { copyOf } from "./copies/room.ts";
import { seriesOf } from "./copies/series.ts";
import { quineText } from "./copies/text.ts";
import { BLANK } from "./twin/picture.ts";

const WEAVE = command(
  "weave",
  `Packs the program and writes it as quine.ts. With --board, prints the program as that board instead.

A board is text, a line for each row: x is an empty cell, . is no cell, and a letter of ${LETTERS} is a piece already placed. It needs sixty cells in all. A board with many empty parts of one or two cells has too little room for the text.`,
  "--board U > out/u.ts",
).option("--board <board>", "print the program as this board: " + BOARD);

export default run(WEAVE, async (io, { board }) => {
  if (board === undefined) {
    const { pack } = await import("./copies/pack.ts");
    const quine = copyOf(seriesOf(BLANK)[0], await pack());
    writeWhole(join(import.meta.dirname, "../quine.ts"), quine);
  } else io.write(copyOf(parseBoard((await findBoard(io, board)).outline), quineText()));
});
