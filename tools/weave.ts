// The weaver pours the packed program into a picture. `npm run weave` packs the twin and writes quine.ts, the first program of
// its own series, and shows it in README.md; `npx tsx tools/weave.ts --board FILE` prints the program as the board in FILE.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readText, write, writeWhole } from "./command/files.ts";
import { run } from "./command/run.ts";
import { BoardError, countCells, parseBoard } from "./solver/outline.ts";
import { streamOf } from "./copies/running.ts";
import { quineText } from "./copies/text.ts";
import { BLANK, copy } from "./twin/picture.ts";

const HELP = `usage: npx tsx tools/weave.ts [--board FILE]

Without a board, writes quine.ts and shows it in README.md. With a board, prints the program
as that board. A row is a line: x an empty cell, . no cell, a letter of FILNPTUVWXYZ a piece
already placed; sixty cells in all. FILE may be - for standard input.
`;

const ROOT = join(import.meta.dirname, "..");

run(async () => {
  const { board, help } = parseArgs({ options: { board: { type: "string" }, help: { type: "boolean" } } }).values;
  if (help) return write(HELP);
  if (board === undefined) {
    const { pack } = await import("./copies/pack.ts");
    const quine = copy(streamOf(BLANK)[0], await pack());
    const readme = join(ROOT, "README.md");
    const shown = readFileSync(readme, "utf8").replace(/^```text\n[^]*?^```/m, () => "```text\n" + quine + "```");
    writeWhole(join(ROOT, "quine.ts"), quine);
    writeWhole(readme, shown);
  } else {
    const outline = parseBoard(await readText(board));
    const cells = countCells(outline);
    if (cells !== 60) throw new BoardError(`the twelve pieces cover 60 cells, and this board has ${cells}`);
    write(copy(outline, quineText()));
  }
});
