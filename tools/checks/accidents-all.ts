// Lets every accident happen many times: `npm run accidents`.

import { join } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { scratch } from "../command/files.ts";
import { command, run } from "../command/run.ts";
import { named } from "../solver/named.ts";
import { parseBoard } from "../solver/parse.ts";
import { ACCIDENTS, complete, killed, type Life, prepare, Skip, withTsx } from "./accidents.ts";
import { inLanes } from "./lanes.ts";

/** How often each accident happens. */
const TIMES = 5;

const outlineOf = (name: string): string => parseBoard(named(name).outline);

/** Runs them all, and spends what is left of the time on kills. Returns whether all went well. */
const happenAll = async (folder: string, minutes: number): Promise<boolean> => {
  const end = Date.now() + minutes * 60_000;
  let well = true;
  const happen = async (name: string, accident: () => Promise<string>) => {
    try {
      console.log(`ok       ${name} · ${await accident()}`);
    } catch (error) {
      if (!(error instanceof Skip)) well = false;
      console.log(`${error instanceof Skip ? "skipped " : "FAILED  "} ${name}: ${(error as Error).message}`);
    }
  };

  const whole = await prepare(join(folder, "whole"), outlineOf("6x10"));
  const short = await prepare(join(folder, "short"), outlineOf("8x8-centre"));
  for (const { name, underTsx, happens } of ACCIDENTS)
    for (const subject of underTsx ? [whole, withTsx(whole)] : [whole])
      await happen(subject === whole ? name : name + ", under tsx", async () => {
        for (let i = TIMES; i--;) await happens(subject, short);
        return TIMES + " times";
      });

  const words = ["6x10", "5x12", "4x15", "3x20", "8x8-centre", "U", "two-5x6", "5x12 --all", "6x10 --verbose"];
  // At least half of the time is theirs, even where all before took longer.
  const share = Math.max(minutes * 30_000, end - Date.now()) / words.length;
  // Two at a time, which also makes the moments at which they are killed less even.
  await inLanes(words, async (name) => {
    const [board, ...options] = name.split(" ");
    const subject = await prepare(join(folder, name), outlineOf(board), options);
    const begin = Date.now();
    await complete(subject, []);
    const longest = Date.now() - begin;
    await happen(`killed and resumed, ${name}`, async () => {
      const lives: Life[] = [];
      do lives.push(await killed(subject, 8, longest));
      while (Date.now() - begin < share * 2);
      const total = (figure: keyof Life) => lives.reduce((sum, life) => sum + life[figure], 0);
      return `${lives.length} series, ${total("kills")} kills, ${total("midway")} midway, ${total("torn")} programs torn`;
    });
  });
  return well;
};

const minutes = (value: string): number => {
  if (+value > 0) return +value;
  throw new InvalidArgumentError("Expected a number above 0.");
};

const ACCIDENTS_ALL = command(
  "tools/checks/accidents-all.ts",
  "Kills the quine, fills its disk, hangs up while it prints, and checks that nothing is lost.",
).option("--minutes <N>", "how many minutes to spend", minutes, 1);

run(ACCIDENTS_ALL, async ({ minutes }) => {
  if (!(await happenAll(scratch(), minutes))) process.exitCode = 1;
});
