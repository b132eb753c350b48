// Firefox and WebKit, each driven by what it has for that: puppeteer-core for the one, WebDriver for the other.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { findProgram } from "../../tools/checks/browser.ts";

/** What a test does in a browser. Scripts are texts of expressions; elements are named by CSS selectors. */
export interface Driver {
  goto: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<any>;
  click: (selector: string) => Promise<void>;
  /** Presses a key, by its name in the DOM: "Enter" or a letter. */
  press: (key: string) => Promise<void>;
}

/** Starts Firefox until the test is over; undefined if it is not here. */
export const driveFirefox = async (): Promise<Driver | undefined> => {
  const executablePath = findProgram("firefox-esr");
  if (!executablePath) return undefined;
  const { default: puppeteer } = await import("puppeteer-core");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key as "Enter"),
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** Starts WebKit until the test is over, on a screen and a D-Bus of its own; undefined if anything of that is not here. */
export const driveWebKit = async (): Promise<Driver | undefined> => {
  if (!["webkit2gtk-driver", "xvfb", "dbus"].every((name) => findProgram(name))) return undefined;
  const port = await freePort();
  const words = ["-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--", "WebKitWebDriver", `--port=${port}`];
  const driver = spawn("xvfb-run", words, {
    stdio: "ignore",
    detached: true,
    // A container has no room for its sandbox.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
  });
  // Screen, bus and driver are one group of processes.
  onTestFinished(() => void process.kill(-driver.pid!));
  const ask = async (path: string, body?: object): Promise<any> => {
    const method = body ? "POST" : "GET";
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: any };
    if (!response.ok) throw Error(`${path}: ${value.message || value.error}`);
    return value;
  };
  const isReady = () => ask("/status").catch(() => undefined);
  for (let tries = 0; !(await isReady()) && tries < 100; tries++) await wait(100);
  const { sessionId } = await ask("/session", { capabilities: { alwaysMatch: {} } });
  const session = `/session/${sessionId}`;
  return {
    goto: (url) => ask(session + "/url", { url }),
    evaluate: (expression) => ask(session + "/execute/sync", { script: `return (${expression})`, args: [] }),
    click: async (value) => {
      const element = await ask(session + "/element", { using: "css selector", value });
      await ask(`${session}/element/${Object.values(element)[0]}/click`, {});
    },
    press: async (key) => {
      const value = key === "Enter" ? "\uE007" : key;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      await ask(session + "/actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
  };
};
