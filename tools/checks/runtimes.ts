// The same bytes everywhere: runs the program in every runtime that is there, in every way in which a runtime takes a
// program, and compares what comes out with the series of the twin. `npm run runtimes -- --install` fetches the runtimes
// into a folder of their own first; with --require-all, one that is missing is a failure.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium, findProgram, installPackages, launch } from "./browser.ts";
import { scratch } from "../command/files.ts";
import { command, run } from "../command/run.ts";
import { complaint, type Print, printOf, printOfSeries } from "../copies/running.ts";
import { visitsOf } from "../copies/visits.ts";
import { quineText } from "../copies/text.ts";
import { BLANK, copy } from "../twin/picture.ts";

const ROOT = join(import.meta.dirname, "../..");
const HOME = join(ROOT, ".runtimes");

/** What --install fetches. It is needed here only, so it is not among the project's own packages. */
const NODE = `node-${process.platform}-${process.arch}`;
const PACKAGES = [
  `oldest-node@npm:${NODE}@20.16.0`,
  `newest-node@npm:${NODE}@26.10.0`,
  "bun@1.4.5",
  "deno@2.9.6",
  "typescript@5.9.3",
];

/** The names that a copy is saved under. A file's name tells a runtime what language it is in. */
const FILES = ["quine.ts", "quine.mts", "quine.cts", "quine.mjs", "quine.cjs", "quine.js", "module/quine.js", "quine"];

/** A runtime's path, if it is here, and the ways in which it takes a program: words of its command line, "-" for standard input. */
interface Runtime {
  name: string;
  path: string | undefined;
  ways: string[];
}

/** A copy, what to ask of it, and what it must print. */
interface Task extends Print {
  copy: string;
  options: string[];
  solutions: number;
}

const packagePath = (home: string, ...path: string[]): string => join(home, "node_modules", ...path);

/** The paths of a file in the packages that were fetched under a scope: there is one of them for each kind of machine. */
const inScope = (scope: string, file: string): string[] => {
  const folder = packagePath(HOME, scope);
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, file)) : [];
};

const runtimes = (): Runtime[] => {
  const fetchedNode = (age: string) => findProgram("", packagePath(HOME, age + "-node/bin/node"));
  const scripts = ["quine.mjs", "quine.cjs", "quine.js", "module/quine.js", "quine", "-", "--input-type=module -"];
  const types = ["quine.ts", "quine.mts", "quine.cts", "--input-type=module-typescript -"];
  const deno = [...FILES, "-"].map((file) => "run " + file);
  return [
    { name: "tsx", path: findProgram("", packagePath(ROOT, ".bin/tsx")), ways: [...FILES, "-"] },
    { name: "this Node", path: process.execPath, ways: scripts },
    { name: "oldest Node", path: fetchedNode("oldest"), ways: scripts },
    { name: "newest Node", path: fetchedNode("newest"), ways: [...types, ...scripts] },
    { name: "Bun", path: findProgram("bun", ...inScope("@oven", "bin/bun")), ways: [...FILES, "run -"] },
    { name: "Deno", path: findProgram("deno", ...inScope("@deno", "deno")), ways: deno },
  ];
};

/** Fetches the runtimes; Chromium from the system's packages, which only root may install. */
const install = (): void => {
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, ".gitignore"), "*\n");
  writeFileSync(join(HOME, "package.json"), '{ "private": true }\n');
  const words = ["install", "--prefix", HOME, "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact"];
  if (spawnSync("npm", [...words, ...PACKAGES], { stdio: ["ignore", 2, 2] }).status) throw Error("npm install failed");
  installPackages();
};

/** Saves a copy under all its names, in a folder of its own. */
const save = (folder: string, text: string): string => {
  mkdirSync(join(folder, "module"), { recursive: true });
  writeFileSync(join(folder, "module/package.json"), '{ "type": "module" }\n');
  for (const file of FILES) writeFileSync(join(folder, file), text);
  return folder;
};

/** What is wrong with an answer to a task, or "". */
const fault = (task: Task, status: number | string, output: string | Buffer, messages: string): string => {
  const message = messages.trimEnd().split("\n").pop()!;
  const wrong = complaint({ ...printOf(output), message, status }, task);
  if (wrong) return wrong;
  return message.startsWith(`${task.solutions} found, `) ? "" : `ended with the message ${JSON.stringify(message)}`;
};

/** The faults of one way to run the tasks. */
const tryWay = (path: string, way: string, folders: string[], tasks: Task[]): string[] =>
  tasks.flatMap((task, i) => {
    const words = [...way.split(" "), ...task.options];
    const { status, signal, stdout, stderr, error } = spawnSync(path, words, {
      cwd: folders[i],
      input: way.endsWith("-") ? task.copy : "",
      env: { ...process.env, DENO_DIR: join(folders[i], "deno"), DENO_NO_UPDATE_CHECK: "1" },
      maxBuffer: Infinity,
      timeout: 120_000,
    });
    const wrong = error ? error.message : fault(task, status ?? signal!, stdout, stderr.toString());
    return wrong ? [words.join(" ") + ": " + wrong] : [];
  });

/** The faults of the project's own commands, run by a Node that strips types itself. */
const tryTools = (node: string): string[] =>
  [
    ["tools/solve.ts", "--quiet", "3x5"],
    ["tools/weave.ts", "--board", "-"],
    ["tools/verify.ts", "quine.ts"],
    ["tools/tidy.ts", "quine.ts"],
    ["tools/checks/bench.ts", "--help"],
  ].flatMap((words) => {
    const { status, stderr } = spawnSync(node, words, { cwd: ROOT, input: "xxxxxxxxxx\n".repeat(6), encoding: "utf8" });
    return status ? [`${words.join(" ")}: ended with ${status}: ${stderr.trimEnd().split("\n").at(-1)}`] : [];
  });

/** The scripts of two pages, one that is plain, and one that is a module. */
const PAGES: Record<string, (copy: string) => string> = {
  "<script src>": () => '<script src="quine.js"></script>',
  '<script type="module">': (copy) => `<script type="module">${copy}</script>`,
};

/** The faults of the pages with the first task's copy. */
const tryPages = async (folder: string, task: Task): Promise<string[]> => {
  const browser = await launch();
  const faults: string[] = [];
  for (const [way, script] of Object.entries(PAGES)) {
    const path = join(folder, "page.html");
    writeFileSync(path, "<!doctype html>" + script(task.copy));
    const page = await browser.newPage();
    let output = "";
    const end = new Promise<[status: number, message: string]>((resolve) => {
      page.on("console", (message) => {
        if (message.type() === "log") output += message.text();
        else resolve([0, message.text()]);
      });
      page.on("pageerror", ({ message }) => resolve([1, message]));
      setTimeout(() => resolve([1, "no end after two minutes"]), 120_000).unref();
    });
    await page.goto(pathToFileURL(path).href);
    const [status, message] = await end;
    const wrong = fault(task, status, output, message);
    if (wrong) faults.push(way + ": " + wrong);
    await page.close();
  }
  await browser.close();
  return faults;
};

/** What a compiler says about copies under all names that TypeScript knows. */
const tryTypes = (path: string, folders: string[]): string[] =>
  ["--strict", "--strict --allowJs --checkJs"].flatMap((way) => {
    const names = FILES.filter((file) => (/Js/.test(way) ? /js$/ : /ts$/).test(file));
    const files = folders.flatMap((folder) => names.map((name) => join(folder, name)));
    // TypeScript before 6 takes the library of 2009 unless told otherwise.
    const words = [...way.split(" "), "--noEmit", "--target", "es2022", ...files];
    const { status, stdout } = spawnSync(path, words, { cwd: folders[0], encoding: "utf8" });
    return status ? [way + ": " + stdout.split("\n")[0]] : [];
  });

const RUNTIMES = command(
  "checks/runtimes",
  "Runs the quine in every runtime that is here, and compares the output.",
  "--install",
)
  .option("--install", "fetch the runtimes first, into a folder of their own")
  .option("--require-all", "fail if a runtime is missing");

export default run(RUNTIMES, async (_, values) => {
  if (values.install) install();

  const text = quineText();
  const visited = visitsOf(BLANK);
  const isPartial = (board: string) => /x/.test(board);
  const partial = visited.find(isPartial)!;
  const solved = visited.filter((board) => !isPartial(board));
  /** What a copy must print that goes on after this board, with partial boards or without, until it has found so many. */
  const task = (board: string, options: string[], after = "", limit = Infinity): Task => {
    const all = options.includes("--verbose") ? visited : solved;
    const rest = all.slice(all.indexOf(after) + 1);
    const found = rest.filter((board) => !isPartial(board)).slice(0, limit);
    const boards = rest.slice(0, rest.indexOf(found.at(-1)!) + 1);
    return { copy: copy(board, text), options, solutions: found.length, ...printOfSeries(boards, text) };
  };
  const last = solved.at(-2)!;
  const tasks = [
    task(solved[0], []),
    task(solved[0], ["--solutions", "3"], "", 3),
    task(partial, ["--resume", "--verbose", "--solutions", "9"], partial, 9),
    task(last, ["--resume"], last),
  ];

  let failed = false;
  const report = (name: string, path: string, ways: string[], faults: string[]) => {
    if (faults.length) failed = true;
    const version = spawnSync(path, ["--version"], { encoding: "utf8" }).stdout?.match(/\d[\d.]+/)?.[0] ?? "";
    console.log([faults.length ? "FAILED " : "ok     ", name, version, "·", ways.join(", ")].join(" "));
    for (const fault of faults) console.log("        " + fault);
  };
  const skip = (name: string, hint = "--install fetches it") => {
    if (values.requireAll) failed = true;
    console.log(`skipped ${name} · it is not here; ${hint}`);
  };

  const temporary = scratch();
  const folders = tasks.map((task, i) => save(join(temporary, "task" + i), task.copy));
  for (const { name, path, ways } of runtimes())
    if (!path) skip(name);
    else {
      const faults = ways.flatMap((way) => tryWay(path, way, folders, tasks));
      report(name, path, ways, faults);
      if (name === "newest Node") report(name, path, ["the commands in tools/"], tryTools(path));
    }

  const chromium = findChromium();
  if (chromium) report("Chromium", chromium, Object.keys(PAGES), await tryPages(folders[0], tasks[0]));
  else skip("Chromium", "--install fetches it for root from the system's packages");

  const typed = [solved[0], partial, BLANK].map((board, i) => save(join(temporary, "typed" + i), copy(board, text)));
  for (const home of [ROOT, HOME]) {
    const path = findProgram("", packagePath(home, ".bin/tsc"));
    if (!path) skip(home === ROOT ? "tsc" : "tsc 5.9");
    else report("tsc", path, ["--strict, a solved, a partial and a blank copy"], tryTypes(path, typed));
  }
  if (failed) process.exitCode = 1;
});
