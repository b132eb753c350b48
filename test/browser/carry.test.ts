// A full board in three browsers: any piece is dragged, on the board of a game and on a tile of the Wall, and the
// program of the board is opened.

import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cell, middle, placesOf } from "../../tools/boards/cells.ts";
import { movedTo, type Pinned } from "../../tools/page/search/found.ts";
import { chromium, type Driver, firefox, PHONE, webKit } from "./drivers.ts";
import { EVERY, FOUND, SOLVED } from "./given.ts";
import { savePage } from "./page.ts";

const home = savePage();
const strict = (options = {}) => chromium((error) => expect(error).toBe("no error"), options);
const BROWSERS: Record<string, () => Promise<Driver | undefined>> = {
  Chromium: () => strict({ reducedMotion: "no-preference" }),
  "Chromium by finger": () => strict({ ...PHONE, reducedMotion: "no-preference" }),
  "Chromium without flights": () => strict(),
  Firefox: firefox,
  WebKit: webKit,
};

/** Where boards are seen: how one comes there, what is seen, and whether all is at rest. */
const BOARD = {
  address: "#play/" + SOLVED,
  first: { number: 0, board: SOLVED.replaceAll("_", " "), pins: "" },
  drawing: ".cells > .program .board",
  board: `[...document.querySelectorAll(".cells [role=row]")]
    .map((row) => [...row.children].map((cell) => cell.dataset.cell).join("")).join(" ")`,
  pins: "document.querySelector('.table').dataset.pins ?? ''",
  number: "document.querySelector('.card .more').textContent.match(/^(?:Program|Solution) ([\\d,]+)/)?.[1] ?? '0'",
  focus: (letter: string) => `[data-cell=${letter}]`,
  rests: "!document.querySelector('.layers')",
};
const TILE: typeof BOARD = {
  address: "#wall/6x10/1357",
  first: { number: 1357, board: EVERY[1356], pins: "" },
  drawing: ".near .board",
  board: "document.querySelector('.near pre').textContent.match(/^\\/\\/ (.*)$/m)[1]",
  pins: "document.querySelector('.near').dataset.pins ?? ''",
  number: "document.querySelector('[aria-label=Number]').value",
  focus: (letter) => `.near [aria-label=${letter}]`,
  rests: "!document.querySelector('.layers') && document.querySelector('.near')?.style.opacity === '1'",
};

/** A piece, and over how many rows and columns it is moved. */
const WAYS = fc.tuple(
  fc.constantFrom(..."FILNPTUVWXYZ"),
  fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -5, max: 5 })),
);

/** What the page shows, once nothing moves; and where the board is in the window, with the side of its cells. */
const lookerAt = ({ evaluate }: Driver, { drawing, board, pins, number, rests }: typeof BOARD) => {
  const box = `(({ x, y, width }) => [x, y, width / 10.1])
    (document.querySelector("${drawing}").getBoundingClientRect())`;
  let before = "";
  return async (): Promise<Pinned & { box: [x: number, y: number, side: number] }> => {
    const look = async () => `${(await evaluate(rests)) && (await evaluate(box))}`;
    await expect
      .poll(async () => before === (before = await look()) && before !== "false", { interval: 200 })
      .toBe(true);
    return evaluate(`({ board: ${board}, pins: ${pins}, number: +(${number}).replace(",", ""), box: ${box} })`);
  };
};

test.for(
  Object.keys(BROWSERS).flatMap((name) => [
    [name, "board", BOARD],
    [name, "tile", TILE],
  ]) as [string, string, typeof BOARD][],
)(
  "%s: ten drags and five pushes in a row on a %s: each piece lies where it was put down",
  async ([name, , place], { skip }) => {
    const driver = await BROWSERS[name]();
    if (!driver) return skip(`${name} is not installed`);
    const see = lookerAt(driver, place);
    await driver.goto("about:blank");
    await driver.goto(home + place.address);
    await expect.poll(() => driver.evaluate(`!!document.querySelector('.pinning, [data-done="true"]')`)).toBe(true);
    // The board stays in its place.
    const [left, top, side] = (await see()).box;
    const drag = (letter: string, by: Cell, board: string) => {
      const [y, x] = middle(placesOf(board, letter));
      const at = (part: number) =>
        [left + (x + 0.55 + by[1] * part) * side, top + (y + 0.55 + by[0] * part) * side] as const;
      return driver.drag(at(0), at(0.3), at(0.7), at(1));
    };
    const push = async (letter: string, [down, right]: Cell) => {
      await driver.evaluate(`document.querySelector('${place.focus(letter)}').focus()`);
      await driver.press(`Shift+Arrow${down ? (down < 0 ? "Up" : "Down") : right < 0 ? "Left" : "Right"}`);
    };
    let now: Pinned = place.first;
    let count = 0;
    for (const [letter, by] of fc.sample(WAYS, { seed: 7, numRuns: 999 })) {
      const isFit = count < 10 ? by.some(Boolean) : count < 15 && Math.hypot(...by) === 1;
      const next = isFit && movedTo(FOUND, now, letter, by);
      if (!next) continue;
      await (count < 10 ? drag(letter, by, now.board) : push(letter, by));
      now = next;
      count++;
      const { box, ...seen } = await see();
      expect([seen, ...box.map(Math.round)]).toEqual([now, ...[left, top, side].map(Math.round)]);
    }
    expect(count).toBe(15);
  },
);

test.for(Object.keys(BROWSERS))("%s: the program is opened alone, lives, and is left", async (name, { skip }) => {
  const driver = await BROWSERS[name]();
  if (!driver) return skip(`${name} is not installed`);
  const { evaluate, click, drag, goto, press } = driver;
  await goto("about:blank");
  await goto(home + BOARD.address);
  const open =
    "[...document.querySelectorAll('.pinning button')].find((each) => each.textContent === 'Open the program')";
  await expect.poll(() => evaluate(`!!(${open})`)).toBe(true);
  const page = "document.querySelector('#app').innerText";
  const before = await evaluate(page);
  const program = "document.querySelector('iframe').contentDocument.body.innerText";
  const ways = {
    Escape: () => press("Escape"),
    "Escape after a drag": async () => {
      const [wide, high]: number[] = await evaluate("[innerWidth, innerHeight]");
      const text = await evaluate(program);
      await drag([wide * 0.4, high * 0.5], [wide * 0.45, high * 0.5], [wide * 0.6, high * 0.5]);
      await expect.poll(() => evaluate(program)).not.toBe(text);
      await press("Escape");
    },
    Back: () => evaluate("history.back()"),
    "its button": () => click("dialog button"),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await evaluate(`(${open}.focus(), ${open}.click())`);
    await expect.poll(() => evaluate(program), { message: way }).toContain("\n// ");
    await leave();
    await expect.poll(() => evaluate("!document.querySelector('dialog')"), { message: way }).toBe(true);
    expect([await evaluate(page), await evaluate("document.activeElement.textContent")]).toEqual([
      ...[before, "Open the program"],
    ]);
  }
  expect(await evaluate("location.hash")).toBe(BOARD.address);
});
