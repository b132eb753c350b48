// Packing turns the readable program into a text that survives the loss of its whitespace.

import { join } from "node:path";
import { build } from "esbuild";
import { type CompressOptions, minify, type MinifyOptions } from "terser";
import { LETTERS, pieceOf } from "../solver/cells.ts";
import { image } from "../twin/board.ts";
import { EMPTY_BOARD, HEAD, TAIL } from "../twin/picture.ts";
import { inkOf } from "./copies.ts";
import { badCut } from "./cuts.ts";
import { alias, convert, fill, flatten, hoist, type Node, unique } from "./golf.ts";
import { BEGINNING } from "./stream.ts";

/** The ink of a picture that is not for the text: head, # and tail. */
const OTHER = HEAD.length + 1 + TAIL.length;

/**
 * How long the program may be: the least ink that twelve pieces can have, less head, # and tail. A row of five empty cells (293)
 * may stand for P (300). It has more ink than any other piece (290, however it lies).
 */
export const CAPACITY = [...LETTERS].reduce(
  (ink, letter) => ink + Math.min(inkOf("xxxxx"), inkOf(pieceOf(letter))),
  -OTHER,
);

/** The most ink that a picture of sixty cells has: that of an empty board of ten rows of six. */
const MOST = inkOf(image(EMPTY_BOARD, 1));

/** Packs a program that was minified. Throws an Error if it cannot be drawn as a picture and run. */
export const packed = (code: string): string => {
  const text =
    code
      .replace(/;?\n?$/, "")
      // The text knows the head, and must not be taken for the beginning of a picture.
      .replace(BEGINNING, (head) => head[0] + "\\" + head.slice(1))
      .replace(/[`#\x1b]/g, (character) => "\\x" + character.charCodeAt(0).toString(16))
      // A word must not run into the next one. The slashes at the end make a comment of the # and the echo.
      .replace(/\bnew (\w+)/g, "new($1)")
      .replace(/\breturn (\w[^;{}]*)/g, "return($1)")
      .replace(/\bfor\((\w+) of (\w+)/g, "for($1/**/of($2)") + "//";
  const bad = text.search(/[^!-~]|\$\{/);
  if (bad >= 0) throw Error("no picture can hold this: " + JSON.stringify(text.slice(Math.max(0, bad - 20), bad + 20)));
  if (text.length > CAPACITY)
    throw Error(`the program has ${text.length} characters, and every picture holds ${CAPACITY}`);
  // A backslash at the end of the echo would escape the backtick after it, once no whitespace is left between them.
  const echo = MOST - text.length - OTHER;
  if (text.slice(0, echo).includes("\\"))
    throw Error(`there is a backslash in the first ${echo} characters, which the echo repeats`);
  try {
    Function("q", text);
  } catch (error) {
    // Escapes are for strings and regexes: code cannot have a # or a backtick in it.
    throw Error("the packed program is not JavaScript: " + (error as Error).message);
  }
  return text;
};

const BUNDLE = { bundle: true, write: false, format: "esm", target: "es2022", legalComments: "none" } as const;

/** What makes terser read and write ESTree. A new one each time, for terser writes into it. */
const estree = (): object => ({ spidermonkey: true });

// Its types know neither a tree that goes in nor the one that comes out.
const minified = (code: string | Node, options: MinifyOptions): Promise<any> => {
  const own = typeof code === "string" ? {} : { parse: estree() };
  return minify(code as string, { module: true, ecma: 2022, ...own, ...options });
};

/** The syntax tree of code, or of another tree that is compressed. */
export const treeOf = async (code: string | Node, compress: CompressOptions | false = false): Promise<Node> =>
  (await minified(code, { compress, mangle: false, format: estree() })).ast;

/** The code of a syntax tree, with short names if it is compressed. */
export const codeOf = async (tree: Node, compress: CompressOptions | false = false): Promise<string> =>
  (await minified(tree, { compress, ...(compress ? {} : { mangle: false }) })).code;

/**
 * A fifth pass finds nothing more. No property has a getter. A function put in the place of its only use would be made anew each
 * time.
 */
const COMPRESS = { inline: 1, passes: 4, pure_getters: true, reduce_funcs: false };

/** Packs the twin into the text that fills every picture. Throws an Error if that is not possible. */
export const pack = async (): Promise<string> => {
  const bad = badCut(HEAD, TAIL);
  if (bad)
    throw Error("the head or the tail is cut in the midst of a token where a picture begins and ends so:\n" + bad);
  const entryPoints = [join(import.meta.dirname, "../twin/program.ts")];
  const bundle = await build({ ...BUNDLE, entryPoints, supported: { "template-literal": false } });
  // In a sloppy eval a var belongs to the caller and is slower to find.
  const code = bundle.outputFiles[0].text.replace(/\b(const|var) /g, "let ");
  const flat = flatten(unique(await treeOf(code)));
  // The steps work on statements, so terser must not join them yet.
  const short = await treeOf(flat, { ...COMPRESS, sequences: false, join_vars: false });
  const golfed = [hoist, convert, alias, fill].reduce((tree, step) => step(tree), short);
  return packed(await codeOf(golfed, COMPRESS));
};
