// Builds the page: one file that needs no server and no network. It holds the program, the search and all that it shows.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { build, transform } from "esbuild";
import { writeWhole } from "./command/files.ts";
import { printable } from "./command/io.ts";
import { command, run } from "./command/run.ts";
import { escaped, shapesOf } from "./pictures/shapes.ts";
import { quineText } from "./copies/text.ts";
import { COLOURS } from "./solver/colours.ts";

const address = (value: string): string => {
  if (/^https?:/i.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError("Expected an address like https://example.org/pentominoes.");
};

const GALLERY = command(
  "gallery",
  "Builds gallery.html: the puzzle of the day, the solutions, and the program, in one page.",
  "--out page.html",
)
  .option("--out <file>", "write it to this file; - for standard output")
  .option("--site <address>", "the address of the folder that will hold the page and preview.png", address);

const PAGE = join(import.meta.dirname, "page");
const BUNDLE = { bundle: true, minify: true, write: false, format: "iife", target: "es2022" } as const;

/** A script in one piece. In `define` are expressions that it finds by name. */
const bundle = async (entry: string, define: Record<string, string>): Promise<string> => {
  const { outputFiles } = await build({ ...BUNDLE, legalComments: "none", entryPoints: [join(PAGE, entry)], define });
  return outputFiles[0].text;
};

/** Where the page will be, which a saved one links to, and what services that show links want: a picture by its whole address. */
const preview = (site: string | undefined, page: string): string => {
  if (site === undefined) return "";
  const at = (name: string) => escaped(site.replace(/\/?$/, "/" + name)).replaceAll('"', "&quot;");
  return `<meta property="og:image" content="${at("preview.png")}" />
    <link rel="canonical" href="${at(page)}" />
    <meta property="og:image:alt" content="A solved puzzle, half of which has become the text of a program" />
    <meta name="twitter:card" content="summary_large_image" />`;
};

/** The icon: five pieces that fill a square. */
const icon = (): string => {
  const rows = ["NNNUU", "FFNNU", "VFFUU", "VFPPP", "VVVPP"];
  const shapes = shapesOf(rows, { width: 10, height: 10, margins: [0.4, 0.4, 0.4, 0.4], radius: 2 });
  return encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50">${shapes}</svg>`);
};

export default run(GALLERY, async (io, { out, site }) => {
  const script = await bundle("app.tsx", { TEXT: JSON.stringify(quineText()) });
  let css = "";
  for (const [letter, colour] of Object.entries(COLOURS))
    css += `.${letter}{fill:${colour};background-color:${colour};color:#000}`;
  css += readFileSync(join(PAGE, "page.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const html = readFileSync(join(PAGE, "page.html"), "utf8")
    .replace("<!-- preview -->", () => preview(site, out && out !== "-" ? basename(out) : "gallery.html"))
    .replace("/* icon */", icon)
    .replace("/* style */", () => style)
    // In a page the first of these would end the script.
    .replace("/* script */", () => script.replace(/<\/script/g, "<\\/script").replace(/<!--/g, "<\\!--"));
  if (out === "-") io.write(html);
  else {
    const file = out ?? join(import.meta.dirname, "../gallery.html");
    writeWhole(file, html);
    io.write(`wrote ${printable(file)}\n`, 2);
  }
});
