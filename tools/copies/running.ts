// Runs copies as anyone would, each in a Node of its own, and compares what they print with what they should print. A series
// is megabytes long, so it is not kept: its checksum is as good.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copy } from "../twin/picture.ts";

/** A text, by its size and SHA-256. */
export interface Print {
  bytes: number;
  sha256: string;
}

/** How a program ended: what it printed, its last line on stderr, and its status, or the signal that ended it. */
interface Outcome extends Print {
  message: string;
  status: number | string;
}

/** Measures a text that comes in parts. */
const gauge = () => {
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    add: (part: string | Buffer): void => {
      hash.update(part);
      bytes += Buffer.byteLength(part);
    },
    print: (): Print => ({ bytes, sha256: hash.digest("hex") }),
  };
};

/** The print of a text. */
export const printOf = (text: string | Buffer): Print => {
  const { add, print } = gauge();
  add(text);
  return print();
};

/** The print of the programs that show these boards, one after the other. */
export const printOfSeries = (boards: string[], text: string): Print => {
  const { add, print } = gauge();
  for (const board of boards) add(copy(board, text));
  return print();
};

/** Runs a program in a Node of its own. `onPart` gets what it prints, part by part. */
export const runProgram = async (
  path: string,
  args: string[] = [],
  onPart = (_: Buffer): void => {},
): Promise<Outcome> => {
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const { add, print } = gauge();
  let errors = "";
  child.stdout.on("data", add).on("data", onPart);
  child.stderr.on("data", (part: Buffer) => (errors = (errors + part).slice(-10_000)));
  const [status, signal] = await once(child, "close");
  return { ...print(), message: errors.trimEnd().split("\n").at(-1)!, status: status ?? signal };
};

/** What is wrong with what a program did, in a few words. Undefined if it did as expected. */
export const complaint = (outcome: Outcome, expected: Print): string | undefined => {
  if (outcome.status !== 0) return `ended with ${outcome.status}: ${outcome.message}`;
  if (outcome.bytes !== expected.bytes) return `printed ${outcome.bytes} bytes in place of ${expected.bytes}`;
  if (outcome.sha256 !== expected.sha256) return `printed ${outcome.bytes} bytes that are not those of its series`;
  return undefined;
};
