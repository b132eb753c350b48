// Takes the pictures of the page, whose solution has become text. They differ on each machine: no test compares.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, run } from "../command/run.ts";
import { launch } from "./browser.ts";
import { openSample, ROOT } from "./sample.ts";

const WHOLE = ".ripple { animation: none; clip-path: none }";
const ALONE = `* { visibility: hidden } .cells, .cells * { visibility: visible }
  .cells.cells { position: fixed; inset: 0; margin: auto; width: 1010px; height: fit-content; background: none }`;

export default run(command("workshop/photos", "Takes the pictures of gallery.html for README.md."), async () => {
  const browser = await launch();
  try {
    const take = async (name: string, width: number, height: number, style: string, isDark = false) => {
      const colorScheme = isDark ? "dark" : "light";
      const page = await openSample(browser, 2, { viewport: { width, height }, colorScheme });
      // The search has ended: the solution has its number.
      await page.locator(".more", { hasText: /^Solution [\d,]+ of/ }).waitFor();
      await page.addStyleTag({ content: style });
      const client = await page.context().newCDPSession(page);
      // A PNG would have four times the bytes.
      const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality: 45 });
      writeFileSync(join(ROOT, ".pictures", name), data, "base64");
    };
    await take("page.webp", 840, 600, WHOLE);
    await take("page-dark.webp", 840, 600, WHOLE, true);
    await take("preview.webp", 1200, 630, WHOLE + ALONE);
  } finally {
    await browser.close();
  }
});
