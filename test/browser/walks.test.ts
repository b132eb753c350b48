// By hand through the whole page, in three browsers. A test whose browser is not installed is skipped.

import { expect, test } from "vitest";
import { cellsOf, placeOf } from "../../tools/boards/cells.ts";
import { shapeOf } from "../../tools/page/board/figure.tsx";
import { FIRST } from "../../tools/page/game/game.ts";
import * as laying from "../../tools/page/hand/laying.ts";
import { litBy, sayLit } from "../../tools/page/search/found.ts";
import { pitchOf } from "../../tools/twin/board.ts";
import { solutionsOf } from "../../tools/copies/copies.ts";
import { boardOf, programOf } from "../run.ts";
import { chromium, type Driver, firefox, isLong, PHONE, webKit } from "./drivers.ts";
import { EVERY, FOUND, given, outline, position, puzzle, solution, toLay } from "./given.ts";
import { hasten, savePage } from "./page.ts";

const home = savePage();
const HINT = ".hands button:not([aria-label], .rare)";

/** What is read in a page, and waited for. */
const readerOf = ({ evaluate, press }: Driver) => {
  const all = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  const reads = (selector: string, words: string | RegExp) =>
    expect.poll(() => evaluate(all(selector) + ".map((each) => each.textContent).join('')")).toMatch(words);
  return {
    all,
    reads,
    goTo: (address: string) => evaluate(`location.hash = ${JSON.stringify(address)}`),
    /** Goes to the end of the film. */
    endFilm: async () => {
      await expect.poll(() => evaluate("!!document.querySelector('.ending')")).toBe(true);
      await press("Escape");
      // The sentence takes the focus: a key that comes before would be lost.
      await reads(".said .left:focus", /^2,339 programs/);
    },
  };
};

/** Lays a piece where it lies in the answer: takes it, turns it until it lies so, and puts it there. */
const layBy = async ({ click, evaluate, press }: Driver, byKeys: boolean, answer: string, letter: string) => {
  const lying = laying.lift(answer, answer.indexOf(letter))!.piece;
  const path = shapeOf(lying, cellsOf(lying, letter));
  const { grip } = laying.take(letter, lying);
  const [top, left] = placeOf(answer, answer.indexOf(letter));
  const at = (top + grip[0]) * pitchOf(answer) + left - placeOf(lying, lying.indexOf(letter))[1] + grip[1];
  const isTurned = `document.querySelector('.tray [aria-pressed="true"] .${letter}')?.getAttribute("d") === "${path}"`;
  const focused = "document.activeElement.dataset.at";
  await (byKeys ? press(letter.toLowerCase()) : click(`.tray [aria-label="${letter}"]`));
  await expect.poll(() => evaluate(`!!document.querySelector('[aria-pressed="true"]')`)).toBe(true);
  for (let turns = 0; !(await evaluate(isTurned)) && turns < 8; turns++) {
    const act = turns === 3 ? "mirror" : "turn";
    await (byKeys ? press(act === "turn" ? "r" : "m") : click(`[data-act="${act}"]`));
  }
  if (!byKeys) return click(`[data-at="${at}"]`);
  for (const [axis, keys] of [
    ["ArrowUp", "ArrowDown"],
    ["ArrowLeft", "ArrowRight"],
  ].entries())
    for (let far; (far = placeOf(answer, at)[axis] - placeOf(answer, +(await evaluate(focused)))[axis]);)
      await press(keys[Number(far > 0)]);
  await press("Enter");
};

/** A first visit to its end, a hint, a day's puzzle to its end, and giving up. */
const plays = async (driver: Driver, byKeys: boolean) => {
  const { goto, evaluate, click, press } = driver;
  const { all, reads, goTo, endFilm } = readerOf(driver);
  const lay = layBy.bind(null, driver, byKeys);
  const use = async (selector: string) => {
    if (!byKeys) return click(selector);
    await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await press("Enter");
  };
  await goto(home + "#wall/x");
  await evaluate("(localStorage.clear(), 0)");
  await goto("about:blank");
  await goto(home);
  await reads(".left", "Drag the two pieces in.");
  await lay(FIRST.answer, "T");
  await reads(".left", "1 piece left.");
  await lay(FIRST.answer, "U");
  await endFilm();
  await use(".ending .main");
  await reads(".left", "Fill the board.");
  await goTo(position(given));
  await reads(".tray", puzzle.left);
  await use(HINT);
  await reads(".left", "goes here.");
  await use(HINT);
  await reads(".left", toLay(1));
  const rest: string = await evaluate(all(".tray button") + ".map((each) => each.ariaLabel).join('')");
  for (const [i, letter] of [...rest].entries()) {
    await lay(solution, letter);
    if (i < rest.length - 1) await reads(".left", RegExp(`^${rest.length - 1 - i} pieces? left`));
  }
  // The second one is short.
  await reads(".said .left", /^2,339 programs/);
  await press("Escape");
  await goTo(position(outline).replace("easy", "hard"));
  await reads(".left", "Fill the board.");
  await use(HINT);
  await reads(".left", "goes here.");
  await use("main details:first-of-type summary");
  await use("main details[open] button");
  await reads(".left", "This is the answer.");
};

/** The Wall with two pins and the text of a tile, a heart and its film. */
const walks = async (driver: Driver) => {
  const { goto, evaluate, click, clickAt, drag, press } = driver;
  const { all, reads, goTo } = readerOf(driver);
  await goto("about:blank");
  await goto(home + "#wall/6x10");
  const errors = "(window.errors ??= (addEventListener('error', (event) => errors.push(event.message)), []))";
  await evaluate(errors);
  await reads('[data-done="true"]', "2,339 programs");
  await press("Enter");
  await reads(".about .left", /^Program [\d,]+ of 2,339/);
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
  // The text is selected, from the middle of its first line to that of its last.
  await evaluate(all("#menu button") + ".find((each) => each.textContent === 'Select the text').click()");
  const [left, top, wide] = await placeOnTile(".board");
  const [far, low] = [wide * 0.48, wide * 0.28];
  await drag([left - far, top - low], [left, top], [left + far, top + low]);
  const text = programOf(EVERY[1]).replace(/\s/g, "");
  await expect.poll(async () => (await evaluate("getSelection().toString()")).length).toBeGreaterThan(2500);
  expect(text).toContain((await evaluate("getSelection().toString()")).replace(/\s/g, "").slice(20, -20));
  await goTo("#play/" + solutionsOf(boardOf("heart"))[0].replaceAll("F", "x").replaceAll(" ", "_"));
  await reads(".left", "1 way left.");
  for (const words of ["goes here.", "Solved!"]) {
    await click(HINT);
    await reads(".left", words);
  }
  await reads(".said .left", /^55 programs\. Each prints the next; the last prints yours/);
  await evaluate(
    `((${hasten})(), HTMLAnchorElement.prototype.click = function () { window.saved = this.download }, 0)`,
  );
  await click(".ending .main");
  // Some browsers cannot, and say so.
  const outcome = "window.saved ?? document.querySelector('.ends .note').textContent";
  await expect.poll(() => evaluate(outcome)).toMatch(/^pentominoes\.(mp4|webm)$|cannot record/);
  await click(".ending canvas");
  await reads(".about .left", "Program");
  expect(await evaluate(errors)).toEqual([]);
};

type Way = "pointer" | "keys";
const BOTH: Way[] = ["pointer", "keys"];
const WAYS: [name: string, start: typeof firefox, ways: Way[]][] = [
  ["Chromium, by finger", () => chromium(PHONE), ["pointer"]],
  ["Firefox, by keys", firefox, isLong ? BOTH : ["keys"]],
  ["WebKit, by mouse", webKit, isLong ? BOTH : ["pointer"]],
];
test.for(WAYS)(
  "%s: a first visit, a hint, a day's puzzle, giving up; the Wall with two pins, a text, a heart",
  async ([name, start, ways], { skip }) => {
    const driver = await start();
    if (!driver) return skip(`${name.split(",")[0]} is not installed`);
    for (const way of ways) await plays(driver, way === "keys");
    if (!name.endsWith("finger")) await walks(driver);
  },
);
