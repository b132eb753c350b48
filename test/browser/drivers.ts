// Three browsers, each with its own tool: Playwright, Puppeteer or WebDriver. A script is the text of an expression.

/// <reference types="vite/types/import-meta.d.ts" />

import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { findProgram, launch } from "../../tools/workshop/browser.ts";

export interface Driver {
  goto: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<any>;
  click: (selector: string) => Promise<void>;
  /** A click at a place of the window; both are taps where there are fingers. */
  clickAt: (x: number, y: number) => Promise<unknown>;
  /** A mouse or a finger comes down at the first of these points, goes on to the others, and leaves. */
  drag: (...points: (readonly [x: number, y: number])[]) => Promise<unknown>;
  /** A key, perhaps with another one: "Shift+ArrowRight". */
  press: (keys: string) => Promise<void>;
}

/** The driver of a page of Playwright or Puppeteer, which have the same names for this. */
const driverOf = (page: any): Driver => ({
  goto: (url) => page.goto(url),
  evaluate: (expression) => page.evaluate(expression),
  click: (selector) => page.click(selector),
  clickAt: (x, y) => page.mouse.click(x, y),
  drag: async (from, ...to) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    for (const point of to) await page.mouse.move(...point);
    await page.mouse.up();
  },
  press: async (keys) => {
    const [key, held] = keys.split("+").reverse();
    if (held) await page.keyboard.down(held);
    await page.keyboard.press(key);
    if (held) await page.keyboard.up(held);
  },
});

type Point = { x: number; y: number };

/** A mouse or fingers on a page of Chromium: `act` puts them down at these points, moves them there, or lifts them. */
export const handOn = async (page: Page, kind = "finger") => {
  const client = await page.context().newCDPSession(page);
  const mouse = { Start: "mousePressed", Move: "mouseMoved", End: "mouseReleased" } as const;
  const send = async (type: keyof typeof mouse, points: Point[], time: { timestamp?: number } = {}) => {
    const touch = { type: `touch${type}`, touchPoints: points.map((point, id) => ({ ...point, id })) } as const;
    const button = { button: "left", buttons: Number(type !== "End"), clickCount: 1 } as const;
    if (kind === "finger") await client.send("Input.dispatchTouchEvent", { ...touch, ...time });
    else await client.send("Input.dispatchMouseEvent", { type: mouse[type], ...points[0], ...button, ...time });
  };
  const leave = (point: Point) => (kind === "finger" ? [] : [point]);
  let last = 0;
  return {
    act: (type: keyof typeof mouse, ...points: Point[]) => send(type, points),
    /** Comes down at the first point, goes on to the others, and leaves. */
    drag: async (...points: Point[]) => {
      for (const [i, point] of points.entries()) await send(i ? "Move" : "Start", [point]);
      await send("End", leave(points.at(-1)!));
    },
    /** Presses a point, a second after the last time; several times in as many hundredths, however slow that is. */
    tap: async (point: Point, times = 1) => {
      last = Math.max(Date.now() / 1000, last + 1);
      for (let i = 0; i < times; i++) {
        await send("Start", [point], { timestamp: (last += 0.01) });
        await send("End", leave(point), { timestamp: (last += 0.01) });
      }
    },
  };
};

export const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

/** Chromium, in which no page may throw. */
export const chromium = async (options: BrowserContextOptions = {}): Promise<Driver> => {
  const browser = await launch();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  page.on("pageerror", (error) => expect(error).toBe("no error"));
  if (!options.hasTouch) return driverOf(page);
  const { drag, tap } = await handOn(page);
  return {
    ...driverOf(page),
    click: (selector) => page.tap(selector),
    clickAt: (x, y) => tap({ x, y }),
    drag: (...points) => drag(...points.map(([x, y]) => ({ x, y }))),
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

/** How WebDriver names keys without a character, and what a mouse does. */
const KEYS: Record<string, string> = {
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
const PRESS = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
const moveTo = (x: number, y: number) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 100 });

/** WebKit, on a screen and a D-Bus of its own. */
export const webKit: typeof firefox = async () => {
  if (!["webkit2gtk-driver", "xvfb", "dbus"].every((name) => findProgram(name))) return undefined;
  const port = 20_000 + (process.pid % 10_000);
  // Two that look for a free screen at once would find the same.
  const screen = ["-a", "-n", `${port}`, "-s", "-screen 0 1280x900x24"];
  const words = [...screen, "dbus-run-session", "--", "WebKitWebDriver", `--port=${port}`];
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
  const act = (type: string, id: string, actions: object[]) => ask("/actions", { actions: [{ type, id, actions }] });
  const find = (value: string) => ask("/element", { using: "css selector", value });
  return {
    goto: (url) => ask("/url", { url }),
    evaluate: (expression) => ask("/execute/sync", { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      const [element] = Object.values(await find(selector));
      await ask(`/element/${element}/click`, {});
    },
    clickAt: (x, y) => act("pointer", "mouse", [moveTo(x, y), ...PRESS]),
    drag: ([x, y], ...to) =>
      act("pointer", "mouse", [moveTo(x, y), PRESS[0], ...to.map((point) => moveTo(...point)), PRESS[1]]),
    press: async (keys) => {
      const values = keys.split("+").map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({ type: "keyDown", value }));
      const up = values.reverse().map((value) => ({ type: "keyUp", value }));
      await act("key", "keys", [...down, ...up]);
    },
  };
};

export const isLong = import.meta.env.MODE === "long";

const BROWSERS = {
  Chromium: () => chromium({ reducedMotion: "no-preference" }),
  "Chromium by finger, without flights": () => chromium(PHONE),
  Firefox: firefox,
  WebKit: webKit,
};

/** A test in each browser that is installed. It is told how often to try one thing: ten times in Chromium. */
export const everywhere = (title: string, run: (driver: Driver, times: number) => Promise<void>) =>
  test.for(Object.entries(BROWSERS))(`%s: ${title}`, async ([name, start], { skip }) => {
    const driver = await start();
    if (!driver) return skip(`${name} is not installed`);
    await run(driver, isLong ? 60 : name.startsWith("Chromium") ? 10 : 3);
  });
