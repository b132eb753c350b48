// Packing turns the readable program into a text that survives the loss of its whitespace.

import { join } from "node:path";
import { build } from "esbuild";
import { type CompressOptions, minify } from "terser";
import { LETTERS, pieceOf } from "../solver/cells.ts";
import { image } from "../twin/board.ts";
import { EMPTY_BOARD, HEAD, TAIL } from "../twin/picture.ts";
import { inkOf } from "./copies.ts";
import { badCut } from "./cuts.ts";
import { alias, convert, fill, flatten, hoist, type Node, unique, unknown } from "./golf.ts";
import { shownOf } from "./html.ts";
import { type Mapped, sourceIn } from "./origins.ts";
import { BEGINNING } from "./stream.ts";

/** The ink of a picture that is not for the text: head, # and tail. */
const OTHER = HEAD.length + 1 + TAIL.length;

/**
 * How long the program may be: the least ink that a picture can have, less head, # and tail. In the place of each piece there may
 * be five empty cells in a row, so whichever of the two has less ink counts.
 */
export const CAPACITY = [...LETTERS].reduce(
  (ink, letter) => ink + Math.min(inkOf("xxxxx"), inkOf(pieceOf(letter))),
  -OTHER,
);

/** The most ink that a picture of sixty cells has: that of an empty board of ten rows of six. */
const MOST = inkOf(image(EMPTY_BOARD, 1));

/** The strings in packed code, in which regexes have no quotes. */
const STRINGS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** The text around a place in it, for a message. */
const near = (text: string, at: number): string => JSON.stringify(text.slice(Math.max(0, at - 20), at + 20));

/** Packs a program that was minified. Throws an Error if it cannot be drawn as a picture and run. */
export const packed = (code: string): string => {
  const text =
    code
      .replace(/;?\n?$/, "")
      // The text knows the head, and must not be taken for the beginning of a picture.
      .replace(BEGINNING, (head) => head[0] + "\\" + head.slice(1))
      .replace(/[`#\x1b]/g, (character) => "\\x" + character.charCodeAt(0).toString(16))
      .replace(/\bnew (\w+)/g, "new($1)")
      .replace(RegExp(`\\breturn (\\w(?:${STRINGS.source}|[^;{}"'])*)`, "g"), "return($1)")
      // A browser takes a < before these for the beginning of a tag.
      .replace(STRINGS, (string) => string.replace(/<(?=[a-z!?/])/gi, "\\x3c").replace(/ /g, "\\x20"))
      .replace(/<([a-z]\w*)/gi, "<($1)") +
    // The slashes make a comment of the # and the echo.
    "//";
  const bad = text.search(/[^!-~]|\$\{/);
  if (bad >= 0) throw Error("no picture can hold this: " + near(text, bad));
  // Whitespace, wherever a picture has it, can only separate what a browser would take for more than text.
  const ink = HEAD + text + "#" + text + TAIL;
  const shown = shownOf(ink);
  const odd = ink.split("").findIndex((character, i) => character !== shown[i]);
  if (odd >= 0) throw Error("a browser takes this for a tag or an entity: " + near(ink, odd));
  const excess = text.length - CAPACITY;
  if (excess > 0)
    throw Error(`the program has ${text.length} characters, and every picture holds ${CAPACITY}: ${excess} too many`);
  // A backslash at the end of the echo would escape the backtick after it, once no whitespace is left between them.
  const echo = MOST - text.length - OTHER;
  const escape = text.slice(0, echo).indexOf("\\");
  if (escape >= 0)
    throw Error(`there is a backslash in the first ${echo} characters, which the echo repeats: ${near(text, escape)}`);
  try {
    Function("q", text);
  } catch (error) {
    // Escapes are for strings and regexes: code cannot have a # or a backtick in it.
    throw Error("the packed program is not JavaScript: " + (error as Error).message);
  }
  return text;
};

const ROOT = join(import.meta.dirname, "../..");

/** Bundles a program. Its map has the paths of its modules from the repository. */
const bundled = async (program: string): Promise<Mapped> => {
  const { outputFiles } = await build({
    entryPoints: [program],
    bundle: true,
    format: "esm",
    target: "es2022",
    // The text has no backticks.
    supported: { "template-literal": false },
    write: false,
    sourcemap: "external",
    outdir: ROOT,
  });
  const [map, code] = [".map", ".js"].map((end) => outputFiles.find(({ path }) => path.endsWith(end))!.text);
  return { code, map };
};

// Terser's types know neither a tree (ESTree, which it calls spidermonkey) that goes in nor the one that comes out.
const minified = (code: string | Node, options: object): Promise<any> => {
  const own: object = typeof code === "string" ? {} : { parse: { spidermonkey: true } };
  return minify(code as string, { module: true, ...own, ...options });
};

/** The syntax tree of code, or of another tree that is compressed. */
export const treeOf = async (code: string | Node, compress: CompressOptions | false = false): Promise<Node> =>
  (await minified(code, { compress, mangle: false, format: { spidermonkey: true } })).ast;

export const codeOf = async (tree: Node): Promise<string> =>
  (await minified(tree, { compress: false, mangle: false })).code;

/** No property has a getter. A function put in the place of its only use would be made anew each time. */
const COMPRESS = { inline: 1, pure_getters: true, reduce_funcs: false };

/**
 * Makes a program short: code with a map of where each part of it comes from. Throws an Error if the program has anything that
 * the steps do not know.
 */
export const shortened = async (program = join(ROOT, "tools/twin/program.ts")): Promise<Mapped> => {
  const bundle = await bundled(program);
  const tree = await treeOf(bundle.code);
  // What a module declares is a var in a bundle. In a sloppy eval that would belong to the caller, and be slower to find.
  for (const part of tree.body) if (part.kind === "var") part.kind = "let";
  const bad = unknown(tree);
  if (bad) {
    const place = sourceIn(bundle)(bad.loc.start.line, bad.loc.start.column);
    // "SwitchStatement" is a switch statement.
    const what = bad.kind ?? bad.type.replace(/\B[A-Z]/g, " $&").toLowerCase();
    throw Error(`${place && place + ": "}the packer does not support ${what}s`);
  }
  const flat = flatten(unique(tree));
  // The steps work on statements, so terser must not join them yet.
  const short = await treeOf(flat, { ...COMPRESS, sequences: false, join_vars: false });
  const golfed = [hoist, convert, alias, fill].reduce((each, step) => step(each), short);
  return minified(golfed, { compress: COMPRESS, sourceMap: { content: bundle.map } });
};

/** Packs the twin into the text that fills every picture. Throws an Error if that is not possible. */
export const pack = async (): Promise<string> => {
  const bad = badCut(HEAD, TAIL);
  if (bad)
    throw Error(
      "the head or the tail would be cut inside a token in a picture that begins and ends like this:\n" + bad,
    );
  return packed((await shortened()).code);
};
