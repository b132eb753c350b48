// Changes the code, one operator or number at a time, and sees whether a test notices. A change that none notices makes no
// difference to anyone, or else a test is missing. All of it happens in a copy of the project.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ParserOptions } from "prettier";
import { parsers } from "prettier/plugins/typescript";
import { scratch } from "../command/files.ts";
import { command, count, run } from "../command/run.ts";
import { checkout } from "./checkout.ts";

/** A change of a file: `after` in place of `before`, which begins at this index. The place is file, line and column. */
type Mutant = { file: string; source: string; place: string; at: number; before: string; after: string };

const ROOT = join(import.meta.dirname, "../..");
const TWIN = "tools/twin/";
const VITEST = "node_modules/vitest/vitest.mjs";

/** What only a browser runs, what makes the package, and the checks that no test looks at. */
const LEFT_OUT = /checks\/(?!outlines|yardstick)|package\.ts|page\/(hand|sandbox|ask|worker|events)\.ts/;

/** What comes in place of an operator: for a comparison its bound and its opposite. */
const OPERATORS: Record<string, string[]> = {
  ...{ "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"] },
  ...{ "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="] },
  ...{ "&&": ["||"], "||": ["&&"], "??": ["&&"], "??=": ["="] },
  ...{ "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"], "**": ["*"], "+=": ["-="], "-=": ["+="] },
  ...{ "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"], "++": ["--"], "--": ["++"] },
};
const UNARY: Record<string, string[]> = { "!": [""], "-": [""], "+": ["-"] };

/** The change of a node of the syntax itself, in the words of ESTree: where, what, and what may come in its place. */
const changeOf = (node: any, source: string): [at: number, before: string, after?: string[]] => {
  const { type, operator, range = [], left, prefix, raw, value } = node;
  if (operator) {
    const at = source.indexOf(operator, left?.range[1] ?? (prefix ? range[0] : range[1] - 2));
    return [at, operator, (type === "UnaryExpression" ? UNARY : OPERATORS)[operator]];
  }
  if (typeof value === "boolean") return [range[0], raw, [`${!value}`]];
  return [range[0], raw, typeof value === "number" ? [`${value + 1}`, `${value - 1}`] : []];
};

/** All changes of one operator or number in a file, but none in types. */
const mutantsOf = async (file: string): Promise<Mutant[]> => {
  const source = readFileSync(join(ROOT, file), "utf8");
  const walk = (node: any): Mutant[] => {
    if (!node || typeof node !== "object") return [];
    // Of what is TypeScript's own only the value in front of "as" or "!" is code.
    if (node.type?.startsWith("TS")) return walk(node.expression);
    const [at, before, all = []] = changeOf(node, source);
    const mutants = all.map((after) => {
      const lines = source.slice(0, at).split("\n");
      const place = [file, lines.length, lines.at(-1)!.length + 1].join(":");
      return { file, source, place, at, before, after };
    });
    return [...mutants, ...Object.values(node).flatMap(walk)];
  };
  return walk(await parsers.typescript.parse(source, {} as ParserOptions));
};

/** Runs node in a folder, and returns whether it ends well within so many milliseconds. Nothing that it has started outlives it. */
const succeeds = async (cwd: string, timeout: number, ...words: string[]): Promise<boolean> => {
  const TMPDIR = cwd + ".tmp";
  mkdirSync(TMPDIR, { recursive: true });
  // A mutant may print without end: no file may grow beyond 512 MB.
  const child = spawn("sh", ["-c", 'ulimit -f 1000000; exec "$0" "$@"', process.execPath, ...words], {
    cwd,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, TMPDIR },
    timeout,
    killSignal: "SIGKILL",
  });
  // It leads a group of processes. If all of these have ended, the shell's complaint goes nowhere.
  const kill = () => spawnSync("sh", ["-c", `kill -9 -${child.pid}`]);
  process.once("exit", kill);
  const [status] = await once(child, "close");
  process.removeListener("exit", kill);
  kill();
  rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 9 });
  return status === 0;
};

const MUTANTS = command(
  "checks/mutants",
  "Says whether the tests notice changes of one operator or number.",
  "--sample 20 --at tools/twin",
)
  .option("--sample <N>", "how many changes to try", count(), 100)
  .option("--seed <N>", "which ones: another number, another sample", count(), 1)
  .option("--at <place>", "only those at places that begin with this, like tools/solve.ts:12", "");

export default run(MUTANTS, async (io, { sample, seed, at: where }) => {
  const files = readdirSync(join(ROOT, "tools"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !LEFT_OUT.test(path))
    .map((path) => "tools/" + path);
  const all = (await Promise.all(files.map(mutantsOf))).flat().filter(({ place }) => place.startsWith(where));
  // The same for the same seed, as long as the code is the same.
  const lot = ({ place, after }: Mutant) => createHash("sha256").update([seed, place, after].join(" ")).digest("hex");
  const mutants = all.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, sample);

  const folder = join(scratch(), "copy");
  checkout(folder);
  const start = performance.now();
  if (!(await succeeds(folder, 900_000, VITEST, "run"))) throw Error("the tests fail without any change");
  // A mutant that takes much longer than all tests did may run forever.
  const timeout = Math.ceil(1.5 * (performance.now() - start));
  let found = 0;
  for (const { file, source, place, at, before, after } of mutants) {
    writeFileSync(join(folder, file), source.slice(0, at) + after + source.slice(at + before.length));
    const words = ["related", "--run", "--bail=1", "--passWithNoTests", file];
    if (file.startsWith(TWIN)) {
      // What changes the twin changes the quine: it is woven anew if that is possible, and then its tests run the mutant. No
      // test imports its program, but all that print it import its board. Of course quine.ts is in step with no mutant.
      await succeeds(folder, 30_000, "--import", "tsx", "tools/weave.ts");
      words.push(TWIN + "board.ts", "--testNamePattern=^(?!.* in step with the twin)");
    }
    const noticed = !(await succeeds(folder, timeout, VITEST, ...words));
    writeFileSync(join(folder, file), source);
    cpSync(join(ROOT, "quine.ts"), join(folder, "quine.ts"));
    if (noticed) found++;
    io.write(`${place}  ${before} -> ${after || "nothing"}  ${noticed ? "noticed" : "NOT NOTICED"}\n`);
  }
  io.write(`noticed ${found} of ${mutants.length}\n`);
  return +(found < 0.95 * mutants.length);
});
