// The same bytes everywhere: runs the program in every runtime that is here, under every name and from standard input, and
// compares what it prints with the series of the twin. `npm run runtimes -- --install` fetches the runtimes into a folder of
// their own first; with --require-all, one that is missing is a failure.

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findProgram, installPackages, launch } from "./browser.ts";
import { scratch } from "../command/files.ts";
import { command, run } from "../command/run.ts";
import { quineText } from "../copies/text.ts";
import { solutionsOf, seriesOf } from "../copies/series.ts";
import { BLANK, copy } from "../twin/picture.ts";

const ROOT = join(import.meta.dirname, "../..");
const HOME = join(ROOT, ".runtimes");

/** What --install fetches. It is needed here only, so it is not among the project's own packages. */
const NODE = `node-${process.platform}-${process.arch}`;
const NODES = [`oldest-node@npm:${NODE}@20.16.0`, `newest-node@npm:${NODE}@26.10.0`];
const PACKAGES = [...NODES, "bun@1.4.5", "deno@2.9.6", "typescript@5.9.3"];

/** The names that a copy is saved under. A file's name tells a runtime what language it is in. */
const TYPES = ["quine.ts", "quine.mts", "quine.cts"];
const SCRIPTS = ["quine.mjs", "quine.cjs", "quine.js", "module/quine.js"];
const FILES = [...TYPES, ...SCRIPTS, "quine"];

/** A copy in a folder under all its names, the options it runs with, and how it must answer. */
type Task = { folder: string; program: string; options: string[]; answer: string };

/** An answer in lines: the status, the messages, of a summary only what it says of solutions, and the output. */
const answerOf = (status: unknown, messages: string, output: string): string =>
  [status, messages.replace(/^[^]*?(\d+ found), .*\n*$/, "$1"), output].join("\n");

/** Runs it. A way is what stands on the command line before its options, with "-" at the end for standard input. */
const runs = ({ folder, program, options }: Task, path: string, way: string): string => {
  const { status, error, stdout, stderr } = spawnSync(path, [...way.split(" "), ...options], {
    cwd: folder,
    input: way.endsWith("-") ? program : "",
    env: { ...process.env, DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" },
    encoding: "utf8",
    maxBuffer: Infinity,
    timeout: 120_000,
  });
  return answerOf(error?.message ?? status, stderr, stdout);
};

/** Shows a page that runs it. A way is the tag of a script, which names the program or holds it. */
const shows = async ({ folder, program }: Task, _: string, way: string): Promise<string> => {
  const file = join(folder, "page.html");
  writeFileSync(file, `<!doctype html>${way}${way.includes("src") ? "" : program}</script>`);
  const browser = await launch();
  const page = await browser.newPage();
  let output = "";
  page.on("console", (said) => void (output += said.type() === "log" ? said.text() : ""));
  const end = page.waitForEvent("console", { predicate: (said) => said.type() !== "log", timeout: 120_000 });
  await page.goto(pathToFileURL(file).href);
  const message = await end.then((said) => said.text()).catch((error) => error.message);
  await browser.close();
  return answerOf(0, message, output);
};

/** A runtime, where it is, unless it is missing, its ways to take a program, and what is asked of it. */
type Runtime = [name: string, path: string | undefined, ways: string[], tasks: Task[]];

const runtimes = (tasks: Task[]): Runtime[] => {
  const files = existsSync(HOME) ? readdirSync(HOME, { recursive: true, encoding: "utf8" }) : [];
  const fetched = (name: RegExp) => files.filter((file) => name.test(file)).map((file) => join(HOME, file))[0];
  const newest = fetched(/newest-node\/bin\/node$/);
  const scripts = [...SCRIPTS, "quine", "-", "--input-type=module -"];
  const tags = ['<script src="quine.js">', '<script type="module">'];
  // TypeScript before 6 takes the library of 2009 unless told otherwise.
  const types = ["--strict --checkJs --noEmit --target es2022", ...TYPES, ...SCRIPTS].join(" ");
  const silent = tasks.map((task) => ({ ...task, options: [], answer: answerOf(0, "", "") }));
  return [
    ["tsx", join(ROOT, "node_modules/.bin/tsx"), [...FILES, "-"], tasks],
    ["this Node", process.execPath, scripts, tasks],
    ["oldest Node", fetched(/oldest-node\/bin\/node$/), scripts, tasks],
    ["newest Node", newest, [...TYPES, "--input-type=module-typescript -", ...scripts], tasks],
    ["newest Node", newest, ["tools/verify.ts --quiet quine.ts"], [{ ...silent[0], folder: ROOT }]],
    ["Bun", fetched(/@oven\/.*\/bun$/) ?? findProgram("bun"), [...FILES, "run -"], tasks],
    ["Deno", fetched(/@deno\/.*\/deno$/) ?? findProgram("deno"), [...FILES, "-"].map((file) => "run " + file), tasks],
    ["Chromium", findProgram("chromium"), tags, tasks.slice(0, 1)],
    ["tsc", join(ROOT, "node_modules/.bin/tsc"), [types], silent],
    ["tsc", fetched(/\.bin\/tsc$/), [types], silent],
  ];
};

/** Saves a copy of a board under all names. With these options it prints the copies of these boards. */
const save = (folder: string, board: string, options: string[], boards: string[]): Task => {
  const text = quineText();
  const [program, ...series] = [board, ...boards].map((board) => copy(board, text));
  mkdirSync(join(folder, "module"), { recursive: true });
  writeFileSync(join(folder, "module/package.json"), '{ "type": "module" }\n');
  for (const file of FILES) writeFileSync(join(folder, file), program);
  const { length } = boards.filter((board) => !board.includes("x"));
  return { folder, program, options, answer: answerOf(0, `${length} found, `, series.join("")) };
};

const RUNTIMES = command("checks/runtimes", "Runs the quine in every runtime that is here, and compares.", "--install")
  .option("--install", "fetch the runtimes first, into a folder of their own")
  .option("--require-all", "fail if a runtime is missing");

export default run(RUNTIMES, async (io, values) => {
  if (values.install) {
    const words = ["install", "--prefix", HOME, "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact"];
    execFileSync("npm", [...words, ...PACKAGES], { stdio: ["ignore", 2, 2] });
    installPackages();
  }
  const folder = scratch();
  const solved = solutionsOf(BLANK);
  const visited = seriesOf(BLANK);
  const at = visited.findIndex((board) => board.includes("x"));
  // Among the next hundred boards is another partial one.
  const options = ["--resume", "--verbose", "--solutions", "99"];
  const all = runtimes([
    save(join(folder, "whole"), solved[0], [], solved),
    save(join(folder, "rest"), visited[at], options, visited.slice(at + 1, at + 101)),
  ]);
  let status = 0;
  for (const [name, path, ways, tasks] of all) {
    const faults = path ? [] : ["it is not here; --install fetches it, a browser only for root"];
    for (const way of path ? ways : [])
      for (const task of tasks) {
        const answer = await (name === "Chromium" ? shows : runs)(task, path!, way);
        if (answer !== task.answer) faults.push([way, ...task.options, "ended with", answer.slice(0, 500)].join(" "));
      }
    if (faults.length && (path || values.requireAll)) status = 1;
    const version = path && spawnSync(path, ["--version"], { encoding: "utf8" }).stdout.match(/\d[\d.]+/)?.[0];
    const verdict = !path ? "skipped" : faults.length ? "FAILED " : "ok     ";
    io.write([`${verdict} ${name} ${version ?? ""} · ${ways.join(", ")}`, ...faults].join("\n        ") + "\n");
  }
  return status;
});
