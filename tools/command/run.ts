// A command as a function of its arguments and surroundings. The package commander reads the options.

import { existsSync, realpathSync } from "node:fs";
import { Command, CommanderError, InvalidArgumentError, type OptionValues } from "@commander-js/extra-typings";
import packageJson from "../../package.json" with { type: "json" };
import { BoardError } from "../words/flaws.ts";
import { type Io, printable, REAL } from "./io.ts";

/** Whether this is a command of the package. It is defined only there. */
declare const INSTALLED: boolean | undefined;

const isInstalled = typeof INSTALLED === "boolean";

/** What people type to run a command, from its path in tools/: "solve". */
export const called = (path: string): string => (isInstalled ? "pentomino-" + path : `npx tsx tools/${path}.ts`);

/** A command: its path in tools/, a summary, and an example. The caller adds options and calls `run`. */
export const command = (path: string, summary: string, example = "") =>
  new Command(called(path))
    .description(summary)
    .helpOption("-h, --help", "show this help")
    .version(packageJson.version, "-V, --version", "show the version")
    .addHelpText("after", `\nExample: ${called(path)} ${example}`.trimEnd())
    .exitOverride();

/** Reads the value of an option, and refuses one of which `read` makes nothing. `what` it may be follows "Expected". */
export const expected =
  <T>(what: string, read: (value: string) => T | undefined) =>
  (value: string): T => {
    const made = read(value);
    if (made !== undefined) return made;
    throw new InvalidArgumentError(`Expected ${what}.`);
  };

/** Reads the value of an option as a whole number from 1 on, up to `most`. */
export const count = (most = Infinity) =>
  expected(`a whole number ${most < Infinity ? `from 1 to ${most}` : "of 1 or more"}`, (value) =>
    /^[1-9]\d*$/.test(value) && +value <= most ? +value : undefined,
  );

/** The message of an error in a line that a terminal can show. */
export const inOneLine = (message: string): string => {
  const said = message.replace(/^error: /, "").replace(/\n\((.*)\)$/, ". $1");
  // Commander itself refuses only how the command was called.
  return printable((said === message ? said : said.replace(/\.?$/, " (see --help)")).split("\n")[0]);
};

/** Words in lines of at most 80 columns, unless a word is longer. The unit of a time stays beside it. */
export const folded = (words: string): string => words.replace(/(.{1,80})(?: (?!s$)|$)/g, "$1\n");

/** A command as a function: it gets its arguments, and returns its status. */
export type Main = (args: string[], io: Io) => Promise<number>;

/** Whether Node was started with this command. tsx also takes a path without an extension. */
const isStarted = (name: string): boolean => {
  const [, script = ""] = process.argv;
  const path = existsSync(script) ? realpathSync(script) : script + ".ts";
  return isInstalled || path.replaceAll("\\", "/").endsWith(name.replace("npx tsx ", "/"));
};

/**
 * Makes a command a function, and runs it if Node was started with it. `action` gets arguments and options, and may
 * return a status. An error becomes a line on stderr and a status: 2 for CommanderError and BoardError, 1 for others.
 */
export const run = <Args extends any[], Options extends OptionValues>(
  program: Command<Args, Options>,
  action: (io: Io, ...words: [...Args, Options]) => Promise<number | void>,
): Main => {
  const main: Main = async (args, io) => {
    let status: number | void = 0;
    try {
      await program
        .configureOutput({ writeOut: (text) => io.write(text), outputError: () => {}, getOutHelpWidth: () => 80 })
        // After the options comes the command itself.
        .action(async (...words) => void (status = await action(io, ...(words.slice(0, -1) as [...Args, Options]))))
        .parseAsync(args, { from: "user" });
      return status ?? 0;
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      const commander = error instanceof CommanderError;
      // On Windows a pipe whose reader has gone gives EOF.
      if (code === "EPIPE" || code === "EOF" || (commander && error.exitCode === 0)) return 0;
      io.write(inOneLine(message) + "\n", 2);
      return commander || error instanceof BoardError ? 2 : 1;
    }
  };
  if (isStarted(program.name())) main(process.argv.slice(2), REAL).then((status) => (process.exitCode = status));
  return main;
};
