// A function that is called once, by a statement like `let shown = read(picture, draw);`, needs no parameters, no `return` and no
// call: flattened, it is its own statements in place of that one. Terser leaves it alone where variables are declared with let.

import { transformSync } from "esbuild";

/** A statement that calls a function with nothing but names: the variable, the function, and what it is given. */
const CALL = /^let (\w+) = (\w+)\((\w+(?:, \w+)*)\);\n/gm;

/** The definition of that function: its parameters, its statements if it is a block, and its result. */
const definitionOf = (callee: string): RegExp => {
  const definition = String.raw`\(((?:[^()]|\(\))*)\) => (?:\{\n([^]*?)^  return )?([^{][^]*?);\n(?:\};\n)?(?! )`;
  return RegExp(`^let ${callee} = ${definition}`, "m");
};

/** Whether code as esbuild prints it declares a variable or a parameter of this name. */
const declares = (code: string, name: string): boolean =>
  RegExp(String.raw`\blet ${name}\b|\([^()]*\b${name}\b[^()]*\) =>`).test(code);

/** Flattens code as esbuild prints it, with let in place of const and var, unless a name would mean something else then. */
export const flatten = (code: string): string => {
  for (const [call, name, callee, given] of code.matchAll(CALL)) {
    const [whole, parameters, statements = "", result] = definitionOf(callee).exec(code) ?? [];
    if (whole === undefined || code.split(RegExp(`\\b${callee}\\b`)).length !== 3) continue;
    const values = given.split(", ");
    const define: Record<string, string> = {};
    let flat = "";
    for (const [i, parameter] of parameters.split(", ").entries()) {
      const [own, otherwise] = parameter.split(" = ");
      const value = values[i] ?? define[otherwise];
      if (value) define[own] = value;
      else flat += `let ${own} = ${otherwise};\n`;
    }
    flat += statements.replace(/^  /gm, "") + `let ${name} = ${result};\n`;
    const isTaken = [...flat.matchAll(/^let (\w+)/gm)].some(
      ([, own]) => own !== name && RegExp(`^let ${own}\\b`, "m").test(code),
    );
    if (isTaken || Object.values(define).some((value) => declares(flat, value))) continue;
    // esbuild knows which names in it mean the parameters.
    return flatten(code.replace(whole, "").replace(call, () => transformSync(flat, { define }).code));
  }
  return code;
};
