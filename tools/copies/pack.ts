// Packing turns the readable program into a text that survives the loss of its whitespace.

import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { BLANK, draw } from "../twin/picture.ts";

/** How many characters of a text the picture of a board shows. */
const inkOf = (board: string): number => draw(board, "x".repeat(9999)).replace(/\s/g, "").length;

/** How long the program may be: a blank board has the least ink, since each of its cells stands alone. */
export const CAPACITY = inkOf(BLANK);

/** How many characters follow the program at most, as its echo. I has the most ink of the pieces, apart from P. */
const ECHO = 11 * inkOf("IIIII") + inkOf("PPP PP.") - CAPACITY;

/** Packs a program that was minified. Throws an Error if it cannot be drawn as a picture and run. */
export const packed = (code: string): string => {
  const text = code
    .replace(/;?\n?$/, "")
    // In a sloppy eval a var belongs to the caller and is slower to find. const is only longer.
    .replace(/(^|[;}])var |(^|[;{}])const /g, "$1$2let ")
    .replace(/[~`]/g, (character) => "\\x" + character.charCodeAt(0).toString(16))
    .replace(/ /g, "~");
  const bad = text.search(/[^!-~]|\$\{/);
  if (bad >= 0) throw Error("no picture can hold this: " + JSON.stringify(text.slice(Math.max(0, bad - 20), bad + 20)));
  if (text.length > CAPACITY)
    throw Error(`the program has ${text.length} characters, and a blank board holds ${CAPACITY}`);
  // A backslash at the end of a picture would escape the backtick behind it, once no whitespace is left between them.
  if (text.slice(0, ECHO).includes("\\"))
    throw Error(`there is a backslash in the first ${ECHO} characters, which the echo repeats`);
  try {
    Function("q", "t", text.replace(/~/g, " "));
  } catch (error) {
    // Escapes are for strings and regexes: code cannot have a ~ or a backtick in it.
    throw Error("the packed program is not JavaScript: " + (error as Error).message);
  }
  return text;
};

/** Packs the twin into the text that fills every picture. Throws an Error if that is not possible. */
export const pack = async (): Promise<string> => {
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, "../twin/program.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    supported: { "template-literal": false },
    legalComments: "none",
  });
  // Several modules get shorter once more when they are minified as one.
  const { code } = await minify(bundle.outputFiles[0].text, { module: true, ecma: 2022 });
  return packed(code!);
};
