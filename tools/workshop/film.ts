// Films the end of a game at a stopped clock, a picture each quarter of a second. Machines differ: no test compares.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { command, run } from "../command/run.ts";
import { launch } from "./browser.ts";
import { DAY, openSample, ROOT } from "./sample.ts";

const SIZES = ["1280x800", "390x844", "844x390"];

/** From one picture to the next, in milliseconds, and how many there are. */
const [STEP, COUNT] = [250, 48];

const WORDS = "Films the end of a game in gallery.html: a picture for every 250 ms, in out/film/.";

export default run(command("workshop/film", WORDS), async (io) => {
  await using browser = await launch();
  for (const size of SIZES)
    for (const colorScheme of ["dark", "light"] as const) {
      const folder = join(ROOT, "out/film", `${size}-${colorScheme}`);
      mkdirSync(folder, { recursive: true });
      const [width, height] = size.split("x").map(Number);
      const isPhone = width < 1000;
      const more = isPhone && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
      const page = await openSample(browser, 1, { viewport: { width, height }, colorScheme, ...more });
      const hint = page.getByRole("button", { name: "Hint", exact: true });
      await hint.click();
      await page.locator(".left", { hasText: "F goes here." }).waitFor();
      await page.clock.pauseAt(new Date(DAY + "T12:01"));
      await hint.click();
      for (let i = 0; i < COUNT; i++) {
        await page.screenshot({ path: join(folder, `${i * STEP}.png`.padStart(9, "0")) });
        await page.clock.runFor(STEP);
        // The clock moves no animation of a style sheet: one that has begun waits for the next picture.
        await page.evaluate((step) => {
          const times: Map<Animation, number> = ((globalThis as any).times ??= new Map());
          for (const each of document.getAnimations()) {
            const time = times.has(each) ? times.get(each)! + step : 0;
            times.set(each, time);
            each.pause();
            each.currentTime = time;
            if (time >= Number(each.effect!.getComputedTiming().endTime)) each.finish();
          }
        }, STEP);
        // A worker has the time of the world.
        await new Promise((resolve) => setTimeout(resolve, i < 8 ? 200 : 20));
      }
      await page.close();
      io.write(`${folder}\n`);
    }
});
