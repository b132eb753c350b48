import { expect, test } from "vitest";
import { quineText } from "../tools/copies/text.ts";
import { BLANK, copy } from "../tools/twin/picture.ts";
import { cut } from "../tools/copies/stream.ts";

const text = quineText();
const one = copy(BLANK, text);
const two = copy(Array(12).fill("xxxxx").join(" "), text);
const part = one.slice(0, 1000);
const crlf = (program: string) => program.replaceAll("\n", "\r\n");
const cr = (program: string) => program.replaceAll("\n", "\r");

test.each<[string, string[], string[]]>([
  ["nothing", [], []],
  ["blank lines", ["\n", " \n\n"], []],
  ["a program", [one], [one]],
  ["a program without its last newline", [one.trimEnd()], [one.trimEnd()]],
  ["two programs", [one, two], [one, two]],
  ["blank lines around programs", ["\n", one, "\n \n", two, "\n"], [one, two]],
  ["a byte-order mark before each", ["\uFEFF" + one, "\uFEFF" + two], ["\uFEFF" + one, "\uFEFF" + two]],
  ["CR LF", [crlf(one), crlf(two)], [crlf(one), crlf(two)]],
  ["CR alone", [cr(one), cr(two)], [cr(one), cr(two)]],
  ["text before", ["hello\n", one], ["hello\n", one]],
  ["text between", [one, "hello\nyou\n", two], [one, "hello\nyou\n", two]],
  ["text after", [one, "hello"], [one, "hello"]],
  ["a program that breaks off, and the next", [part + "\n", two], [part + "\n", two]],
  ["a program that breaks off at the end", [one, part], [one, part]],
])("cuts %s", (_, parts, stretches) => {
  const all = parts.join("");
  const lines = stretches.map((stretch) => all.slice(0, all.lastIndexOf(stretch)).split(/\r\n?|\n/).length);
  const found = [...cut(all)];
  expect(found.map(({ content }) => content)).toEqual(stretches);
  expect(found.map(({ line }) => line)).toEqual(lines);
});
