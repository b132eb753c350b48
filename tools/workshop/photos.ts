// Takes the pictures of the page, whose solution has become text. Text looks different on each machine: no test compares.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command, run } from "../command/run.ts";
import sharp from "sharp";
import { launch } from "./browser.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The day, and a game on it. */
const DAY = "2026-11-22";
const BOARD = "NFFUUIIIII NNFFUPPPZZ YNFUUXPPZV YNTWXXXZZV YYTWWXLVVV YTTTWWLLLL";
const POSITIONS = [BOARD.replace(/[FIPUVWX]/g, "x"), BOARD.replace(/F/g, "x"), BOARD];
const GAME = { positions: POSITIONS, at: 2, answer: BOARD, hints: 0, seconds: 194, day: DAY };

const WHOLE = ".printed, .ripple { animation: none; clip-path: none }";
const ALONE = `* { visibility: hidden } .cells, .cells * { visibility: visible }
  .cells.cells { position: fixed; inset: 0; margin: auto; width: 1010px; height: fit-content; background: none }`;

const PHOTOS = command("workshop/photos", "Takes the pictures of gallery.html for README.md and for links to it.", "");

export default run(PHOTOS, async () => {
  const browser = await launch();
  try {
    const take = async (name: string, width: number, height: number, style: string) => {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.clock.install({ time: new Date(DAY + "T12:00") });
      await page.addInitScript(
        ([key, game]) => (globalThis as any).localStorage.setItem(key, game),
        [`pentomino-quine/6x10-easy-${DAY}`, JSON.stringify(GAME)],
      );
      await page.goto(pathToFileURL(join(ROOT, "gallery.html")).href);
      await page.locator(".printed a").waitFor();
      // The search has ended: the solution has its number, and the ring may run.
      await page.locator(".more", { hasText: /^Solution [\d,]+ of/ }).waitFor();
      await page.addStyleTag({ content: style });
      // With a palette it has a quarter of the bytes.
      const picture = sharp(await page.screenshot()).png({ palette: true, quality: 10, effort: 10 });
      await picture.toFile(join(ROOT, ".pictures", name));
    };
    await take("page.png", 840, 600, WHOLE);
    await take("preview.png", 1200, 630, WHOLE + ALONE);
  } finally {
    await browser.close();
  }
});
