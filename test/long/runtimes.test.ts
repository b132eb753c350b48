// The same bytes everywhere: in every runtime that is installed, under every name and from standard input.
// `npx tsx tools/workshop/install.ts` fetches the runtimes; with REQUIRE_ALL one that is missing is a failure.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProgram } from "../../tools/workshop/browser.ts";
import { seriesOf } from "../../tools/copies/copies.ts";
import { EMPTY_BOARD } from "../../tools/twin/picture.ts";
import { boardOf, isUnix, programOf, ROOT, scratch } from "../run.ts";

const HOME = join(ROOT, ".runtimes");

/** The names that a copy is saved under. A file's name tells a runtime what language it is in. */
const TYPES = ["quine.ts", "quine.mts", "quine.cts"];
const SCRIPTS = ["quine.mjs", "quine.cjs", "quine.js", "module/quine.js"];
const FILES = [...TYPES, ...SCRIPTS, "quine"];

type Task = { folder: string; program: string; options: string[]; answer: string };

/** An answer in lines: the status, the messages, of a summary only what it says of solutions, and the output. */
const answerOf = (status: unknown, messages: string, output: string): string =>
  [status, messages.replace(/^[^]*?(\d+ found), .*\s*$/, "$1"), output].join("\n");

/** Saves a copy of a board under all names. With these options it prints the copies of these boards. */
const save = (board: string, options: string[], boards: string[]): Task => {
  const folder = scratch();
  const [program, ...series] = [board, ...boards].map(programOf);
  mkdirSync(join(folder, "module"));
  writeFileSync(join(folder, "module/package.json"), '{ "type": "module" }\n');
  for (const file of FILES) writeFileSync(join(folder, file), program);
  const { length } = boards.filter((label) => !label.includes("x"));
  return { folder, program, options, answer: answerOf(0, `${length} found`, series.join("")) };
};

const prefix = scratch();
// Wine 8 knows no sockets, which are what Node hands to its children, and a pipe for output only.
const PIPES =
  'set -o pipefail; said="$WINEPREFIX/said"; ' +
  '"$0" "$@" <quine.ts 2>"$said" | cat; status=$?; cat "$said" >&2; exit $status';

/** Runs it. A way is what comes on the command line before its options, with "-" at the end for standard input. */
const runs = (path: string, way: string[], { folder, program, options }: Task): string => {
  const DENO = { DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" };
  const WINE = { WINEPREFIX: prefix, WINEDEBUG: "-all", NODE_SKIP_PLATFORM_CHECK: "1" };
  const { status, error, stdout, stderr } = spawnSync(path, [...way, ...options], {
    cwd: folder,
    input: way.at(-1) === "-" ? program : "",
    env: { ...process.env, ...DENO, ...WINE },
    encoding: "utf8",
    maxBuffer: Infinity,
    timeout: 500_000,
  });
  return answerOf(error?.message ?? status, stderr, stdout);
};

const visited = seriesOf(EMPTY_BOARD);
const solved = visited.filter((board) => !board.includes("x"));
const at = visited.findIndex((board) => board.includes("x"));
// A board on the command line, and one in a picture.
const whole = save(boardOf("3x20"), EMPTY_BOARD.split(" "), solved);
const next = save(solved[0], ["--resume", "--solutions", "1"], [solved[1]]);
// Up to the next 99 solutions there are more partial boards.
const end = visited.indexOf(solved[98]) + 1;
const rest = save(visited[at], ["--resume", "--verbose", "--solutions", "99"], visited.slice(at + 1, end));
const silent = [next, rest].map((task) => ({ ...task, options: [], answer: answerOf(0, "", "") }));

const files = existsSync(HOME) ? readdirSync(HOME, { recursive: true, encoding: "utf8" }) : [];
const fetched = (name: RegExp) => files.filter((file) => name.test(file)).map((file) => join(HOME, file))[0];
const newest = fetched(/newest-node.bin.node(\.exe)?$/);
const deno = fetched(/@deno.*deno(\.exe)?$/) ?? findProgram("deno");
const windows = fetched(/windows-node.bin.node\.exe$/);
const js = [...SCRIPTS, "quine", "-", "--input-type=module -"];
// TypeScript before 6 takes the library of 2009 unless told otherwise.
const types = ["--strict --checkJs --noEmit --target es2022", ...TYPES, ...SCRIPTS].join(" ");
const [tsx, tsc] = ["tsx/dist/cli.mjs", "typescript/bin/tsc"].map((path) => join(ROOT, "node_modules", path));
const oldTsc = fetched(/typescript.bin.tsc$/);

const wine = [windows && findProgram("wine") && "bash", "-c", PIPES, "wine", windows];

/** A runtime, its program, if it is installed, and its first words; ways to take a copy; and what is asked of it. */
const RUNTIMES: [name: string, program: (string | undefined)[], ways: string[], tasks?: Task[]][] = [
  ["tsx", [process.execPath, tsx], [...FILES, "-"]],
  ["this Node", [process.execPath], js],
  ["oldest Node", [fetched(/oldest-node.bin.node(\.exe)?$/)], js],
  ["newest Node", [newest], [...TYPES, "--input-type=module-typescript -", ...js]],
  ["newest Node", [newest], ["tools/verify.ts --quiet quine.ts"], [{ ...silent[0], folder: ROOT }]],
  ["Node for Windows", wine, [...TYPES, ...js]],
  ["Node for Windows", wine, ["tools/verify.ts --quiet quine.ts"], [{ ...silent[0], folder: ROOT }]],
  ["Bun", [fetched(/@oven.*bun(\.exe)?$/) ?? findProgram("bun")], [...FILES, "run -"]],
  ["Deno", [deno, "run"], [...FILES, "-"]],
  ["TypeScript 7", [process.execPath, tsc], [types], silent],
  ["TypeScript 5", [oldTsc && process.execPath, oldTsc], [types], silent],
];

const rows = RUNTIMES.flatMap(([name, program, ways, tasks = [whole, rest]]) =>
  ways.flatMap((way) => tasks.map((task) => ({ name, program, way, task }))),
);

test.for(rows)("$name: $way $task.options", ({ name, program: [path, ...first], way, task }, { skip }) => {
  if (!path && !process.env.REQUIRE_ALL) return skip(`${name} is not installed`);
  const answer = runs(path!, [...first, ...way.split(" ")] as string[], task);
  expect(answer === task.answer, answer.slice(0, 500)).toBe(true);
});

// accidents.test.ts has more of this, in Node.
test.skipIf(!isUnix || !deno)("a reader leaves Deno", () => {
  const line = '"$0" run quine.mjs 2>said | head -1 >/dev/null; echo "${PIPESTATUS[0]}"; cat said';
  const env = { ...process.env, DENO_DIR: join(next.folder, "deno"), DENO_NO_UPDATE_CHECK: "1" };
  const { stdout } = spawnSync("bash", ["-c", line, deno!], { cwd: next.folder, encoding: "utf8", env });
  expect(stdout).toBe("0\n");
});
