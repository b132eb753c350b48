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
import { printOf, printOfSeries } from "../copies/running.ts";
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

/** A runtime, if it is here, and the ways in which it takes a program: words of its command line, "-" for standard input. */
interface Runtime {
  name: string;
  command: string[] | undefined;
  ways: string[];
}

/** A copy, what to ask of it, and the digest of what it must print. */
interface Task {
  copy: string;
  options: string[];
  solutions: number;
  digest: string;
}

/** A program in the PATH, or before that at one of the paths given, as a command. */
const program = (name: string, ...paths: string[]): string[] | undefined => {
  const path = findProgram(name, ...paths);
  return path === undefined ? undefined : [path];
};

/** The paths of a file in the packages that were fetched under a scope: there is one of them for each kind of machine. */
const inScope = (scope: string, file: string): string[] => {
  const folder = join(HOME, "node_modules", scope);
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, file)) : [];
};

/** A script, run by this Node; undefined if it is not there. */
const script = (path: string): string[] | undefined => (existsSync(path) ? [process.execPath, path] : undefined);

const runtimes = (): Runtime[] => {
  const scripts = ["quine.mjs", "quine.cjs", "quine.js", "module/quine.js", "quine", "-", "--input-type=module -"];
  const types = ["quine.ts", "quine.mts", "quine.cts", "--input-type=module-typescript -"];
  return [
    { name: "tsx", command: script(join(ROOT, "node_modules/tsx/dist/cli.mjs")), ways: [...FILES, "-"] },
    { name: "this Node", command: [process.execPath], ways: scripts },
    { name: "oldest Node", command: program("", join(HOME, "node_modules/oldest-node/bin/node")), ways: scripts },
    {
      name: "newest Node",
      command: program("", join(HOME, "node_modules/newest-node/bin/node")),
      ways: [...types, ...scripts],
    },
    { name: "Bun", command: program("bun", ...inScope("@oven", "bin/bun")), ways: [...FILES, "run -"] },
    {
      name: "Deno",
      command: program("deno", ...inScope("@deno", "deno")),
      ways: [...FILES.map((file) => "run " + file), "run -"],
    },
  ];
};

/** Fetches the runtimes; Chromium from the system's packages, which only root may install. */
const install = (): void => {
  const call = (command: string, ...words: string[]) => {
    if (spawnSync(command, words, { stdio: ["ignore", 2, 2] }).status) throw Error(`${command} ${words[0]} failed`);
  };
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, ".gitignore"), "*\n");
  writeFileSync(join(HOME, "package.json"), '{ "private": true }\n');
  call("npm", "install", "--prefix", HOME, "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", ...PACKAGES);
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
const fault = (task: Task, status: number | null, output: string | Buffer, messages: string): string => {
  const last = messages.trimEnd().split("\n").pop()!;
  if (status !== 0) return `ended with ${status}: ${last}`;
  if (printOf(output).sha256 !== task.digest) return `printed other bytes (${output.length}): ${last}`;
  return RegExp(`^${task.solutions} solutions, `).test(last) ? "" : `ended with the message ${JSON.stringify(last)}`;
};

/** The faults of one way to run the tasks. */
const tryWay = (command: string[], way: string, folders: string[], tasks: Task[]): string[] =>
  tasks.flatMap((task, i) => {
    const words = [...command.slice(1), ...way.split(" "), ...task.options];
    const { status, stdout, stderr, error } = spawnSync(command[0], words, {
      cwd: folders[i],
      input: way.endsWith("-") ? task.copy : "",
      env: { ...process.env, DENO_DIR: join(folders[i], "deno"), DENO_NO_UPDATE_CHECK: "1" },
      maxBuffer: Infinity,
      timeout: 120_000,
    });
    const wrong = error ? error.message : fault(task, status, stdout, stderr.toString());
    return wrong ? [[way, ...task.options].join(" ") + ": " + wrong] : [];
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

/** The faults of two pages: one that has the first task's copy as a plain script, and one that has it as a module. */
const tryPages = async (folder: string, task: Task): Promise<string[]> => {
  const browser = await launch();
  const faults: string[] = [];
  for (const way of ["<script src>", '<script type="module">']) {
    const path = join(folder, "page.html");
    const script = way === "<script src>" ? '<script src="quine.js"></script>' : way + task.copy + "</script>";
    writeFileSync(path, "<!doctype html>" + script);
    const page = await browser.newPage();
    let output = "";
    let status = 0;
    let ended: (messages: string) => void;
    const end = new Promise<string>((resolve) => (ended = resolve));
    const clock = setTimeout(() => ended("no end after two minutes"), 120_000);
    page.on("console", (message) => {
      if (message.type() === "log") output += message.text();
      else ended(message.text());
    });
    page.on("pageerror", (error) => ended(((status = 1), error.message)));
    await page.goto(pathToFileURL(path).href);
    const messages = await end;
    clearTimeout(clock);
    const wrong = fault(task, status, output, messages);
    if (wrong) faults.push(way + ": " + wrong);
    await page.close();
  }
  await browser.close();
  return faults;
};

/** What a compiler says about copies under all names that TypeScript knows. */
const tryTypes = (command: string[], folders: string[]): string[] =>
  ["--strict", "--strict --allowJs --checkJs"].flatMap((way) => {
    const names = FILES.filter((file) => (/Js/.test(way) ? /js$/ : /ts$/).test(file));
    const files = folders.flatMap((folder) => names.map((name) => join(folder, name)));
    // TypeScript before 6 takes the library of 2009 unless told otherwise.
    const words = [...command.slice(1), ...way.split(" "), "--noEmit", "--target", "es2022", ...files];
    const { status, stdout } = spawnSync(command[0], words, { cwd: folders[0], encoding: "utf8" });
    return status ? [way + ": " + stdout.split("\n")[0]] : [];
  });

const RUNTIMES = command(
  "tools/checks/runtimes.ts",
  "Runs the quine in every runtime that is here, and compares the output.",
)
  .option("--install", "fetch the runtimes first, into a folder of their own")
  .option("--require-all", "fail if a runtime is missing");

run(RUNTIMES, async (values) => {
  if (values.install) install();

  const text = quineText();
  const visited = visitsOf(BLANK);
  const stream = (from: string, partials: boolean, limit: number) => {
    const boards: string[] = [];
    let found = 0;
    for (const board of visited.slice(visited.indexOf(from) + 1)) {
      const partial = /x/.test(board);
      if (!partial) found++;
      if (!partial || partials) boards.push(board);
      if (found === limit) break;
    }
    return { boards, solutions: found, digest: printOfSeries(boards, text).sha256 };
  };
  const whole = stream("", false, Infinity);
  const partial = stream("", true, Infinity).boards.find((board) => /x/.test(board))!;
  const tasks = [
    { copy: copy(whole.boards[0], text), options: [], ...whole },
    { copy: copy(whole.boards[0], text), options: ["--solutions", "3"], ...stream("", false, 3) },
    { copy: copy(partial, text), options: ["--resume", "--verbose", "--solutions", "9"], ...stream(partial, true, 9) },
    { copy: copy(whole.boards.at(-2)!, text), options: ["--resume"], ...stream(whole.boards.at(-2)!, false, Infinity) },
  ];

  let failed = false;
  const report = (name: string, version: string, ways: string[], faults: string[]) => {
    if (faults.length) failed = true;
    console.log([faults.length ? "FAILED " : "ok     ", name, version, "·", ways.join(", ")].join(" "));
    for (const fault of faults) console.log("        " + fault);
  };
  const skip = (name: string, hint: string) => {
    if (values.requireAll) failed = true;
    console.log(`skipped ${name} · it is not here; ${hint}`);
  };
  const hint = "--install fetches it";
  const version = (command: string[]) =>
    spawnSync(command[0], [...command.slice(1), "--version"], { encoding: "utf8" }).stdout?.match(/\d[\d.]+/)?.[0] ??
    "";

  const temporary = scratch();
  const folders = tasks.map((task, i) => save(join(temporary, "task" + i), task.copy));
  for (const { name, command, ways } of runtimes())
    if (!command) skip(name, hint);
    else {
      const faults = ways.flatMap((way) => tryWay(command, way, folders, tasks));
      report(name, version(command), ways, faults);
      if (name === "newest Node") report(name, version(command), ["the commands in tools/"], tryTools(command[0]));
    }

  const chromium = findChromium();
  if (!chromium) skip("Chromium", "--install fetches it for root from the system's packages");
  else
    report(
      "Chromium",
      version([chromium]),
      ["<script src>", '<script type="module">'],
      await tryPages(folders[0], tasks[0]),
    );

  const shown = [whole.boards[0], partial, BLANK];
  const typed = shown.map((board, i) => save(join(temporary, "typed" + i), copy(board, text)));
  for (const home of [ROOT, HOME]) {
    const command = script(join(home, "node_modules/typescript/bin/tsc"));
    if (!command) skip(home === ROOT ? "tsc" : "tsc 5.9", hint);
    else report("tsc", version(command), ["--strict, a solved, a partial and a blank copy"], tryTypes(command, typed));
  }
  if (failed) process.exitCode = 1;
});
