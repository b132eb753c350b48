// A local needs `var` and a blank, which take eight characters; a parameter with a default needs none of it. So arrow
// functions declare their locals as parameters, and many a block becomes an expression.

import { type ArrowFunctionExpression, type Node, parse, type VariableDeclaration } from "acorn";

/** How many arguments these methods give to a function. Others may give any number. */
const GIVEN: Record<string, number> = { every: 3, filter: 3, flatMap: 3, forEach: 3, map: 3, reduce: 4, some: 3 };

/** An arrow function, and how many arguments it gets if it names as many. */
type Arrow = { arrow: ArrowFunctionExpression; given: number };

/** The arrow functions below a node of acorn's tree, those outside first. */
const arrowsIn = (node: any): Arrow[] =>
  Object.values(node)
    .flat()
    .filter((child: any) => child?.type)
    .flatMap((child: any) => {
      if (child.type !== "ArrowFunctionExpression") return arrowsIn(child);
      const isCallback = node.type === "CallExpression" && child !== node.callee;
      const given = isCallback ? (GIVEN[node.callee.property?.name] ?? Infinity) : 0;
      return [{ arrow: child, given }, ...arrowsIn(child)];
    });

/** Whether this is the statement that declares locals of a block: the first one, or one that gives them no values. */
const declares = (statement: Node, i: number): statement is VariableDeclaration =>
  statement.type === "VariableDeclaration" &&
  (!i || (statement as VariableDeclaration).declarations.every(({ init }) => !init));

/**
 * Minified code whose arrow functions have no `var` of their own. It does the same if no function is called with more
 * arguments than it names, and each local that is declared without a value gets one before it is read.
 */
export const withoutVar = (code: string): string => {
  const inside = ({ start, end }: Node): string => code.slice(start, end);
  for (const { arrow, given } of arrowsIn(parse(code, { ecmaVersion: 2022, sourceType: "module" }))) {
    const { params, body, start, end } = arrow;
    if (body.type !== "BlockStatement" || given === Infinity) continue;
    const locals = body.body.filter(declares).flatMap(({ declarations }) => declarations);
    if (!locals.length) continue;
    const names = [...params, ...locals.filter(({ init }) => !init)].map(inside);
    // A callback gets all of its arguments: their places must not be those of locals with a value.
    for (const name of "abcdefghijklmnopqrstuvwxyz")
      if (names.length < given && !RegExp(`\\b${name}\\b`).test(inside(arrow))) names.push(name);
    names.push(...locals.filter(({ init }) => init).map(inside));
    const rest = body.body.filter((statement, i) => !declares(statement, i));
    const value = rest.length === 1 && rest[0].type === "ReturnStatement" && rest[0].argument;
    const block = `{${rest.map(inside).join("")}}`;
    const result = !value ? block : value.type === "SequenceExpression" ? `(${inside(value)})` : inside(value);
    // The places of all others are new now.
    return withoutVar(`${code.slice(0, start)}(${names})=>${result}${code.slice(end)}`);
  }
  return code;
};
