// How the commands read their options, run and end. The package commander does the work.

import { Command, CommanderError, InvalidArgumentError, type OptionValues } from "@commander-js/extra-typings";
import packageJson from "../../package.json" with { type: "json" };
import { BoardError } from "../solver/parse.ts";
import { write } from "./files.ts";

/** The name of the command in the package. It is defined only there. */
declare const INSTALLED: string | undefined;

/** A command, from the path of its file and a summary. The caller adds arguments and options, and hands it to `run`. */
export const command = (path: string, summary: string) =>
  new Command(typeof INSTALLED === "string" ? INSTALLED : "npx tsx " + path)
    .description(summary)
    .helpOption("-h, --help", "show this help")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => write(text),
      outputError: () => {},
      getOutHelpWidth: () => 80,
    });

/** Reads the value of an option as a whole number from 1 on, up to `most`. */
export const count =
  (most = Infinity) =>
  (value: string): number => {
    if (/^[1-9]\d*$/.test(value) && +value <= most) return +value;
    const range = most < Infinity ? `from 1 to ${most}` : "of 1 or more";
    throw new InvalidArgumentError(`Expected a whole number ${range}.`);
  };

/** What commander says, in one line. */
const inOneLine = (message: string, flags: (string | undefined)[]): string => {
  const [, flag] = message.match(/^error: unknown option '(--[^=]+)=/) ?? [];
  if (flags.includes(flag)) return `option '${flag}' takes no value`;
  return message.replace(/^error: /, "").replace(/\n\((.*)\)$/, ". $1");
};

/** Throws if a word is the name of an option with one dash in place of two, as Perl takes it. */
const refuseOneDash = (words: string[], flags: (string | undefined)[]): void => {
  const word = words.find((word) => flags.includes("-" + word.split("=")[0]));
  if (word) throw new InvalidArgumentError(`unknown option '${word}'. Did you mean -${word}?`);
};

/**
 * Runs a command. `action` gets its arguments and then its options. An error becomes one line on stderr. The status is 2 for
 * a wrong request, which is a CommanderError or a BoardError, and 1 for any other error. A reader that leaves ends the command
 * quietly.
 */
export const run = async <Args extends any[], Options extends OptionValues>(
  command: Command<Args, Options>,
  action: (...words: [...Args, Options]) => void | Promise<void>,
): Promise<void> => {
  command.version(packageJson.version, "-V, --version", "show the version");
  const flags = command.options.map(({ long }) => long);
  try {
    refuseOneDash(process.argv.slice(2), flags);
    // After the options comes the command itself.
    await command.action((...words) => action(...(words.slice(0, -1) as [...Args, Options]))).parseAsync();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const commander = error instanceof CommanderError;
    if (code === "EPIPE" || (commander && error.exitCode === 0)) return;
    console.error(inOneLine(message, flags).split("\n")[0]);
    process.exitCode = commander || error instanceof BoardError ? 2 : 1;
  }
};
