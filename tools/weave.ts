// The weaver pours the packed program into a picture: quine.ts is the first program of its own series.

import { join } from "node:path";
import { writeWhole } from "./command/files.ts";
import { command, run } from "./command/run.ts";
import { pack } from "./copies/pack.ts";
import { copyOf, seriesOf } from "./copies/copies.ts";
import { EMPTY_BOARD } from "./twin/picture.ts";

export default run(command("weave", "Packs the program and writes it as quine.ts.", ""), async () =>
  writeWhole(join(import.meta.dirname, "../quine.ts"), copyOf(seriesOf(EMPTY_BOARD)[0], await pack())),
);
