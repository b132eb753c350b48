// The page as a site: it is kept, and played without a network; the next morning it shows the next puzzle.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { launch } from "../../tools/workshop/browser.ts";
import { scratch, tool } from "../run.ts";

const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", png: "image/png" };

test("a site is played without a network, and goes on with the next day's puzzle", async () => {
  const folder = scratch(onTestFinished);
  expect(tool("gallery", ["--out", join(folder, "index.html"), "--site", "http://localhost"]).status).toBe(0);
  const asked = new Set<string>();
  const server = createServer(({ url }, response) => {
    const name = url!.slice(1) || "index.html";
    asked.add(name);
    response.setHeader("content-type", TYPES[name.split(".").at(-1)!] ?? "application/manifest+json");
    response.end(readFileSync(join(folder, name)));
  });
  await new Promise<void>((listens) => server.listen(0, listens));
  const stop = () => (server.closeAllConnections(), server.close());
  onTestFinished(() => void stop());
  const { port } = server.address() as { port: number };

  const browser = await launch();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.clock.install({ time: new Date("2026-11-21T12:00") });
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate("navigator.serviceWorker.ready.then(() => {})");
  expect([...asked].sort()).toEqual(["icon.png", "index.html", "manifest.webmanifest", "offline.js"]);
  stop();

  const says = (words: string) => page.getByText(words, { exact: true }).waitFor();
  const hint = async () => {
    for (const _ of "12") await page.getByRole("button", { name: "Hint", exact: true }).click();
  };
  await page.reload();
  await says("Fill the board.");
  // A game that is not finished stays.
  await hint();
  await page.clock.setFixedTime(new Date("2026-11-22T07:00"));
  await page.reload();
  await page.getByText("21 November ▾").waitFor();
  for (let left = await page.locator(".tray button:not(.away)").count(); left; left--) await hint();
  await says("Solved!");
  await page.waitForFunction("history.state === '2026-11-22'");
  await page.reload();
  await says("Solved!");
  // One that was solved yesterday does not, but is a press away.
  await page.clock.setFixedTime(new Date("2026-11-23T07:00"));
  await page.reload();
  await page.getByText("23 November ▾").waitFor();
  await says("Fill the board.");
  await page.getByRole("link", { name: "21 November ○" }).click();
  await says("Solved!");
  await page.getByRole("link", { name: "Today’s puzzle" }).waitFor();
  expect(complaints).toEqual([]);
});
