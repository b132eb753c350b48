// How the commands read and write.

import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isatty } from "node:tty";
import { InvalidArgumentError } from "@commander-js/extra-typings";

/** Says why a file cannot be read. */
const unreadable = (path: string, { code, message }: NodeJS.ErrnoException): InvalidArgumentError => {
  if (code === "ENOENT") return new InvalidArgumentError(`there is no file ${path}`);
  if (code === "EISDIR") return new InvalidArgumentError(`${path} is a folder, not a file`);
  return new InvalidArgumentError(`cannot read ${path}: ${message}`);
};

/** The text of a file, or of standard input for "-", without a byte-order mark. Throws if it cannot be read. */
export const readText = async (path: string): Promise<string> => {
  try {
    const content = path === "-" ? await text(process.stdin) : readFileSync(path, "utf8");
    return content.replace(/^\uFEFF/, "");
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
};

/**
 * The bytes of a file, or of standard input for "-", in parts as they come, with a character for each byte. Throws if they
 * cannot be read.
 */
export async function* readBytes(path: string): AsyncGenerator<string, void> {
  const stream = path === "-" ? process.stdin : createReadStream(path);
  try {
    for await (const part of stream.setEncoding("latin1")) yield part;
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
}

/** Writes a file whole or not at all. */
export const writeWhole = (path: string, content: string | Uint8Array): void => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/**
 * Writes text to standard output, or to the file with this descriptor, before it returns. With the encoding latin1 each
 * character is a byte. Throws if nobody reads it.
 */
export const write = (output: string, descriptor = 1, encoding: "utf8" | "latin1" = "utf8"): void => {
  for (let rest = Buffer.from(output, encoding); rest.length;)
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      // The reader is slow: it gets the processor for a moment.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
};

/** How many columns there are to write in: those of the terminal, or 80. */
export const columns = (): number => (isatty(1) && process.stdout.columns) || 80;

/** Does this when the command ends, in whatever way except SIGKILL. */
export const atEnd = (action: () => void): void => {
  process.on("exit", action);
  process.on("SIGHUP", () => process.exit(129));
  process.on("SIGINT", () => process.exit(130));
  process.on("SIGTERM", () => process.exit(143));
};

/** Makes a folder, unless it is there already. Throws if there is a file of this name. */
export const makeFolder = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "EEXIST" ? Error(`${path} is a file, not a folder`) : error;
  }
};

/** Makes a folder for files that nobody needs once the command has ended. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "pentomino-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
