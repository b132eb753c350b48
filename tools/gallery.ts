// Builds the page: one file that needs no server and no network. It holds the program, the search and all that it shows. As a
// site it gets what it needs beside it to be installed, and to be played without a network.

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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
  .option(
    "--site <address>",
    "make it a site at the address of its folder, with a manifest, an icon and a service worker beside it; preview.png is copied by hand",
    address,
  );

const PAGE = join(import.meta.dirname, "page");
const BUNDLE = { bundle: true, minify: true, write: false, format: "iife", target: "es2022" } as const;

/** A script in one piece. In `define` are expressions that it finds by name. */
const bundle = async (entry: string, define: Record<string, string>): Promise<string> => {
  const { outputFiles } = await build({ ...BUNDLE, legalComments: "none", entryPoints: [join(PAGE, entry)], define });
  return outputFiles[0].text;
};

/** What the page of a site says of it: where it will be, what services want that show links, and how it is installed. */
const siteHead = (site: string, page: string): string => {
  const at = (name: string) => escaped(site.replace(/\/?$/, "/" + name)).replaceAll('"', "&quot;");
  return `<meta property="og:image" content="${at("preview.png")}" />
    <link rel="canonical" href="${at(page)}" />
    <meta property="og:image:alt" content="A solved puzzle, half of which has become the text of a program" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="apple-touch-icon" href="icon.png" />
    <script>navigator.serviceWorker?.register("offline.js").catch(() => {})</script>`;
};

/** The page of a site may also ask for the files beside it. */
const allowed = (html: string): string =>
  html.replace("worker-src blob:", "$& 'self'").replace("img-src data:", "$& 'self'; manifest-src 'self'");

/** The icon: five pieces that fill a square of 50 pixels. */
const icon = (view = "0 0 50 50"): string => {
  const rows = ["NNNUU", "FFNNU", "VFFUU", "VFPPP", "VVVPP"];
  const shapes = shapesOf(rows, { width: 10, height: 10, margins: [0.4, 0.4, 0.4, 0.4], radius: 2 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${shapes}</svg>`;
};

/** The colour behind the icon and the page: some systems cut corners off, and show black behind what is not drawn. */
const PAPER = "#fbfaf7";

/** The files beside the page of a site, by name. */
const siteFiles = async (page: string): Promise<Record<string, string | Uint8Array>> => {
  const { default: sharp } = await import("sharp");
  const picture = sharp(Buffer.from(icon("-6 -6 62 62")))
    .resize(512)
    .flatten({ background: PAPER });
  const manifest = {
    name: "The pentomino quine",
    short_name: "Pentominoes",
    start_url: page,
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [{ src: "icon.png", sizes: "512x512", type: "image/png" }],
  };
  return {
    "manifest.webmanifest": JSON.stringify(manifest),
    "icon.png": await picture.png({ palette: true }).toBuffer(),
    "offline.js": await bundle("place/offline.ts", { PAGE: JSON.stringify(page) }),
  };
};

export default run(GALLERY, async (io, { out, site }) => {
  if (site !== undefined && (out ?? "-") === "-")
    throw new InvalidArgumentError("a site is several files: say where its page goes, as in --out site/index.html");
  const page = encodeURIComponent(basename(out ?? ""));
  const script = await bundle("app.tsx", { TEXT: JSON.stringify(quineText()) });
  let css = "";
  for (const [letter, colour] of Object.entries(COLOURS))
    css += `.${letter}{fill:${colour};background-color:${colour};color:#000}`;
  css += readFileSync(join(PAGE, "page.css"), "utf8");
  const { code: style } = await transform(css, { loader: "css", minify: true });
  const html = readFileSync(join(PAGE, "page.html"), "utf8")
    .replace("<!-- site -->", () => (site === undefined ? "" : siteHead(site, page)))
    .replace("/* icon */", () => encodeURIComponent(icon()))
    .replace("/* style */", () => style)
    // In a page the first of these would end the script.
    .replace("/* script */", () => script.replace(/<\/script/g, "<\\/script").replace(/<!--/g, "<\\!--"));
  if (out === "-") io.write(html);
  else {
    const file = out ?? join(import.meta.dirname, "../gallery.html");
    const beside = site === undefined ? {} : await siteFiles(page);
    for (const [name, content] of Object.entries(beside)) writeWhole(join(dirname(file), name), content);
    writeWhole(file, site === undefined ? html : allowed(html));
    io.write(`wrote ${printable(file)}\n`, 2);
  }
});
