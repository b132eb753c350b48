// A real browser: the system's Chromium, driven by playwright-core.

import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";

/** What the library does not say by itself. */
const OPTIONS = ["--disable-gpu", "--disable-quic"];

/** The path of a program: at one of the paths given, or else in one of the folders of PATH. */
export const findProgram = (name: string, ...paths: string[]): string | undefined => {
  if (name) paths.push(...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
};

/** The path of Chromium, if it is there. */
export const findChromium = (): string | undefined =>
  findProgram("chromium") ?? findProgram("chromium-browser") ?? findProgram("google-chrome");

/** What a package of the system brings: a browser, and what it needs to run without a screen. */
const PACKAGES = {
  chromium: findChromium,
  "firefox-esr": () => findProgram("firefox-esr") ?? findProgram("firefox"),
  "webkit2gtk-driver": () => findProgram("WebKitWebDriver"),
  xvfb: () => findProgram("xvfb-run"),
  xauth: () => findProgram("xauth"),
  dbus: () => findProgram("dbus-run-session"),
};

/** Installs what is missing from the system's packages. Only root may do that; for others nothing happens. */
export const installPackages = (): void => {
  const missing = Object.entries(PACKAGES).flatMap(([name, isHere]) => (isHere() ? [] : name));
  if (!missing.length || process.getuid?.() || !findProgram("apt-get")) return;
  for (const words of [["update"], ["install", "--yes", "--no-install-recommends", ...missing]])
    if (spawnSync("apt-get", words, { stdio: ["ignore", 2, 2] }).status) throw Error(`apt-get ${words[0]} failed`);
};

/** Starts Chromium. Throws an Error if it is not there. */
export const launch = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath) throw Error("Chromium is not here; npm run runtimes -- --install fetches it");
  // The library is large, so it is loaded only if it is needed.
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, args: OPTIONS });
};
