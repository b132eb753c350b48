// A copy of the project, for what must not happen in the project itself.

import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const NOT_COPIED = /^(node_modules|\.git|\.runtimes|dist|out)$/;

/** Copies the project into a folder, but borrows its packages: what is written beside them stays in the copy as well. */
export const checkout = (folder: string): void => {
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.test(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const packages = join(ROOT, "node_modules");
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(packages))
    if (/^(\.bin$|[^.])/.test(name)) symlinkSync(join(packages, name), join(folder, "node_modules", name), "junction");
};
