// Runs copies as anyone would, each in a Node of its own, and says what is wrong with what they print.

import { execFile } from "node:child_process";

/** How a program ended: what it printed, its last line on stderr, and its status, or the signal that ended it. */
interface Outcome {
  output: string;
  message: string;
  status: number | string;
}

/** Runs a program in a Node of its own, which reads it from standard input. */
export const runProgram = (program: string, args: string[] = []): Promise<Outcome> =>
  new Promise((resolve) => {
    const options = { maxBuffer: Infinity, env: { ...process.env, NODE_OPTIONS: "" } };
    const child = execFile(process.execPath, ["-", ...args], options, (error, output, errors) => {
      const status = error ? (error.code ?? error.signal!) : 0;
      resolve({ output, message: errors.trimEnd().split("\n").at(-1)!, status });
    });
    child.stdin!.end(program);
  });

/** What is wrong with what a program did, in a few words. Undefined if it printed what it should, and ended well. */
export const complaint = ({ output, message, status }: Outcome, expected: string): string | undefined => {
  if (status !== 0) return `ended with ${status}: ${message}`;
  if (output.length !== expected.length) return `printed ${output.length} characters in place of ${expected.length}`;
  return output === expected ? undefined : `printed ${output.length} characters that are not those of its series`;
};
