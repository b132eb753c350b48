// Packing turns the readable program into a text that survives the loss of its whitespace, and back.

import { build, transform } from "esbuild";
import { capacity } from "./twin/picture.ts";

/** Where the program proper ends in a picture's text: what follows is a comment to JavaScript. */
const END = "//";

const MINIFY = {
  minify: true,
  format: "esm",
  target: "es2022",
  supported: { "template-literal": false },
  legalComments: "none",
} as const;

/** Packs the program into the text that fills every picture. Throws an Error if it cannot be such a text. */
export const pack = async (): Promise<string> => {
  const bundle = await build({
    stdin: {
      contents: 'import { main } from "./twin/program.ts"; main(q);',
      resolveDir: import.meta.dirname,
      loader: "ts",
    },
    bundle: true,
    write: false,
    ...MINIFY,
  });
  // What was several modules is shorter once more when it is minified as one.
  const { code } = await transform(bundle.outputFiles[0].text, MINIFY);
  const text = code
    .replace(/;?\n$/, "")
    .replace(/[~`]|(?<=\/)\//g, (character) => "\\x" + character.charCodeAt(0).toString(16))
    .replace(/ /g, "~");
  const bad = text.search(/[^!-~]|\$\{/);
  if (bad >= 0) throw Error("no picture can hold this: " + JSON.stringify(text.slice(Math.max(0, bad - 20), bad + 20)));
  if (text.length + END.length > capacity(60))
    throw Error(
      `the program's ${text.length} characters and its end mark do not fit into the ${capacity(60)} of a blank board`,
    );
  try {
    Function("q", text.replace(/~/g, " "));
  } catch (error) {
    // Escapes are for strings and regexes: code cannot have a ~ or a backtick in it.
    throw Error("the packed program is no JavaScript: " + (error as Error).message);
  }
  return text + END;
};

/** The program inside a copy, as JavaScript; its frame may be broken between tokens. Throws an Error if there is none. */
export const unpack = (copy: string): string => {
  const picture = copy.match(/String\s*\.\s*raw\s*`([^`]*)`/)?.[1] ?? "";
  const end = picture.replace(/\s/g, "").indexOf(END);
  if (!(end > 0)) throw Error("there is no program in this text");
  return picture.replace(/\s/g, "").slice(0, end).replace(/~/g, " ");
};
