// A command's streams, environment and terminal, as one value.

import { writeSync } from "node:fs";
import { open } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { isatty } from "node:tty";
import { BoardError } from "../words/flaws.ts";
import { linesIn } from "../words/lines.ts";
import { coloured, type Paint, plain } from "../boards/colours.ts";
import { MOST_CHARACTERS } from "../boards/parse.ts";

/** The surroundings of a command. Descriptor 0 is standard input, 1 standard output, 2 stderr. */
export interface Io {
  env: Record<string, string | undefined>;
  /** Standard input, in parts as they come. */
  input: () => AsyncIterable<Buffer>;
  /** Writes text before it returns. Throws if standard output cannot be written; what stderr cannot take is dropped. */
  write: (text: string, descriptor?: 1 | 2) => void;
  /** How many columns this descriptor has if it is a terminal; otherwise undefined. */
  columns: (descriptor: 0 | 1 | 2) => number | undefined;
}

export const REAL: Io = {
  env: process.env,
  input: () => process.stdin,
  write: (text, descriptor = 1) => {
    for (let rest = Buffer.from(text); rest.length;)
      try {
        rest = rest.subarray(writeSync(descriptor, rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") {
          if (descriptor === 2) return;
          throw error;
        }
        // The reader is slow: it gets the processor for a moment.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
      }
  },
  columns: (descriptor) => (isatty(descriptor) ? process.stdout.columns || 80 : undefined),
};

/** Whether standard output, or stderr, is a terminal that can do more than print. */
export const isTerminal = ({ env, columns }: Io, descriptor: 1 | 2 = 1): boolean =>
  columns(descriptor) !== undefined && env.TERM !== "dumb";

/** How to paint standard output: --no-color decides, then FORCE_COLOR, then NO_COLOR, as in Node, then the terminal. */
export const paintFor = (io: Io, option: boolean): Paint => {
  const { NO_COLOR, FORCE_COLOR } = io.env;
  const wanted = FORCE_COLOR ? !["0", "false"].includes(FORCE_COLOR) : !NO_COLOR && isTerminal(io);
  return option && wanted ? coloured : plain;
};

/** A name in one line, without characters that a terminal would obey. */
export const printable = (name: string): string =>
  name.replace(/[\x00-\x1f\x7f-\x9f]/g, (character) => "\\x" + character.charCodeAt(0).toString(16).padStart(2, "0"));

/** What messages call a file, or standard input for "-". */
export const sourceOf = (path: string): string => (path === "-" ? "standard input" : printable(path));

/** A file in parts. It is closed when its reader leaves, and not some time later: Windows keeps what is open. */
async function* partsOf(path: string): AsyncGenerator<Buffer, void> {
  const file = await open(path);
  try {
    yield* file.createReadStream({ autoClose: false });
  } finally {
    await file.close();
  }
}

/** The text of a file, or of standard input for "-", as it comes. Throws a BoardError if there is none. */
export async function* readParts(io: Io, path: string): AsyncGenerator<string, void> {
  if (path === "-" && io.columns(0)) io.write("reading standard input; Ctrl-D ends it\n", 2);
  const decoder = new StringDecoder();
  const name = sourceOf(path);
  let isFirst = true;
  try {
    for await (const part of path === "-" ? io.input() : partsOf(path)) {
      if (isFirst && ["fffe", "feff"].includes(part.toString("hex", 0, 2)))
        throw Error("this is UTF-16, as some versions of PowerShell write it; save it as UTF-8");
      isFirst = false;
      yield decoder.write(part);
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new BoardError(`there is no file ${name}`);
    if (code === "EISDIR") throw new BoardError(`${name} is a folder, not a file`);
    throw new BoardError(`cannot read ${name}: ${message}`);
  }
  yield decoder.end();
}

/** The same in lines, without line ends. A line that is too long for a board is cut, and comes at once. */
export async function* readLines(io: Io, path: string): AsyncGenerator<string, void> {
  let isRest = false;
  for await (const part of linesIn(readParts(io, path), MOST_CHARACTERS)) {
    const line = part.replace(/(\n|\r\n?)$/, "");
    if (!isRest) yield line;
    isRest = line === part;
  }
}
