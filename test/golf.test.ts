// The steps of the packer: what each makes of a few lines, and what it leaves as it is. The value of x stays the same.

import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { poured } from "../tools/copies/analysis.ts";
import * as golf from "../tools/copies/golf.ts";
import { origins } from "../tools/copies/origins.ts";
import { codeOf, shortened, treeOf } from "../tools/copies/pack.ts";
import { ROOT, scratch, TEXT } from "./run.ts";

type Step = Exclude<keyof typeof golf, "unique" | "unknown">;

/** What steps make of code, one after the other. The numbers of names that are there once are left out. */
const made = async (steps: string, code: string): Promise<string> => {
  const whole = (steps.split(" ") as Step[]).reduce((tree, step) => golf[step](tree), golf.unique(await treeOf(code)));
  return (await codeOf(whole)).replace(/_1\b/g, "");
};

const value = (code: string): unknown => Function(`${code}; return JSON.stringify(x)`)();

const ADD = "let add=(a,b=a)=>a+b;";
const SUM = "let sum=(a,b)=>{let c=a+1;return c*b};";

test.each<[string, string, string]>([
  ["flatten", "let q=2;" + ADD + "let x=add(q);", "let q=2;let x=q+q;"],
  ["flatten", "let q=2;" + SUM + "let x=sum(q,q);", "let q=2;let c=q+1;let x=c*q;"],
  ["flatten", "let q=2;" + SUM + "let x=sum(q+1,q);", "let q=2;let a=q+1;let c=a+1;let x=c*q;"],
  ["flatten", "let q=2;" + ADD + SUM + "let y=add(q);let x=sum(y,q);", "let q=2;let y=q+q;let c=y+1;let x=c*q;"],
  [
    "flatten",
    SUM + "let f=d=>{let e=sum(d,2);return e+e};let x=[f(1),f(3)];",
    "let f=d=>{let b=2;let c=d+1;let e=c*b;return e+e};let x=[f(1),f(3)];",
  ],
  ["flatten", "let f=()=>{let a=1;return a};let y=f();let x=y+1;", "let a=1;let x=a+1;"],
  ["flatten", "let y;let f=a=>a+1;let x=f(1);", "let y;let a=1;let x=a+1;"],
  // { a } is short for { a: a }, and only the second of these is a variable.
  ["flatten", "let f=a=>({a});let x=f(1);", "let a=1;let x={a:a};"],
  ["flatten", "let q={b:1};let f=a=>{let{b}=a;return b+1};let x=f(q);", "let q={b:1};let{b:b}=q;let x=b+1;"],
  // A variable that changes is not another's name.
  ["flatten", "let q=2;let f=a=>a;let y=f(q);q++;let x=y+q;", "let q=2;let a=q;q++;let x=a+q;"],
  ["hoist", "let f=a=>{let b=a+1;return b*b};let x=f(1);", "let f=(a,b=a+1)=>b*b;let x=f(1);"],
  ["hoist", "let f=a=>{let b;b=a;return b};let x=f(1);", "let f=(a,b)=>{b=a;return b};let x=f(1);"],
  ["hoist", "let x=[1,2].map(a=>{let b=a+1;return b*b});", "let x=[1,2].map((a,b)=>{b=a+1;return b*b});"],
  [
    "hoist",
    "let f=a=>{for(let b=0;b<3;b++)a+=b;return a};let x=f(1);",
    "let f=(a,b)=>{for(b=0;b<3;b++){a+=b}return a};let x=f(1);",
  ],
  // It is also called by map, which hands over more.
  [
    "hoist",
    "let f=a=>{let b=a+1;return b*b};let x=[f(1),[1,2].map(f)];",
    "let f=(a,b)=>{b=a+1;return b*b};let x=[f(1),[1,2].map(f)];",
  ],
  // A name of the language stays: another step gives it a short one.
  ["flatten", "let r=Date;let f=a=>a;let y=f(1);let x=[r===Date,y];", "let r=Date;let a=1;let x=[r===Date,a];"],
  ["convert", 'let x="b".replace(/b/,a=>String(a==1));', 'let x="b".replace(/b/,a=>a==1);'],
  ["convert", 'let x="b".replace(/b/,a=>a<1?"0":"1");', 'let x="b".replace(/b/,a=>a<1?0:1);'],
  ["convert", 'let x="b".replace(/b/,"1");', 'let x="b".replace(/b/,1);'],
  ["convert", "let a=1,x=(a==1?2:0)+1;", "let a=1,x=2*(a==1)+1;"],
  ["convert", "let a=1,x=(a==1?1:0)+1;", "let a=1,x=(a==1|0)+1;"],
  ["alias", "let x=[Date,Date,Date.Date];", "let Date_0=Date;let x=[Date_0,Date_0,Date_0.Date];"],
  [
    "alias",
    'let x=["ab","ab","ab","ab","ab","ab"];',
    'let text_00="ab";let x=[text_00,text_00,text_00,text_00,text_00,text_00];',
  ],
  ["alias", "let x={};x[Date]=[Date,Date];", "let Date_0=Date;let x={};x[Date_0]=[Date_0,Date_0];"],
  [
    "alias",
    "let a=[1],x=a.filter(Number).filter(b=>b.c).filter(c=>[c?.filter,c.filter]);",
    'let filter_name="filter";let a=[1],x=a[filter_name](Number)[filter_name](b=>b.c)[filter_name](c=>[c?.[filter_name],c[filter_name]]);',
  ],
  ["fill", 'let x="a b c d";', 'let{7:space}={}+"";let x="a b c d";'],
  ["fill", 'let x="a b"+" ";', 'let{7:space}={}+"";let x="a b"+space;'],
  ["fill", 'let x="a b c d-e f";', 'let{7:space}={}+"";let x="a_b_c_d-e_f".replace(/_/g,space);'],
  ["fill", 'let x={"a b":1};', 'let{7:space}={}+"";let x={"a b":1};'],
])("%s: %s", async (step, code, short) => {
  expect(await made(step, code)).toBe(short);
  expect(value(short)).toBe(value(code));
});

test.each<[string, string, string]>([
  ["flatten", "what is called twice", ADD + "let y=add(1);let x=add(2);"],
  ["flatten", "what is used elsewhere", ADD + "let x=add(1);let y=[add];"],
  ["flatten", "what calls itself", "let f=a=>a?f(a-1):0;let x=f(1);"],
  ["flatten", "what is called in a block of a function", ADD + "let x=0,f=c=>{if(c){let d=add(2);x=d}};f(1);"],
  ["flatten", "what is called in a loop", SUM + "let x=0;for(let i=0;i<2;i++){let d=sum(i,3);x+=d}"],
  ["flatten", "what is called in an expression", ADD + "let x=1+add(2);"],
  ["flatten", "what returns early", "let f=a=>{if(a){return 1}return 2};let x=f(1);"],
  ["flatten", "what has no result", "let x=[],f=a=>{x.push(a)};let y=f(1);"],
  ["flatten", "what may return nothing", "let x=0;let f=a=>{if(a){return}x=1};let y=f(0);"],
  ["flatten", "a parameter without a value", "let f=(a,b)=>[a,b];let x=f(1);"],
  ["flatten", "more values than parameters", "let x=0;let f=a=>a;let y=f(1,x++);"],
  ["flatten", "a value for a parameter that has one", ADD + "let x=add(1,void 0);"],
  ["flatten", "arguments in a list", ADD + "let x=add(...[1]);"],
  [
    "hoist",
    "what a function made in a loop keeps",
    "let x=[],f=()=>{for(let a=0;a<2;a++){x.push(()=>a)}};f();x=x.map(b=>b());",
  ],
  ["hoist", "two locals in one declaration", "let x=[1,2].map(a=>{let b=a+1,c=2;return b*c});"],
  ["hoist", "what would come after a rest parameter", "let x=[],f=(...a)=>{let b=a[0];x.push(b,b)};f(1);"],
  ["hoist", "a local without a value in a loop", "let x=[],f=a=>{for(a=0;a<2;a++){let b;x.push(b);b=a}};f();"],
  ["hoist", "what a loop in a loop has no value for", "let x=[],f=a=>{for(;a--;){for(let b;!b;b=1){x=[x,b]}}};f(2);"],
  ["hoist", "a local without a value in a callback", "let x=[1,2].map(a=>{let b;return b});"],
  ["hoist", "a pattern in a callback", "let x=[[1]].map(a=>{let[b]=a;return b});"],
  ["convert", "a conversion elsewhere", 'let x=[String(1),Number("2"),Number(3n)];'],
  ["convert", "a condition that does not compare", "let a=2,x=(a?2:0)+1;"],
  ["convert", "a shift, which does not compare", "let a=2,x=(a<<1?2:0)+1;"],
  ["convert", "a choice between a text and a number", 'let a=1,x=a==1?"b":0;'],
  ["convert", "what another method gets", 'let x=["1"].concat(2,"1");'],
  ["convert", "a text other than a number", 'let x="b".replace(/b/,a=>a?"01":"1e1");'],
  ["alias", "what would be no shorter", "let x=[Date,Date,a=>a.Date];"],
  ["alias", "what would be as long", "let x=[Map,Map,Map].length;"],
  ["alias", "a text with a blank", 'let x=["a ","a ","a ","a ","a ","a "];'],
  ["alias", "a property that saves little", "let x=[[].length,[].length,{length:1}.length];"],
])("%s leaves %s as it is", async (step, _, code) => {
  expect(await made(step, code)).toBe(code);
  expect(value(code)).toBeDefined();
});

/** Writes modules into a folder, the program first, and makes them short. */
const shorten = (...modules: string[]) => {
  const folder = scratch(onTestFinished);
  modules.forEach((code, i) => writeFileSync(join(folder, `${i}.ts`), code));
  return shortened(join(folder, "0.ts"));
};

test.each([
  ["q(() => { var a = q(); q(a, a); });", "var"],
  ["q({ f() {} });", "function expression"],
  ["function f() { q(f); } q(f);", "function declaration"],
  ["q(class {});", "class expression"],
  ["a: for (;;) for (;;) break a;", "labeled statement"],
  ["switch (q) { case 1: let a = q; q(a); }", "switch statement"],
  ["await q;", "await expression"],
  ["for (const a of [1]) q(a);", "for of statement"],
])("the packer refuses %s, and says where it is", async (code, what) => {
  const program = shorten('import { x } from "./1.ts";\nx();\n', `export let x: any;\n\n\n${code}\n`);
  await expect(program).rejects.toThrow(RegExp(`/1\\.ts:4: the packer does not support ${what}s$`));
});

/** What a program tells q, which returns the first thing that it is told. */
const told = (code: string): string => {
  const all: unknown[] = [];
  Function("q", code)((...words: unknown[]) => (all.push(words), words[0]));
  return JSON.stringify(all);
};

test.each([
  "const a = 1; q({ [a]: [1, 2][a] });",
  "const length = [1]; q(length.length);",
  "const a = 1, f = () => { try { null.b } catch (a) { q(a.name) } q(a) }; f(); f();",
  "const i = 5, f = () => { for (let i = 0; i < 2; i++) q(i); q(i) }; f(); f();",
  "const f = (a) => { if (a) q(1); else q(2); q(3) }; f(0); f(1);",
  "const f = () => { let a = 0; do { let b; q(b); b = a++ } while (a < 2) }; f(); f();",
  "const f = () => { for (let a = 0; a++ < 2;) { const b = q(a) + 1; q(b, b) } }; f(); f();",
  "const f = (a) => { let b = q(a); b += q(2); q(b, b) }; f(1); f(3);",
  "const f = (a, b = a + 1) => { const c = q(b); return c * c }; q(f(1), [1, 2].map((d) => f(d, d)));",
  "let a = 0; const f = (b) => b, c = f(a); while (a++ < 2) q(a); q(c);",
  "q(`a${q(1)}b`, `c d e f g`);",
])("it does the same when it is short: %s", async (code) => {
  expect(told((await shorten(code)).code)).toBe(told(code));
  expect(told(code)).not.toBe("[]");
});

test("each character comes from a line of a module", async () => {
  const short = await shorten(
    'import { f } from "./1.ts";\nq(f(q),\n f(q));\n',
    "export const f = (a: number) => {\n  return q(a);\n};\ndeclare const q: any;",
  );
  const lines = origins(short).map(({ source, code }) => [basename(source), code]);
  expect(lines).toEqual([
    ["", "let "],
    ["1.ts:1", "e=e=>"],
    ["1.ts:2", "q(e);"],
    ["0.ts:2", "q(e(q),"],
    ["0.ts:3", "e(q));"],
  ]);
});

test("ANALYSIS.md quotes a function and the length of any text", () => {
  const essay = readFileSync(join(ROOT, "ANALYSIS.md"), "utf8");
  const other = "let z=(a,b)=>b.filter(c=>y(a,c)==a)" + "//";
  const changed = poured(essay.replace("monospace", "serif"), other);
  expect(changed).toContain("```text\nz=(a,b)=>b.filter(c=>y(a,c)==a)\n```");
  expect(changed).toContain(`evaluates ${other.length} characters`);
  expect(poured(changed, TEXT)).toBe(essay);
  expect(() => poured(essay, other.replace("==a", "==b"))).toThrow("does not have: symmetries=(board,movements)=>");
  expect(() => poured(essay, other.replace("filter", "map"))).toThrow("does not have");
  expect(() => poured(essay.replace(/evaluates (?=\d)/, "reads "), other)).toThrow("ANALYSIS.md lacks");
});
