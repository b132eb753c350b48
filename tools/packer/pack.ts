// Packing turns the readable program into a text that survives the loss of its whitespace: esbuild bundles it, terser
// makes it short, and what is left to do is done token by token.

import { join } from "node:path";
import { parse, type Token } from "acorn";
import { build } from "esbuild";
import { type CompressOptions, minify } from "terser";
import { HEAD, NAME, TAIL } from "../twin/picture.ts";
import { LETTERS, pieceOf } from "../boards/cells.ts";
import { inkOf } from "../copies/copies.ts";
import { BEGINNING } from "../copies/stream.ts";
import { badCut } from "./cuts.ts";
import { shownOf } from "./html.ts";
import type { Mapped } from "./origins.ts";

/**
 * How long the program may be: the least ink that a picture can have, less head, # and tail. In the place of each piece
 * there may be five empty cells in a row, so whichever of the two has less ink counts.
 */
export const CAPACITY = [...LETTERS].reduce(
  (ink, letter) => ink + Math.min(inkOf("xxxxx"), inkOf(pieceOf(letter))),
  -HEAD.length - 1 - TAIL.length,
);

/** The text around a place in it, for a message. */
const near = (text: string, at: number): string => JSON.stringify(text.slice(Math.max(0, at - 20), at + 20));

const escaped = (character: string): string => "\\x" + character.charCodeAt(0).toString(16).padStart(2, "0");

/** What no string or regex may have in a picture: blanks, a backtick, a #, and a < that a browser takes for a tag. */
const UNSAFE = /[\0- \x7f-\xff`#]|<(?=[a-z!?/])/gi;

/** The tokens of code. Throws an Error if it is not JavaScript. */
const tokensOf = (code: string): Token[] => {
  const tokens: Token[] = [];
  parse(code, { ecmaVersion: 2022, sourceType: "module", onToken: tokens });
  return tokens;
};

/** Code in which the names in a brace are declared first: after `let`, a brace needs no blank. And {b} is {b:b}. */
const withBraceFirst = (code: string): string =>
  code.replace(/^let (.*?),(\{[^}]*\}=\w+),/, "let$2,$1,").replace(/(?<=^let\{[^}]*)\b(\w+):\1\b/, "$1");

/** Code without a blank, token by token. */
const squeezed = (code: string): string => {
  const tokens = tokensOf(code);
  return tokens.reduce((text, { start, end, type }, i) => {
    const token = code.slice(start, end);
    const blank = i && tokens[i - 1].end < start ? "/**/" : "";
    // A browser takes <b for a tag, but not <(b). And new(Set) and return(value) need no blank.
    if (type.label === "name" && /(<|\bnew|\breturn)$/.test(text)) return `${text}(${token})`;
    // A factor is a number without a plus.
    if (token === "+" && text.endsWith("*")) return text;
    if (!/string|regexp/.test(type.label)) return text + blank + token;
    // The text knows the head, and must not be taken for the beginning of a picture.
    const safe = token.replace(BEGINNING, (head) => escaped(head) + head.slice(1)).replace(UNSAFE, escaped);
    return text + blank + safe;
  }, "");
};

/** Packs a program that was minified. Throws an Error if it cannot be drawn as a picture and run. */
export const packed = (code: string): string => {
  // The slashes make a comment of what comes after the text.
  const text = squeezed(withBraceFirst(code.trim())).replace(/;?$/, "") + "//";
  const bad = text.search(/[^!-~]|\$\{/);
  if (bad >= 0) throw Error("no picture can hold this: " + near(text, bad));
  // Whitespace, wherever a picture has it, can only separate what a browser would take for more than text.
  const ink = HEAD + text + "#" + NAME + TAIL;
  const shown = shownOf(ink);
  const odd = ink.split("").findIndex((character, i) => character !== shown[i]);
  if (odd >= 0) throw Error("a browser takes this for a tag or an entity: " + near(ink, odd));
  const excess = text.length - CAPACITY;
  if (excess > 0)
    throw Error(`the program has ${text.length} characters, and every picture holds ${CAPACITY}: ${excess} too many`);
  try {
    Function("ink", text);
  } catch (error) {
    // A regex may need a < that a browser takes for a tag.
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

/** No property has a getter, calls go to what the language defines, and these functions only compute. */
const COMPRESS = {
  unsafe: true,
  passes: 3,
  unsafe_arrows: true,
  unsafe_methods: true,
  unsafe_undefined: true,
  unsafe_math: true,
  pure_getters: true,
  keep_fargs: false,
  pure_funcs: ["pitchOf", "image", "glyphs", "bits", "hole", "put"],
} satisfies CompressOptions;

/** Names that a reader of the picture finds again. */
const KEPT = "image glyphs draw ahead board copy search walk hole read put after".split(" ");

/** Makes a program short: code with a map of where each part of it comes from. */
export const shortened = async (program = join(ROOT, "tools/twin/program.ts")): Promise<Mapped> => {
  const { code, map } = await bundled(program);
  // Terser joins and moves variables best if all are var. (A blank for each lost character keeps the map true.)
  const word = /^(const|let)$/;
  const words = tokensOf(code).filter(({ start, end }) => word.test(code.slice(start, end)));
  const vars = words.reduce(
    (all, { start, end }) => all.slice(0, start) + "var".padEnd(end - start) + all.slice(end),
    code,
  );
  // The body of a page is b: where no other name is, {b} is shorter than {b:a}.
  const mangle = { reserved: ["b", ...KEPT] };
  const options = { module: true, compress: COMPRESS, mangle, sourceMap: { content: map } };
  const short = (await minify(vars, options)) as Mapped;
  // In a sloppy eval, those of the program would belong to the caller, and be slow: they become let.
  const own = parse(short.code, { ecmaVersion: 2022 }).body.filter(({ type }) => type === "VariableDeclaration");
  return {
    ...short,
    code: own.reduce((all, { start }) => all.slice(0, start) + "let" + all.slice(start + 3), short.code),
  };
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
