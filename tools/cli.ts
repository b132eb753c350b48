// What the commands share: how they read and write, and how they end.

import { readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { text } from "node:stream/consumers";
import { BoardError } from "./outline.ts";

/** What a user asked for wrongly. */
export class UsageError extends Error {}

/** Runs a command. What it throws becomes one line on stderr and the status: 2 for a wrong request, otherwise 1. */
export const run = async (command: () => void | Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (code === "EPIPE") return;
    // Of what parseArgs says, the first sentence is for users.
    console.error(message.split(code?.startsWith("ERR_PARSE_ARGS") ? ". " : "\n")[0]);
    const wrong = error instanceof UsageError || error instanceof BoardError || code?.startsWith("ERR_PARSE_ARGS");
    process.exitCode = wrong ? 2 : 1;
  }
};

/** The text of a file, or of standard input for "-", without a byte-order mark. Throws a UsageError if it cannot be read. */
export const readText = async (path: string): Promise<string> => {
  try {
    const content = path === "-" ? await text(process.stdin) : readFileSync(path, "utf8");
    return content.replace(/^\uFEFF/, "");
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${(error as Error).message}`);
  }
};

/** Writes a file whole or not at all. */
export const writeWhole = (path: string, content: string): void => {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/** Writes text to standard output, or to the file with this descriptor, before it returns. Throws if nobody reads it. */
export const write = (output: string, descriptor = 1): void => {
  for (let rest = Buffer.from(output); rest.length;)
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      // A reader who is slow gets the processor for a moment.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
};
