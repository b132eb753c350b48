// The film of the end, and what is taken along from it.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PHONE } from "./drivers.ts";
import { atEnd, atTheEnd, choose, endFilm, followHints, press, saved } from "./acts.ts";
import { LAST } from "./given.ts";
import { hasten, page, visit, windowOf, withBrowser } from "./page.ts";
import { boxOf, button, faultsOf, shows } from "./seen.ts";

withBrowser();

test("the film of the end: a solution hands its letters on, and becomes a picture; a second one is short", async () => {
  await visit(LAST, { reducedMotion: "no-preference" });
  // All sentences in turn, however late one looks.
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
  await atEnd("Next: Medium").click();
  await page.waitForURL(/puzzle=medium/);
  await followHints(1);
});

test.each(["320x568", "844x390"])(
  "with text of twice the size in a window of %s, the end has its sentence, and buttons that can be reached",
  async (size) => {
    await visit(LAST, { ...PHONE, ...windowOf(size) });
    await page.addStyleTag({ content: ":root { font-size: 32px }" });
    await followHints(1);
    await endFilm(/^2,339 programs/);
    const { width, height } = page.viewportSize()!;
    const [top, words] = await Promise.all(["header", ".words"].map(boxOf));
    expect([words.y >= top.y + top.height, words.y + words.height <= height]).toEqual([true, true]);
    expect(await page.locator(".words").evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    expect(words.x + words.width).toBeLessThanOrEqual(width);
    await atEnd("Back to the board").tap();
  },
);

const saysAtEnd = (words: string | RegExp) => shows(".ends .note", words);

test("the film is saved, also without motion; it is cancelled, and it ends when the tab is hidden", async () => {
  await atTheEnd();
  expect(await page.locator(".ending .main").allTextContents()).toEqual(["Save the film"]);
  const begin = async () => {
    await button("Save the film").click();
    await saysAtEnd(/^The film is being recorded\. It takes \d+ seconds\.$/);
  };
  const part = () => page.locator("progress").evaluate((bar: HTMLProgressElement) => bar.value);
  // A press on the way cancels, and so does Escape, which then leads nowhere.
  for (const cancel of [() => button("Cancel").click(), () => press("Escape")]) {
    await begin();
    await expect.poll(part).toBeGreaterThan(0);
    await cancel();
    await button("Save the film").waitFor();
    await saysAtEnd("21 November");
  }
  await begin();
  await expect.poll(faultsOf).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await saysAtEnd("The film was not saved: this tab was hidden.");
  const said = /^The film is saved: pentominoes\.(mp4|webm), \d+\.\d MB\.$/;
  const [{ name, path }] = await Promise.all([saved(() => button("Save the film").click()), saysAtEnd(said)]);
  const bytes = readFileSync(path);
  expect(name).toBe(bytes.toString("latin1", 4, 8) === "ftyp" ? "pentominoes.mp4" : "pentominoes.webm");
  expect(bytes.length).toBeGreaterThan(500_000);
  // Film and track have the same length, in their own units.
  const secondsOf = (box: string) => {
    const at = bytes.indexOf(box + "\x01") + 4;
    return Number(bytes.readBigUInt64BE(at + 24)) / bytes.readUInt32BE(at + 20);
  };
  if (name.endsWith("mp4")) expect(secondsOf("mdhd")).toBeCloseTo(secondsOf("mvhd"), 3);
  // It is there: the second time nothing is recorded.
  await page.evaluate("MediaRecorder = undefined");
  expect((await saved(() => button("Save the film").click())).name).toBe(name);
});

test("a phone hands the film to its share sheet", async () => {
  await atTheEnd(PHONE);
  // In a dozen frames, a recorder may not have begun.
  await page.evaluate(hasten, 100);
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files }: any) => void ((globalThis as any).sent = files[0].name + files[0].type);
  });
  await button("Save the film").tap();
  await button("Share the film").tap();
  await expect.poll(() => page.evaluate("sent")).toMatch(/^pentominoes\.(mp4video\/mp4|webmvideo\/webm)$/);
});

test("what cannot be saved is said", async () => {
  await atTheEnd();
  const says = (what: string, words: string) => choose(`Save the ${what}`, words, ".ends .note");
  await page.evaluate(() => {
    Object.assign(globalThis, { MediaRecorder: undefined });
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  await says("film", "Your browser cannot record a film.");
  await says("picture", "Your browser could not make the picture.");
  await page.evaluate(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...where) {
      const image = read.apply(this, where);
      image.data[5] ^= 1;
      return image;
    };
  });
  for (const what of ["film", "picture"]) {
    await says(what, "Your browser hides from this page what it has drawn");
    await saysAtEnd("21 November");
  }
});
