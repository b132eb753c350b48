// A game and its end: what outlives a reload, the film, and what is taken along from it.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { given, LAST, position, puzzle, toLay } from "./given.ts";
import { boxOf, button, choose, copied, endFilm, faultsOf, focused, followHints, hasten, page } from "./page.ts";
import { press, saved, shows, visit, withBrowser } from "./page.ts";

withBrowser();

const saysAtEnd = (words: string | RegExp) => shows(".ends .note", words);

test("a game outlives a reload; its film hands its letters on, and becomes a picture", async () => {
  await visit(position(given), { reducedMotion: "no-preference" });
  await followHints(puzzle.left.length - 1);
  await page.reload();
  await shows(".left", toLay(puzzle.left.length - 1).replace("1 pieces", "1 piece"));
  const before = await boxOf(".cells");
  // All sentences in turn, however late one looks.
  await page.evaluate(hasten, 100);
  await page.evaluate(() => {
    const said: string[] = ((window as any).said = []);
    const hear = () => {
      const words = document.querySelector(".ending .left")?.textContent;
      if (words && words !== said.at(-1)) said.push(words);
    };
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
  });
  await followHints(1);
  await page.locator(".ending.said").waitFor();
  expect(await page.evaluate("said")).toEqual(
    ["Your solution is a program", "The same letters", "Each prints the next", "2,339 programs"].map((words) =>
      expect.stringMatching("^" + words),
    ),
  );
  // The header comes back.
  await expect.poll(faultsOf).toEqual([]);
  // What is seen is a picture: every piece has a part of it in its colour.
  const seen = await page.locator(".ending canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    const count = new Map<number, number>();
    for (const pixel of new Uint32Array(data.buffer)) count.set(pixel, (count.get(pixel) ?? 0) + 1);
    return [...count.values()].filter((each) => each > 100).length;
  });
  expect(seen).toBeGreaterThan(60);
  await press("Escape");
  await page.locator(".ending").waitFor({ state: "detached" });
  await expect.poll(focused).toMatch(/^Solved! \d:\d\d, \d+ hints$/);
  expect(await boxOf(".cells")).toEqual(before);
});

test("picture, result and film are real files; a phone hands the film to its share sheet", async () => {
  await visit(LAST);
  await followHints(1);
  await endFilm();
  const picture = await saved("Save the picture");
  const png = readFileSync(picture.path);
  expect([picture.name, png.toString("latin1", 1, 4)]).toEqual(["pentominoes.png", "PNG"]);
  expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
  await page.locator(".ending").getByRole("button", { name: "Copy" }).click();
  await shows(".ending", "Your result is copied.");
  await expect.poll(copied).toContain("The pentomino quine, 21 November 2026, easy");
  // In a dozen frames, a recorder may not have begun.
  await page.evaluate(hasten, 50);
  // A press on the way cancels, and so does Escape, which then leads nowhere.
  const cancels = [() => button("Cancel").click(), () => press("Escape")];
  for (const cancel of cancels) {
    await choose("Save the film", /^The film is being recorded\. It takes \d+ seconds\.$/, ".ends .note");
    await cancel();
    await button("Save the film").waitFor();
    await saysAtEnd("21 November");
  }
  const said = /^The film is saved: pentominoes\.(mp4|webm), \d+\.\d MB\.$/;
  const [{ name, path }] = await Promise.all([saved("Save the film"), saysAtEnd(said)]);
  const bytes = readFileSync(path);
  expect(name).toBe(bytes.toString("latin1", 4, 8) === "ftyp" ? "pentominoes.mp4" : "pentominoes.webm");
  expect(bytes.length).toBeGreaterThan(100_000);
  // Film and track have the same length, in their own units.
  const secondsOf = (box: string) => {
    const at = bytes.indexOf(box + "\x01") + 4;
    return Number(bytes.readBigUInt64BE(at + 24)) / bytes.readUInt32BE(at + 20);
  };
  if (name.endsWith("mp4")) expect(secondsOf("mdhd")).toBeCloseTo(secondsOf("mvhd"), 3);
  // It is there: the second time nothing is recorded.
  await page.evaluate(() => {
    Object.assign(globalThis, { MediaRecorder: undefined });
    navigator.canShare = () => true;
    navigator.share = async ({ files }: any) => void ((globalThis as any).sent = files[0].name + files[0].type);
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(/hover/.test(query) ? "not all" : query);
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  expect((await saved("Save the film")).name).toBe(name);
  await choose("Save the picture", "Your browser could not make the picture.", ".ends .note");
  await button("Share the film").click();
  await expect.poll(() => page.evaluate("sent")).toMatch(/^pentominoes\.(mp4video\/mp4|webmvideo\/webm)$/);
});
