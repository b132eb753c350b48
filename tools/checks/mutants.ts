// Changes the code, one operator or number at a time, and sees whether a test notices. A change that none notices makes no
// difference to anyone, or else a test is missing. All of it happens in copies of the project.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParserOptions } from "prettier";
import { parsers } from "prettier/plugins/typescript";
import { scratch } from "../command/files.ts";
import { command, count, run } from "../command/run.ts";
import { inLanes, LANES } from "./lanes.ts";

/** A change of a file: `after` in place of `before`, which begins at this index. */
interface Mutant {
  file: string;
  /** the file, the line and the column */
  place: string;
  at: number;
  before: string;
  after: string;
}

const ROOT = join(import.meta.dirname, "../..");
const NOT_COPIED = ["node_modules", ".git", ".runtimes", "dist", "out"];
const TWIN = "tools/twin/";
const isOfTwin = (file: string): boolean => file.startsWith(TWIN);

/** What only a browser runs, what makes the package, and the checks that no test looks at. */
const LEFT_OUT = /checks\/(?!outlines|yardstick)|package\.ts|page\/(hand|sandbox|ask|worker|events)\.ts/;

/** The files that are changed. */
const filesOf = (): string[] =>
  readdirSync(join(ROOT, "tools"), { recursive: true, encoding: "utf8" })
    .map((path) => "tools/" + path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !LEFT_OUT.test(path));

/** What comes in place of an operator: for a comparison its bound and its opposite. */
const OPERATORS: Record<string, string[]> = {
  ...{ "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"] },
  ...{ "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="] },
  ...{ "&&": ["||"], "||": ["&&"], "??": ["&&"], "??=": ["="] },
  ...{ "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"], "**": ["*"], "+=": ["-="], "-=": ["+="] },
  ...{ "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"], "++": ["--"], "--": ["++"] },
};
const UNARY: Record<string, string[]> = { "!": [""], "-": [""], "+": ["-"] };

type Change = [at: number, before: string, after: string[]];

/** How to change a node itself, in the words of ESTree. */
const changeOf = (node: any, source: string): Change | undefined => {
  const { type, operator, range = [], left, prefix, raw, bigint, value } = node;
  if (type === "UnaryExpression") return [range[0], operator, UNARY[operator]];
  if (type === "UpdateExpression") return [prefix ? range[0] : range[1] - 2, operator, OPERATORS[operator]];
  if (operator) return [source.indexOf(operator, left.range[1]), operator, OPERATORS[operator]];
  if (type !== "Literal") return undefined;
  if (typeof value === "boolean") return [range[0], raw, [`${!value}`]];
  if (bigint) return [range[0], raw, [`${BigInt(bigint) + 1n}n`, `${BigInt(bigint) - 1n}n`]];
  return typeof value === "number" ? [range[0], raw, [`${value + 1}`, `${value - 1}`]] : undefined;
};

/** All changes of one operator or number in a file of TypeScript, but none in types. */
const mutantsOf = async (file: string, source: string): Promise<Mutant[]> => {
  const walk = (node: any): Change[] => {
    if (!node || typeof node !== "object") return [];
    // Of what is TypeScript's own only the value in front of "as" or "!" is code.
    if (node.type?.startsWith("TS")) return walk(node.expression);
    const own = changeOf(node, source);
    return [...(own ? [own] : []), ...Object.values(node).flatMap(walk)];
  };
  const changes = walk(await parsers.typescript.parse(source, {} as ParserOptions));
  return changes.flatMap(([at, before, all = []]) => {
    const lines = source.slice(0, at).split("\n");
    const place = `${file}:${lines.length}:${lines.at(-1)!.length + 1}`;
    return all.map((after) => ({ file, place, at, before, after }));
  });
};

/** Copies the project, but borrows its packages: what the tests write beside them stays in the copy as well. */
const copyTo = (folder: string): string => {
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.includes(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const packages = join(ROOT, "node_modules");
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(packages))
    if (/^[^.]/.test(name)) symlinkSync(join(packages, name), join(folder, "node_modules", name));
  return folder;
};

/** The process groups that run now, each known by its first process. */
const groups = new Set<number>();
const kill = (group: number): void => {
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // All of its processes have ended.
  }
};

/** Runs node in a copy, and returns whether it ends well and in time. Nothing that it has started outlives it. */
const succeeds = async (folder: string, args: string[], seconds: number): Promise<boolean> => {
  const temporary = folder + ".tmp";
  mkdirSync(temporary, { recursive: true });
  // A mutant may print without end: no file may grow beyond 512 MB.
  const child = spawn("sh", ["-c", 'ulimit -f 1000000; exec "$0" "$@"', process.execPath, ...args], {
    cwd: folder,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, TMPDIR: temporary },
  });
  const group = child.pid!;
  groups.add(group);
  const timer = setTimeout(() => kill(group), seconds * 1000);
  const [status] = await once(child, "close");
  clearTimeout(timer);
  kill(group);
  groups.delete(group);
  rmSync(temporary, { recursive: true, force: true, maxRetries: 9 });
  return status === 0;
};

/**
 * Runs the tests that vitest finds to be related to a file, those that failed last time first, or all tests. Of course
 * quine.ts is not in step with a mutant of the twin: the test that says so does not count.
 */
const holds = (folder: string, seconds: number, file?: string): Promise<boolean> => {
  const words = ["node_modules/vitest/vitest.mjs", ...(file ? ["related", "--run", "--passWithNoTests"] : ["run"])];
  // No test imports the program of the twin, but all that print it import its board.
  if (file) words.push(isOfTwin(file) ? TWIN + "board.ts" : file);
  if (file && isOfTwin(file)) words.push("--testNamePattern=^(?!.* in step with the twin)");
  return succeeds(folder, [...words, "--bail=1", "--maxWorkers=1"], seconds);
};

/** Whether a test notices the mutant, in a copy that is as it was afterwards. */
const isNoticed = async ({ file, at, before, after }: Mutant, folder: string, seconds: number): Promise<boolean> => {
  const [source, quine] = [file, "quine.ts"].map((name) => readFileSync(join(folder, name), "utf8"));
  writeFileSync(join(folder, file), source.slice(0, at) + after + source.slice(at + before.length));
  // What changes the twin changes the quine: it is woven anew if that is possible, and then its tests run the mutant.
  if (isOfTwin(file)) await succeeds(folder, ["--import", "tsx", "tools/weave.ts"], 30);
  const noticed = !(await holds(folder, seconds, file));
  writeFileSync(join(folder, file), source);
  writeFileSync(join(folder, "quine.ts"), quine);
  return noticed;
};

/** The same for the same seed, as long as the code is the same. */
const sampled = (mutants: Mutant[], size: number, seed: number): Mutant[] => {
  const lot = ({ place, after }: Mutant) => createHash("sha256").update([seed, place, after].join(" ")).digest("hex");
  const lots = new Map(mutants.map((mutant) => [mutant, lot(mutant)]));
  return mutants.toSorted((a, b) => (lots.get(a)! < lots.get(b)! ? -1 : 1)).slice(0, size);
};

const MUTANTS = command(
  "checks/mutants",
  "Changes the code, one operator or number at a time, and says whether a test notices.",
  "--sample 20 --at tools/twin",
)
  .option("--sample <N>", "how many changes to try", count(), 100)
  .option("--seed <N>", "which ones: another number, another sample", count(), 1)
  .option("--at <place>", "only those at places that begin with this, like tools/solve.ts:12", "");

export default run(MUTANTS, async (io, { sample, seed, at }) => {
  process.on("exit", () => groups.forEach(kill));
  const home = scratch();
  const all = await Promise.all(filesOf().map((file) => mutantsOf(file, readFileSync(join(ROOT, file), "utf8"))));
  const there = all.flat().filter(({ place }) => place.startsWith(at));
  const mutants = sampled(there, sample, seed);
  const folders = LANES.map((lane) => copyTo(join(home, `${lane}`)));

  const start = performance.now();
  await inLanes(folders, async (folder) => {
    if (!(await holds(folder, 900))) throw Error("the tests fail without any change");
  });
  // A mutant that takes much longer than all tests did may run forever.
  const seconds = (1.5 * (performance.now() - start)) / 1000;

  let found = 0;
  await inLanes(mutants, async (mutant, lane) => {
    const noticed = await isNoticed(mutant, folders[lane], seconds);
    if (noticed) found++;
    const { place, before, after } = mutant;
    io.write(`${place}  ${before} -> ${after || "nothing"}  ${noticed ? "noticed" : "NOT NOTICED"}\n`);
  });
  io.write(`noticed ${found} of ${mutants.length}\n`);
  if (found < 0.95 * mutants.length) process.exitCode = 1;
});
