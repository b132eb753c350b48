// A full board in three browsers: any piece is dragged, on a tile of the Wall and on the board of a game, and the
// program of that is opened.

import fc from "fast-check";
import { expect } from "vitest";
import { middle, placesOf } from "../../tools/boards/cells.ts";
import { movedTo, type Pinned } from "../../tools/page/search/found.ts";
import { everywhere } from "./drivers.ts";
import { EVERY, FOUND, SOLVED } from "./given.ts";
import { savePage } from "./page.ts";

const home = savePage();

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
  rests: "!!document.querySelector('.pinning') && !document.querySelector('.layers')",
};
const TILE: typeof BOARD = {
  address: "#wall/6x10/1357",
  first: { number: 1357, board: EVERY[1356], pins: "" },
  drawing: ".near .board",
  board: "document.querySelector('.near pre').textContent.match(/^\\/\\/ (.*)$/m)[1]",
  pins: "document.querySelector('.near').dataset.pins ?? ''",
  number: "document.querySelector('[aria-label=Number]').value",
  focus: (letter) => `.near [aria-label=${letter}]`,
  rests: `!!document.querySelector('[data-done="true"]') && !document.querySelector('.layers') &&
    document.querySelector('.near').style.opacity === '1'`,
};

/** A piece, and over how many rows and columns it is moved. */
const WAYS = fc.tuple(
  fc.constantFrom(..."FILNPTUVWXYZ"),
  fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -5, max: 5 })),
);
const PUSHES = 3;

everywhere("drags and pushes on a tile and on a board; its program is opened and left", async (driver, times) => {
  const { goto, evaluate, click, drag, press } = driver;
  for (const { address, first, drawing, board, pins, number, focus, rests } of [TILE, BOARD]) {
    await goto("about:blank");
    await goto(home + address);
    /** The corner of the board in the window, and the side of its cells. */
    const box = `(({ x, y, width }) => [x, y, width / 10.1])
      (document.querySelector("${drawing}").getBoundingClientRect())`;
    const look = () =>
      evaluate(`({ isAtRest: ${rests}, where: ${box}.map(Math.round),
        board: ${board}, pins: ${pins}, number: +(${number}).replace(",", "") })`);
    let where: number[] = [];
    const isStill = async () => {
      const before = `${where}`;
      const seen = await look();
      where = seen.isAtRest ? seen.where : [];
      return before === `${where}` && seen.isAtRest;
    };
    await expect.poll(isStill, { interval: 300 }).toBe(true);
    const [left, top, side]: number[] = await evaluate(box);
    let now: Pinned = first;
    let count = 0;
    for (const [letter, by] of fc.sample(WAYS, { seed: 7, numRuns: 9999 })) {
      if (count === times + PUSHES) break;
      const isPush = count >= times;
      const next = (isPush ? Math.hypot(...by) === 1 : by.some(Boolean)) && movedTo(FOUND, now, letter, by);
      if (!next) continue;
      if (isPush) {
        const [down, right] = by;
        await evaluate(`document.querySelector('${focus(letter)}').focus()`);
        await press(`Shift+Arrow${down ? (down < 0 ? "Up" : "Down") : right < 0 ? "Left" : "Right"}`);
      } else {
        const [y, x] = middle(placesOf(now.board, letter));
        const at = (part: number) =>
          [left + (x + 0.55 + by[1] * part) * side, top + (y + 0.55 + by[0] * part) * side] as const;
        await drag(at(0), at(0.5), at(1));
      }
      now = next;
      count++;
      // The piece lies where it was put down, and the board stays in its place.
      await expect.poll(look).toEqual({ isAtRest: true, where, ...now });
    }
    expect(count).toBe(times + PUSHES);
  }
  // Its program is opened, and left in three ways.
  const name = "Open the program";
  const open = `[...document.querySelectorAll('.pinning button')].find((each) => each.textContent === '${name}')`;
  const text = "document.querySelector('#app').innerText";
  const [address, before] = await evaluate(`[location.hash, ${text}]`);
  const program = "document.querySelector('iframe').contentDocument.body.innerText";
  const ways = {
    "Escape after a drag": async () => {
      const [wide, high]: number[] = await evaluate("[innerWidth, innerHeight]");
      const shown = await evaluate(program);
      await drag([wide * 0.4, high * 0.5], [wide * 0.45, high * 0.5], [wide * 0.6, high * 0.5]);
      await expect.poll(() => evaluate(program)).not.toBe(shown);
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
    const seen = await evaluate(`[location.hash, ${text}, document.activeElement.textContent]`);
    expect(seen, way).toEqual([address, before, name]);
  }
});
