// The packer: what it makes of code, what it refuses, and where each part of its code comes from.

import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { badCut } from "../tools/packer/cuts.ts";
import { origins } from "../tools/packer/origins.ts";
import { CAPACITY, packed, shortened } from "../tools/packer/pack.ts";
import { HEAD, TAIL } from "../tools/twin/picture.ts";
import { scratch } from "./run.ts";

test.each([
  // The tail one character later, or the head earlier.
  [HEAD, TAIL + ";;"],
  [HEAD.slice(1), TAIL],
  // Bad only where the last line has four cells that are joined.
  [HEAD, "`];ab" + ";".repeat(45)],
  // A line end before the arrow.
  [";(ink=eval,ink=>ink)(String.raw`", "`)"],
])("a picture between %s and %s is cut in the midst of a token", (head, tail) => {
  expect(badCut(head, tail)).toMatch(/``/);
});

test.each([
  ["new Set(a);\n", "new(Set)(a)"],
  ["()=>{for(;;)c();return a+b}", "()=>{for(;;)c();return(a)+b}"],
  ["()=>{for(;;)c();return-a}", "()=>{for(;;)c();return-a}"],
  ["typeof a*+b", "typeof/**/a*b"],
  ["let a,{b:b,c:d}=e,f", "let{b,c:d}=e,a,f"],
  ["a<b||1<<c", "a<(b)||1<<(c)"],
  [`"<b<1</b"+'<!"<?'`, `"\\x3cb<1\\x3c/b"+'\\x3c!"\\x3c?'`],
  ['"#` \\n\x1b\u00e9"', '"\\x23\\x60\\x20\\n\\x1b\\xe9"'],
  ["/[# ]/", "/[\\x23\\x20]/"],
  [`"${HEAD.slice(0, -1)}"`, '"\\x76ar{raw:[ink]}=Object"'],
  ["a".repeat(CAPACITY - 2), "a".repeat(CAPACITY - 2)],
])("the packer packs %.30j", (code, text) => expect(packed(code)).toBe(text + "//"));

test.each([
  ["a".repeat(CAPACITY - 1), `the program has ${CAPACITY + 1} characters, and every picture holds ${CAPACITY}: 1 too`],
  ["let abcdefghijklmnop\u00e9q", 'no picture can hold this: "/**/abcdefghijklmnop\u00e9q//"'],
  ["'\u2028'", "no picture can hold this"],
  ["'${'", "no picture can hold this"],
  ["a{", "Unexpected token"],
  ["a&&reg;a", 'a browser takes this for a tag or an entity: "raw:[ink]}=Object`a&&reg;a'],
  ["a&&amp", "a browser takes this"],
  ["/(?<a>b)/", "the packed program is not JavaScript"],
])("the packer refuses %.30j", (code, error) => expect(() => packed(code)).toThrow(error));

/** Writes modules into a folder, the program first, and makes them short. */
const shorten = (...modules: string[]) => {
  const folder = scratch(onTestFinished);
  modules.forEach((code, i) => writeFileSync(join(folder, `${i}.ts`), code));
  return shortened(join(folder, "0.ts"));
};

/** What a program tells q, which returns the first thing that it is told. */
const told = (code: string): string => {
  const all: unknown[] = [];
  Function("q", code)((...words: unknown[]) => (all.push(words), words[0]));
  return JSON.stringify(all);
};

test.each([
  "const a = 1; q({ [a]: [1, 2][a] });",
  "const i = 5, f = () => { for (let i = 0; i < 2; i++) q(i); q(i) }; f(); f();",
  "const f = (a) => { if (a) q(1); else q(2); q(3) }; f(0); f(1);",
  "const f = (a, b = a + 1) => { const c = q(b); return c * c }; q(f(1), [1, 2].map((d) => f(d, d)));",
  "let a = 0; const f = (b) => b, c = f(a); while (a++ < 2) q(a); q(c);",
  'q(`a${q(1)}b`, "var{raw:[ink]", "const x");',
])("it does the same when it is short: %s", async (code) => {
  expect(told((await shorten(code)).code)).toBe(told(code));
  expect(told(code)).not.toBe("[]");
});

test("each character comes from a line of a module", async () => {
  const short = await shorten(
    'import { f } from "./1.ts";\nq(f(q),\n f(q));\n',
    "export const f = (a: number) => {\n  return q(a, a);\n};\ndeclare const q: any;",
  );
  const lines = origins(short).map(({ source, code }) => `${basename(source)} ${code}`);
  expect(lines).toEqual([" ", "1.ts:1 let a=a=>", "1.ts:2 q(a,a);", "0.ts:2 q(a(q),", "0.ts:3 a(q));"]);
});
