// How the commands read and write.

import {
  createReadStream,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";
import { InvalidArgumentError } from "@commander-js/extra-typings";

/** Says why a file cannot be read. */
const unreadable = (path: string, { code, message }: NodeJS.ErrnoException): InvalidArgumentError => {
  if (code === "ENOENT") return new InvalidArgumentError(`there is no file ${path}`);
  if (code === "EISDIR") return new InvalidArgumentError(`${path} is a folder, not a file`);
  return new InvalidArgumentError(`cannot read ${path}: ${message}`);
};

/** A file, or standard input for "-", in parts as they come. Throws if they cannot be read. */
async function* partsOf(path: string): AsyncGenerator<Buffer, void> {
  try {
    for await (const part of path === "-" ? process.stdin : createReadStream(path)) yield part;
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
}

/** The most bytes of a text: half of what fits into a string. */
const MOST = 2 ** 28;

/**
 * The text of a file, or of standard input for "-", without a byte-order mark. Throws if it cannot be read, or has more than
 * so many bytes.
 */
export const readText = async (path: string, most = MOST): Promise<string> => {
  const parts: Buffer[] = [];
  let left = most;
  for await (const part of partsOf(path)) {
    left -= part.length;
    if (left < 0)
      throw new InvalidArgumentError(`${path === "-" ? "standard input" : path} has more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts)
    .toString()
    .replace(/^\uFEFF/, "");
};

/** The same in parts as they come, with a character for each byte, however many there are. */
export async function* readBytes(path: string): AsyncGenerator<string, void> {
  for await (const part of partsOf(path)) yield part.toString("latin1");
}

/** Writes a file whole or not at all. A link stays a link, and a pipe a pipe: they are written as they are. */
export const writeWhole = (path: string, content: string | Uint8Array): void => {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there && !there.isFile()) return writeFileSync(path, content);
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

/** Makes a folder, and those that it lies in, unless they are there already. Throws if there is a file of this name. */
export const makeFolder = (path: string): void => {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Error(`${path} is a file, not a folder`);
    return;
  }
  // Node's own way to make them all never ends where none can be made, as in /proc.
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
};

/** Makes a folder for files that nobody needs once the command has ended. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "pentomino-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
