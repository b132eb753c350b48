// How the commands write files.

import { chmodSync, existsSync, lstatSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { printable } from "./io.ts";

/** Writes a file whole or not at all. A link stays a link, and a pipe a pipe: they are written as they are. */
export const writeWhole = (path: string, content: string | Uint8Array): void => {
  const folder = dirname(path);
  if (!existsSync(folder)) throw Error(`there is no folder ${printable(folder)}`);
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw Error(`${printable(path)} is a folder, not a file`);
  if (there && !there.isFile()) return writeFileSync(path, content);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    if (there) chmodSync(draft, there.mode);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    // Node names the call, and the draft.
    throw Error(`cannot write ${printable(path)}: ${(error as Error).message.replace(/, \w+( '[^]*)?$/, "")}`);
  }
};
