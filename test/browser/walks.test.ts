// By hand through the whole page, in three browsers. A test whose browser is not installed is skipped.

import { expect, test } from "vitest";
import { middle, placeOf, placesOf } from "../../tools/boards/cells.ts";
import { solutionsOf } from "../../tools/copies/copies.ts";
import { FIRST } from "../../tools/page/game/game.ts";
import * as laying from "../../tools/page/hand/laying.ts";
import { litBy, sayLit } from "../../tools/page/search/found.ts";
import { pitchOf } from "../../tools/twin/board.ts";
import { boardOf, programOf } from "../run.ts";
import { chromium, type Driver, firefox, PHONE, webKit } from "./drivers.ts";
import { EVERY, FOUND } from "./given.ts";
import { hasten, savePage } from "./page.ts";

const home = savePage();
const HINT = ".hands button:not([aria-label], .rare)";
const HEART = solutionsOf(boardOf("heart"))[0].replaceAll("F", "x").replaceAll(" ", "_");

/** Lays a piece of the first puzzle: takes it, turns it until it lies as in the answer, and puts it there. */
const lay = async ({ click, evaluate, press }: Driver, byKeys: boolean, letter: string) => {
  const { answer } = FIRST;
  const lying = laying.lift(answer, answer.indexOf(letter))!.piece;
  const turns = laying.turnsTo(laying.take(letter), lying);
  const [row, column] = middle(placesOf(answer, letter));
  await (byKeys ? press(letter.toLowerCase()) : click(`.tray [aria-label="${letter}"]`));
  for (let i = 0; i < turns; i++) await (byKeys ? press("r") : click('[data-act="turn"]'));
  if (!byKeys) return click(`[data-at="${row * pitchOf(answer) + column}"]`);
  const [top, left] = placeOf(answer, Number(await evaluate("document.activeElement.dataset.at")));
  for (let y = top; y !== row; y += Math.sign(row - top)) await press(row > top ? "ArrowDown" : "ArrowUp");
  for (let x = left; x !== column; x += Math.sign(column - left))
    await press(column > left ? "ArrowRight" : "ArrowLeft");
  await press("Enter");
};

test.for<[name: string, start: typeof firefox, byKeys: boolean]>([
  ["Chromium, by finger", () => chromium(PHONE), false],
  ["Firefox, by keys", firefox, true],
  ["WebKit, by mouse", webKit, false],
])(
  "%s: a first visit, which is remembered; a heart and its film; the Wall with two pins, a text",
  async ([name, start, byKeys], { skip }) => {
    const driver = await start();
    if (!driver) return skip(`${name.split(",")[0]} is not installed`);
    const { goto, evaluate, click, clickAt, drag, press } = driver;
    const all = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
    const reads = (selector: string, words: string | RegExp) =>
      expect.poll(() => evaluate(all(selector) + ".map((each) => each.textContent).join('')")).toMatch(words);
    const goTo = (address: string) => evaluate(`location.hash = ${JSON.stringify(address)}`);
    await goto(home);
    await reads(".left", "Drag the two pieces in.");
    for (const [letter, words] of [
      ["T", "1 piece left."],
      ["U", "Solved!"],
    ]) {
      await lay(driver, byKeys, letter);
      await reads(".left", words);
    }
    // Its film is skipped, and that of the heart is seen.
    await expect.poll(() => evaluate("!!document.querySelector('.ending')")).toBe(true);
    await press("Escape");
    await reads(".said .left:focus", /^2,339 programs/);
    // The browser remembers that there is no first visit any more.
    await goto("about:blank");
    await goto(home);
    await reads(".left", "Fill the board.");
    const errors = "(window.errors ??= (addEventListener('error', (event) => errors.push(event.message)), []))";
    await evaluate(errors);
    await evaluate(`((${hasten})(), HTMLAnchorElement.prototype.click = function () { saved = this.download }, 0)`);
    await goTo("#play/" + HEART);
    await reads(".left", "1 way left.");
    for (const words of ["goes here.", "Solved!"]) {
      await click(HINT);
      await reads(".left", words);
    }
    await reads(".said .left", /^55 programs\. Each prints the next; the last prints yours/);
    await click(".ending .main");
    // Some browsers cannot, and say so.
    const outcome = "window.saved ?? document.querySelector('.ends .note').textContent";
    await expect.poll(() => evaluate(outcome)).toMatch(/^pentominoes\.(mp4|webm)$|cannot record/);
    await click(".ending canvas");
    await reads(".about .left", "Program");
    await goTo("#wall/6x10/1");
    await reads(".about .left", "Program 1 of 2,339.");
    await click('[aria-label="Next"]');
    await reads(".about .left", "Program 2 of 2,339.");
    await reads(".near pre", EVERY[1]);
    /** The middle of what is on the tile that is near, and how wide it is, once two looks are the same. */
    const placeOnTile = async (selector: string): Promise<[x: number, y: number, width: number]> => {
      await expect.poll(() => evaluate("document.querySelector('.near').style.opacity")).toBe("1");
      const place = `document.querySelector('.near ${selector}').getBoundingClientRect()`;
      const look = () => evaluate(`(({ x, y, width, height }) => [x + width / 2, y + height / 2, width])(${place})`);
      let seen = "";
      await expect.poll(async () => seen === (seen = `${await look()}`), { interval: 300 }).toBe(true);
      return look();
    };
    // Pins come by a press, and by a key.
    const [onPiece, line] = await placeOnTile("b.I");
    await clickAt(onPiece, line);
    await press("w");
    await reads(".about .left", sayLit(litBy(FOUND, EVERY[1], "IW").size, 2339, "IW"));
    // The text is selected, from the middle of its first line to that of its last; a finger would move the Wall.
    await evaluate(all("#menu button") + ".find((each) => each.textContent === 'Select the text').click()");
    if (!name.endsWith("finger")) {
      const [left, top, wide] = await placeOnTile(".board");
      const [far, low] = [wide * 0.48, wide * 0.28];
      await drag([left - far, top - low], [left, top], [left + far, top + low]);
      const selected = async (): Promise<string> => evaluate("getSelection().toString()");
      await expect.poll(async () => (await selected()).length).toBeGreaterThan(2500);
      expect(programOf(EVERY[1]).replace(/\s/g, "")).toContain((await selected()).replace(/\s/g, "").slice(20, -20));
    }
    expect(await evaluate(errors)).toEqual([]);
  },
);
