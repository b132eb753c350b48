// The main path through the page, in Firefox and in WebKit. A test whose browser is not installed is skipped.
// Each is driven by what it has for that: puppeteer-core, or WebDriver. Scripts are texts of expressions.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { findProgram } from "../../tools/workshop/browser.ts";
import { node, scratch, tool } from "../run.ts";

const firefox = async () => {
  const executablePath = findProgram("firefox-esr");
  if (!executablePath) return undefined;
  const { default: puppeteer } = await import("puppeteer-core");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, defaultViewport: null });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  return {
    goto: (url: string): Promise<unknown> => page.goto(url),
    evaluate: (expression: string): Promise<any> => page.evaluate(expression),
    click: (selector: string) => page.click(selector),
    press: (key: string) => page.keyboard.press(key as "Enter"),
  };
};

/** WebKit, on a screen and a D-Bus of its own. */
const webKit: typeof firefox = async () => {
  if (!["webkit2gtk-driver", "xvfb", "dbus"].every((name) => findProgram(name))) return undefined;
  const port = 20_000 + (process.pid % 10_000);
  const words = ["-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--", "WebKitWebDriver", `--port=${port}`];
  // A container has no room for its sandbox.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const driver = spawn("xvfb-run", words, { stdio: "ignore", detached: true, env });
  // Screen, bus and driver are one group of processes.
  onTestFinished(() => void process.kill(-driver.pid!));
  let session = "";
  const ask = async (path: string, body?: object): Promise<any> => {
    const request = body && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${session}${path}`, request);
    const { value } = (await response.json()) as { value: any };
    if (!response.ok) throw Error(`${path}: ${value.message || value.error}`);
    return value;
  };
  for (let tries = 0; !(await ask("/status").catch(() => undefined)) && tries < 100; tries++) await wait(100);
  const { sessionId } = await ask("/session", { capabilities: { alwaysMatch: {} } });
  session = `/session/${sessionId}`;
  return {
    goto: (url) => ask("/url", { url }),
    evaluate: (expression) => ask("/execute/sync", { script: `return (${expression})`, args: [] }),
    click: async (value) => {
      const [element] = Object.values(await ask("/element", { using: "css selector", value }));
      await ask(`/element/${element}/click`, {});
    },
    press: async (key) => {
      const value = key === "Enter" ? "\uE007" : key;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await ask("/actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
  };
};

test.for(Object.entries({ Firefox: firefox, WebKit: webKit }))("%s: the main path", async ([name, drive], { skip }) => {
  const driver = await drive();
  if (!driver) return skip(`${name} is not installed`);
  const { goto, evaluate, click, press } = driver;
  const file = join(scratch(onTestFinished), "gallery.html");
  expect(tool("gallery", ["--out", file]).status).toBe(0);
  /** Waits for what there is to read in these elements. */
  const shows = (selector: string, words: string | RegExp) => {
    const text = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent).join("")`;
    return expect.poll(() => evaluate(text), { timeout: 20_000 }).toMatch(words);
  };

  await goto(pathToFileURL(file).href + "#solutions");
  const errors = "(window.errors ??= (addEventListener('error', (event) => errors.push(event.message)), []))";
  await evaluate(errors);
  await shows('[data-done="true"]', "2,339 solutions");
  await click(".hero .main");
  await shows(".terminal .status", "3 programs");
  await shows(".terminal pre", node(["--import", "tsx", "quine.ts", "--solutions", "3"]).stdout);
  // By keys, and then by mouse.
  await evaluate("location.hash = '#play/6x10'");
  await shows(".left", "2,339 solutions.");
  await press("x");
  // Where the pointer happens to be is a place already.
  await shows(".left", "X");
  await press("Enter");
  await shows(".left", /^(No|[\d,]+) way/);
  await click('.tray [aria-label="W"]');
  await click('[data-at="60"]');
  await expect.poll(() => evaluate("location.hash")).toMatch(/X.*W|W.*X/);
  await evaluate("location.hash = '#play/6x10?puzzle=easy-2026-11-21'");
  await shows(".left", "Fill the board.");
  const pieces = await evaluate("document.querySelectorAll('.tray button').length");
  for (let i = 0; i < pieces; i++) {
    await click(".hands button:nth-child(5)");
    await shows(".left", "goes here.");
    await click(".hands button:nth-child(5)");
    await shows(".left", i < pieces - 1 ? "left." : "Solved!");
  }
  await shows(".printed", "Your program printed number");
  expect(await evaluate(errors)).toEqual([]);
});
