// Packing turns the readable program into a text that survives the loss of its whitespace.

import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { LETTERS, pieceOf } from "../solver/cells.ts";
import { image, MOVEMENTS } from "../twin/board.ts";
import { BLANK } from "../twin/picture.ts";
import { flatten } from "./flat.ts";
import { inkOf } from "./copies.ts";

/** How long the program may be: the least ink of twelve pieces, or of five empty cells in place of one, without the #. */
export const CAPACITY = [...LETTERS].reduce((ink, letter) => {
  const images = MOVEMENTS.map((movement) => image(pieceOf(letter), movement));
  return ink + Math.min(...["xxxxx", ...images].map(inkOf));
}, -1);

/** The most ink that a picture of sixty cells has: that of a blank board of ten rows of six. */
const MOST = inkOf(image(BLANK, 1));

/** Packs a program that was minified. Throws an Error if it cannot be drawn as a picture and run. */
export const packed = (code: string): string => {
  const text = code
    .replace(/;?\n?$/, "")
    // const is only longer.
    .replace(/(^|[;{}])const /g, "$1let ")
    .replace(/[~`#]/g, (character) => "\\x" + character.charCodeAt(0).toString(16))
    .replace(/ /g, "~");
  const bad = text.search(/[^!-~]|\$\{/);
  if (bad >= 0) throw Error("no picture can hold this: " + JSON.stringify(text.slice(Math.max(0, bad - 20), bad + 20)));
  if (text.length > CAPACITY)
    throw Error(`the program has ${text.length} characters, and every picture holds ${CAPACITY}`);
  // A backslash at the end of a picture would escape the backtick after it, once no whitespace is left between them.
  const echo = MOST - text.length - 1;
  if (text.slice(0, echo).includes("\\"))
    throw Error(`there is a backslash in the first ${echo} characters, which the echo repeats`);
  try {
    Function("q", "t", text.replace(/~/g, " "));
  } catch (error) {
    // Escapes are for strings and regexes: code cannot have a ~, a # or a backtick in it.
    throw Error("the packed program is not JavaScript: " + (error as Error).message);
  }
  return text;
};

const BUNDLE = { bundle: true, write: false, format: "esm", target: "es2022", legalComments: "none" } as const;

/** Packs the twin into the text that fills every picture. Throws an Error if that is not possible. */
export const pack = async (): Promise<string> => {
  const entryPoints = [join(import.meta.dirname, "../twin/program.ts")];
  const bundle = await build({ ...BUNDLE, entryPoints, supported: { "template-literal": false } });
  // In a sloppy eval a var belongs to the caller and is slower to find.
  const modules = flatten(bundle.outputFiles[0].text.replace(/\b(const|var) /g, "let "));
  // A function with statements stays one: in another's place it would need a var.
  const { code } = await minify(modules, { module: true, ecma: 2022, compress: { inline: 1, passes: 4 } });
  return packed(code!);
};
