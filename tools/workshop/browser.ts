// Real browsers: where they are, and the system's Chromium, driven by playwright-core.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright-core";

/** Packages of the system, browsers and what they need without a screen, with the names of the program in each. */
export const SYSTEM: Record<string, string[]> = {
  chromium: ["chromium", "chromium-browser", "google-chrome"],
  "firefox-esr": ["firefox-esr", "firefox"],
  "webkit2gtk-driver": ["WebKitWebDriver"],
  xvfb: ["xvfb-run"],
  xauth: ["xauth"],
  dbus: ["dbus-run-session"],
  wine: ["wine"],
  zsh: ["zsh"],
  fish: ["fish"],
  parallel: ["parallel"],
};

/** The path of a program, or of what such a package brings; undefined if it is in no folder of PATH. */
export const findProgram = (name: string): string | undefined =>
  (SYSTEM[name] ?? [name])
    .flatMap((file) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, file)))
    .find((path) => existsSync(path));

/** Starts Chromium. Throws an Error if it is not installed. */
export const launch = async (): Promise<Browser> => {
  const executablePath = findProgram("chromium");
  if (!executablePath)
    throw Error("Chromium is not here; npx tsx tools/workshop/install.ts fetches it for root on Debian");
  // The library is large, so it is loaded only when it is needed.
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
};
