// Builds the page: one file that needs no server and no network. It holds the program and the search.

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { build, transform } from "esbuild";
import { GAP, HEIGHT, WIDTH } from "./twin/picture.ts";
import { BoardError } from "./words/flaws.ts";
import { COLOURS, DIM, NIGHT } from "./boards/colours.ts";
import { quineText } from "./copies/text.ts";
import { escaped, shapesOf } from "./pictures/shapes.ts";
import { writeWhole } from "./command/files.ts";
import { printable } from "./command/io.ts";
import { command, expected, run } from "./command/run.ts";

/** The address of a folder, as browsers write it: without quotes or angle brackets, and with a slash at its end. */
const address = expected("an address like https://example.org/pentominoes", (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isFolder = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  return isFolder ? (url.origin + url.pathname).replace(/\/?$/, "/") : undefined;
});

const fileName = expected("the name of a file", (value) => value || undefined);

const GALLERY = command(
  "gallery",
  "Builds gallery.html: the puzzle of the day, the solutions, and the program, in one page.",
  "--out page.html",
)
  .option("--out <file>", "write it to this file; - for standard output", fileName)
  .option(
    "--site <address>",
    "make it a site at this address, that of its folder, with a preview for links and the program as quine.html " +
      "beside it",
    address,
  );

const ROOT = join(import.meta.dirname, "..");
const PAGE = join(ROOT, "tools/page");

/** What the page of a site says of it: where it will be, and what services want that show links. */
const siteHead = (site: string, page: string): string => {
  const at = (name: string) => escaped(site + name);
  return `<meta property="og:image" content="${at("preview.webp")}" />
    <link rel="canonical" href="${at(page)}" />
    <meta property="og:image:alt" content="A solved puzzle that has become the text of a program" />
    <meta name="twitter:card" content="summary_large_image" />`;
};

/** The files beside the page of a site, each with the file of the repository that it is. */
const BESIDE = { "preview.webp": ".pictures/preview.webp", "quine.html": "quine.ts" };

const icon = (): string => {
  const board = "NNNUU FFNNU VFFUU VFPPP VVVPP";
  const shapes = shapesOf(board, { width: 10, height: 10, margins: [0.4, 0.4, 0.4, 0.4], radius: 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50">${shapes}</svg>`;
};

export default run(GALLERY, async (io, { out, site }) => {
  if (site !== undefined && (out ?? "-") === "-")
    throw new BoardError("a site is several files: say where its page goes, as in --out site/index.html");
  const page = encodeURIComponent(basename(out ?? ""));
  const { outputFiles } = await build({
    entryPoints: [join(PAGE, "app.tsx")],
    define: { TEXT: JSON.stringify(quineText()) },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    legalComments: "none",
  });
  let css = `:root{--night:${NIGHT.paper};--moon:${NIGHT.ink};`;
  css += `--dim-shape:${DIM.shape * 100}%;--dim-text:${DIM.text * 100}%}`;
  css += `.program{--across:${WIDTH};--down:${HEIGHT};--gap:${GAP}}`;
  for (const [letter, colour] of Object.entries(COLOURS))
    css += `.${letter}{--hue:${colour};fill:${colour};color:#000}`;
  // In the style sheet, a dim piece is one whose letter is not among the pins of what is around it.
  const dim = Object.keys(COLOURS).map((letter) => `[data-pins]:not([data-pins*=${letter}]) .${letter}`);
  css += readFileSync(join(PAGE, "page.css"), "utf8").replaceAll(".dim", `:is(${dim})`);
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const html = readFileSync(join(PAGE, "page.html"), "utf8")
    .replace(/\n +/g, "\n")
    .replace("<!-- site -->", () => (site === undefined ? "" : siteHead(site, page)))
    .replace("/* icon */", () => encodeURIComponent(icon()))
    .replace("/* style */", () => style)
    .replace("/* script */", deflateSync(outputFiles[0].contents, { level: 9 }).toString("base64"));
  if (out === "-") io.write(html);
  else {
    const file = out ?? join(ROOT, "gallery.html");
    for (const [name, from] of Object.entries(site === undefined ? {} : BESIDE))
      writeWhole(join(dirname(file), name), readFileSync(join(ROOT, from)));
    writeWhole(file, html);
    io.write(`wrote ${printable(file)}\n`, 2);
  }
});
