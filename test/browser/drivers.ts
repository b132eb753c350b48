// Three browsers, each driven by a tool of its own: Playwright, Puppeteer or WebDriver. A script is the text of an expression.

import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContextOptions } from "playwright-core";
import { onTestFinished } from "vitest";
import { findProgram, launch } from "../../tools/workshop/browser.ts";

export interface Driver {
  goto: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<any>;
  click: (selector: string) => Promise<void>;
  /** A click at a place of the window; both are taps where there are fingers. */
  clickAt: (x: number, y: number) => Promise<unknown>;
  /** A drag from one place of the window to another, by the mouse or a finger. */
  drag: (from: number[], to: number[]) => Promise<unknown>;
  press: (key: string) => Promise<void>;
}

/** The driver of a page of Playwright or Puppeteer, which have the same names for this. */
const driverOf = (page: any): Driver => ({
  goto: (url) => page.goto(url),
  evaluate: (expression) => page.evaluate(expression),
  click: (selector) => page.click(selector),
  clickAt: (x, y) => page.mouse.click(x, y),
  drag: async ([x, y], to) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + to[0]) / 2, (y + to[1]) / 2);
    await page.mouse.move(to[0], to[1]);
    await page.mouse.up();
  },
  press: (key) => page.keyboard.press(key),
});

export const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

export const chromium = async (onError = (_: Error) => {}, options: BrowserContextOptions = {}): Promise<Driver> => {
  const browser = await launch();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  page.on("pageerror", onError);
  if (!options.hasTouch) return driverOf(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    ...driverOf(page),
    click: (selector) => page.tap(selector),
    clickAt: (x, y) => page.touchscreen.tap(x, y),
    drag: async ([x, y], to) => {
      await touch("touchStart", { x, y });
      await touch("touchMove", { x: (x + to[0]) / 2, y: (y + to[1]) / 2 });
      await touch("touchMove", { x: to[0], y: to[1] });
      await touch("touchEnd");
    },
  };
};

export const firefox = async (): Promise<Driver | undefined> => {
  const executablePath = findProgram("firefox-esr");
  if (!executablePath) return undefined;
  const { default: puppeteer } = await import("puppeteer-core");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, defaultViewport: null });
  onTestFinished(() => browser.close());
  return driverOf(await browser.newPage());
};

/** The keys of the WebDriver protocol that are no characters. */
const KEYS: Record<string, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** WebKit, on a screen and a D-Bus of its own. */
export const webKit: typeof firefox = async () => {
  if (!["webkit2gtk-driver", "xvfb", "dbus"].every((name) => findProgram(name))) return undefined;
  const port = 20_000 + (process.pid % 10_000);
  const words = ["-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--", "WebKitWebDriver", `--port=${port}`];
  // A container has no room for its sandbox.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
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
  const point = (...actions: object[]) => ask("/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
  const move = (x: number, y: number) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y) });
  const find = (value: string) => ask("/element", { using: "css selector", value });
  return {
    goto: (url) => ask("/url", { url }),
    evaluate: (expression) => ask("/execute/sync", { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      const [element] = Object.values(await find(selector));
      await ask(`/element/${element}/click`, {});
    },
    clickAt: (x, y) => point(move(x, y), down, up),
    drag: ([x, y], to) => point(move(x, y), down, move((x + to[0]) / 2, (y + to[1]) / 2), move(to[0], to[1]), up),
    press: async (key) => {
      const value = KEYS[key] ?? key;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await ask("/actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
  };
};
