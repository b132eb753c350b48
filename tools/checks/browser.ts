// Real browsers: where they are, how they come here, and the system's Chromium, driven by playwright-core.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";

/** Packages of the system, browsers and what they need to run without a screen, with the names of the program in each. */
const PACKAGES: Record<string, string[]> = {
  chromium: ["chromium", "chromium-browser", "google-chrome"],
  "firefox-esr": ["firefox-esr", "firefox"],
  "webkit2gtk-driver": ["WebKitWebDriver"],
  xvfb: ["xvfb-run"],
  xauth: ["xauth"],
  dbus: ["dbus-run-session"],
};

/** The path of a program, or of what such a package brings; undefined if it is in no folder of PATH. */
export const findProgram = (name: string): string | undefined =>
  (PACKAGES[name] ?? [name])
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

/** Installs what is missing from the system's packages. Only root may do that; for others nothing happens. */
export const installPackages = (): void => {
  const missing = Object.keys(PACKAGES).filter((name) => !findProgram(name));
  if (!missing.length || process.getuid?.() || !findProgram("apt-get")) return;
  for (const words of [["update"], ["install", "--yes", "--no-install-recommends", ...missing]])
    execFileSync("apt-get", words, { stdio: ["ignore", 2, 2] });
};

/** Starts Chromium. Throws an Error if it is not there. */
export const launch = async (): Promise<Browser> => {
  const executablePath = findProgram("chromium");
  if (!executablePath) throw Error("Chromium is not here; npm run runtimes -- --install fetches it");
  // The library is large, so it is loaded only if it is needed.
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
};
