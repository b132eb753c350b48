// The game of which pictures are taken: a puzzle of which one piece is left, and its solution.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

export const ROOT = join(import.meta.dirname, "../..");

export const DAY = "2026-11-22";

const BOARD = "NFFUUIIIII NNFFUPPPZZ YNFUUXPPZV YNTWXXXZZV YYTWWXLVVV YTTTWWLLLL";
const POSITIONS = [BOARD.replace(/[FIPUVWX]/g, "x"), BOARD.replace(/F/g, "x"), BOARD];
const GAME = { positions: POSITIONS, answer: BOARD, log: "IPUVWX", seconds: 194, day: DAY };

/** Opens it in gallery.html at noon of its day, before the last move (1) or after it (2). */
export const openSample = async (browser: Browser, at: 1 | 2, options: BrowserContextOptions): Promise<Page> => {
  const page = await browser.newPage(options);
  await page.clock.install({ time: new Date(DAY + "T12:00") });
  await page.addInitScript(
    ([key, game]) => (globalThis as any).localStorage.setItem(key, game),
    [`pentomino-quine/6x10-easy-${DAY}`, JSON.stringify({ ...GAME, at })],
  );
  await page.goto(pathToFileURL(join(ROOT, "gallery.html")).href + `#play/6x10?puzzle=easy-${DAY}`);
  return page;
};
