// Runs every copy: `npm run verify:all`. Each program of the 6x10 series must print the series, byte for byte; and from the
// first one on, each with --resume must print the next, until the last prints nothing. That takes a while, so it can be
// interrupted; begun again it goes on where it was, unless the quine or Node is another one.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, write, writeWhole } from "../command/files.ts";
import { command, run } from "../command/run.ts";
import { quineText } from "../copies/text.ts";
import { BLANK, copy } from "../twin/picture.ts";
import { complaint, printOf, printOfSeries, runProgram } from "../copies/running.ts";
import { solutionsOf } from "../copies/visits.ts";
import { inLanes } from "./lanes.ts";

const VERIFY_ALL = command(
  "tools/checks/verify-all.ts",
  "Runs all copies and walks the relay of --resume. Keeps in .verify how far it has come, and goes on from there; without .verify it begins anew.",
);

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, ".verify");
const STATE = join(FOLDER, "state.json");

/** How far the check has come, and with what. */
interface State {
  series: string;
  node: string;
  /** how many of the first copies have printed the series */
  copies: number;
  /** how many of the first programs have passed on to the next */
  relay: number;
  /** for how long, in all */
  seconds: number;
}

/** The state that was kept, if it is of this series and this Node; otherwise the first. */
const resume = (series: string): State => {
  const first: State = { series, node: process.version, copies: 0, relay: 0, seconds: 0 };
  try {
    const kept: State = JSON.parse(readFileSync(STATE, "utf8"));
    return kept.series === first.series && kept.node === first.node ? kept : first;
  } catch {
    return first;
  }
};

/** Says on stderr how far it is, on a terminal all the time, otherwise now and then. */
const progress = (words: string, done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${words}: ${done} of ${all}${done === all ? "\n" : ""}`);
  else if (done % 100 === 0 || done === all) console.error(`${words}: ${done} of ${all}`);
};

run(VERIFY_ALL, async () => {
  const text = quineText();
  const boards = solutionsOf(BLANK);
  if ((await readText(join(ROOT, "quine.ts"))) !== copy(boards[0], text))
    throw Error("quine.ts is not what tools/weave.ts makes of the tools: npm run weave");
  const whole = printOfSeries(boards, text);
  mkdirSync(FOLDER, { recursive: true });
  const state = resume(whole.sha256);
  const before = state.seconds;
  const start = performance.now();
  const save = () => {
    state.seconds = before + (performance.now() - start) / 1e3;
    writeWhole(STATE, JSON.stringify(state));
  };
  const fail = (i: number, words: string) => {
    if (process.stderr.isTTY) process.stderr.write("\n");
    return Error(`program ${i + 1} (${boards[i]}) ${words}`);
  };

  // What is kept is how many are done without a gap, so that none is left out.
  const done = new Set<number>();
  await inLanes([...boards.keys()].slice(state.copies), async (i, lane) => {
    const path = join(FOLDER, `copy-${lane}.mjs`);
    writeFileSync(path, copy(boards[i], text));
    const wrong = complaint(await runProgram(path), whole);
    if (wrong) throw fail(i, wrong);
    done.add(i);
    while (done.delete(state.copies)) state.copies++;
    save();
    progress("copies that printed the series", state.copies, boards.length);
  });

  // The relay runs what the program before has printed, not what it should have.
  const path = join(FOLDER, "relay.mjs");
  let program = copy(boards[state.relay] ?? BLANK, text);
  while (state.relay < boards.length) {
    const expected = state.relay + 1 < boards.length ? copy(boards[state.relay + 1], text) : "";
    const parts: Buffer[] = [];
    writeFileSync(path, program);
    const outcome = await runProgram(path, ["--resume", "--solutions", "1"], (part) => parts.push(part));
    const wrong = complaint(outcome, printOf(expected));
    if (wrong) throw fail(state.relay, `with --resume --solutions 1 ${wrong}`);
    program = Buffer.concat(parts).toString();
    state.relay++;
    save();
    progress("programs that passed on to the next", state.relay, boards.length);
  }
  write(
    `${state.copies} copies printed the series, ${whole.bytes} bytes each, and the relay visited all ${state.relay} solutions: ` +
      `${(state.seconds / 60).toFixed(1)} minutes, Node ${process.version}\n`,
  );
});
