// A reader wants names, statements and blanks; a picture has room for few characters, and none for blanks. What terser leaves is
// done here, in steps on a syntax tree (ESTree). A step knows a few forms and leaves all others as they are.

/** A node of a syntax tree. What its parts are depends on its type: hence `any`. */
export type Node = { type: string; [part: string]: any };

/** The nodes right below a node, in the order of the source. */
const below = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((part) => part?.type);

/** A node and all below it, in the order of the source, but nothing below those that are `closed`. */
const within = (node: Node, closed = (_: Node) => false, found: Node[] = []): Node[] => {
  found.push(node);
  if (!closed(node)) for (const part of below(node)) within(part, closed, found);
  return found;
};

const isArrow = ({ type }: Node): boolean => type === "ArrowFunctionExpression";
const isLet = ({ type }: Node): boolean => type === "VariableDeclaration";
const isName = ({ type }: Node): boolean => type === "Identifier";
const isCall = ({ type }: Node): boolean => type === "CallExpression";

const nameOf = (name: string): Node => ({ type: "Identifier", name });
const literal = (value: string | number): Node => ({ type: "Literal", value });
const operation = (left: Node, operator: string, right: Node): Node => ({
  type: "BinaryExpression",
  operator,
  left,
  right,
});
const declaration = (id: Node, init: Node): Node => ({
  type: "VariableDeclaration",
  kind: "let",
  declarations: [{ type: "VariableDeclarator", id, init }],
});

/** Puts a node in the place of another. */
const becomes = (node: Node, other: Node): void => {
  for (const part in node) delete node[part];
  Object.assign(node, other);
};

/** The variables that a pattern declares or sets: a and b for `[a, { c: b = 1 }]`. */
const variablesIn = (pattern: Node | null): Node[] => {
  if (!pattern || isName(pattern)) return pattern ? [pattern] : [];
  const parts = pattern.elements ?? pattern.properties ?? [pattern.value ?? pattern.left ?? pattern.argument ?? null];
  return parts.flatMap(variablesIn);
};

/** The variables that hold for all that is below a node: parameters of a function, and what a block or a loop declares. */
const declaredBy = ({ body, init, params, param }: Node): Node[] => {
  const lets: Node[] = [body, init].flat().filter((part) => part && isLet(part));
  const ids = lets.flatMap(({ declarations }) => declarations.map(({ id }: Node) => id));
  return [...ids, ...(params ?? []), param ?? null].flatMap(variablesIn);
};

const UNKNOWN = /^(Function|Class|Switch|Labeled|Await|ForOf|ForIn)/;

/** The first node whose rules the steps do not know, if there is one. */
export const unknown = (program: Node): Node | undefined =>
  within(program).find(({ type, kind }) => kind === "var" || UNKNOWN.test(type));

/**
 * Gives each variable a name that no other has, makes each `const` a `let`, and puts a lone statement of an `if` or a loop in a
 * block. So a step can move code without a thought for scopes.
 */
export const unique = (tree: Node): Node => {
  const counts = new Map<string, number>();
  const fresh = (name: string): string => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return `${name}_${counts.get(name)}`;
  };
  const rename = (node: Node, outer: Map<string, string>): void => {
    if (isLet(node)) node.kind = "let";
    for (const part of ["consequent", "alternate", "body"])
      if (node[part]?.type?.endsWith("Statement") && !node[part].body)
        node[part] = { type: "BlockStatement", body: [node[part]] };
    const scope = new Map(outer);
    for (const { name } of declaredBy(node)) scope.set(name, fresh(name));
    for (const part of below(node))
      if (node.computed || (part !== node.key && part !== node.property)) rename(part, scope);
    if (isName(node)) node.name = scope.get(node.name) ?? node.name;
  };
  rename(tree, new Map());
  return tree;
};

/** Every place where a tree with unique names has a variable, its declaration among them. */
const usesOf = (tree: Node, name: string): Node[] => within(tree).filter((node) => isName(node) && node.name === name);

/** Whether a variable gets another value than that of its declaration. */
const isChanged = (tree: Node, name: string): boolean =>
  within(tree).some(({ type, left, argument }) => {
    const target = type === "UpdateExpression" ? argument : type === "AssignmentExpression" ? left : null;
    return variablesIn(target).some((variable) => variable.name === name);
  });

/** The functions that a variable holds from its declaration on, for good. */
const functionsOf = (tree: Node): { name: string; arrow: Node }[] =>
  within(tree)
    .filter(({ type, id, init }) => type === "VariableDeclarator" && init && isArrow(init) && !isChanged(tree, id.name))
    .map(({ id, init }) => ({ name: id.name, arrow: init }));

/** Whether a node calls a function by its name, with no more arguments than it has parameters, and each written out. */
const isPlainCall = (node: Node | undefined, name: string, { params }: Node): boolean =>
  node?.type === "CallExpression" &&
  node.callee.name === name &&
  node.arguments.length <= params.length &&
  node.arguments.every(({ type }: Node) => type !== "SpreadElement");

/** What a function does, as statements, and its result; undefined if it has none, or may return from their midst. */
const partsOf = ({ body }: Node): { statements: Node[]; result: Node } | undefined => {
  if (!body.body) return { statements: [], result: body };
  const last = body.body.at(-1);
  const first = within(body, isArrow).find(({ type }) => type === "ReturnStatement");
  return first?.argument && first === last ? { statements: body.body.slice(0, -1), result: first.argument } : undefined;
};

/** The value in `let x = value;`, if there is just one. */
const valueOf = (part: Node): Node | undefined =>
  isLet(part) && part.declarations.length === 1 ? (part.declarations[0].init ?? undefined) : undefined;

/** The statements of the program, and of each function that has any. */
const bodiesOf = (program: Node): Node[][] => [
  program.body,
  ...within(program).flatMap((node) => (isArrow(node) && node.body.body ? [node.body.body] : [])),
];

/**
 * A function of the program that is called once, by a statement `let x = f(a);`, needs no parameters, no `return` and no call: its
 * statements take the place of that one. Left alone: a call in an expression, one that gives a value for a parameter with a
 * default or none for another, and functions that return early or nothing.
 */
export const flatten = (program: Node): Node => {
  for (const { name, arrow } of functionsOf(program)) {
    const home = program.body.findIndex((part: Node) => valueOf(part) === arrow);
    const isPlace = (part: Node): boolean => isPlainCall(valueOf(part), name, arrow);
    const body = bodiesOf(program).find((statements) => statements.some(isPlace));
    const parts = partsOf(arrow);
    if (home < 0 || !body || !parts || usesOf(program, name).length !== 2) continue;
    const place = body.findIndex(isPlace);
    const given = valueOf(body[place])!.arguments;
    const lets: Node[] = arrow.params.map((param: Node, i: number) => {
      const [own, value] = isName(param) ? [param, given[i]] : [param.left, !given[i] && param.right];
      return value && declaration(own, value);
    });
    if (!lets.every(Boolean)) continue;
    const result = declaration(body[place].declarations[0].id, parts.result);
    body.splice(place, 1, ...lets, ...parts.statements, result);
    program.body.splice(home, 1);
    return flatten(merge(program));
  }
  return program;
};

/** Drops `let a = b;` and writes b for a, if neither gets another value. */
const merge = (program: Node): Node => {
  const own = new Set(within(program).flatMap((node) => declaredBy(node).map(({ name }) => name)));
  const isFixed = (node: Node): boolean => isName(node) && own.has(node.name) && !isChanged(program, node.name);
  const isAlias = (part: Node): boolean =>
    valueOf(part) !== undefined && isFixed(valueOf(part)!) && isFixed(part.declarations[0].id);
  const body = bodiesOf(program).find((statements) => statements.some(isAlias));
  if (!body) return program;
  const [{ id, init }] = body.splice(body.findIndex(isAlias), 1)[0].declarations;
  for (const use of usesOf(program, id.name)) use.name = init.name;
  return merge(program);
};

/**
 * A local that is one more parameter needs no `let`. In a function that is only called by its name, locals at its beginning become
 * parameters with a default. Any other local becomes a bare parameter, which a statement sets: so it does not matter what else a
 * caller, such as `map`, hands over. Left alone:
 * - a pattern, `let [a] = b`, and two locals in one declaration;
 * - a local without a value, unless a loop begins with it: a parameter would have the last turn's value, or the caller's;
 * - a local of a loop that is used by a function made in that loop, which keeps the local of its own turn;
 * - locals of a function with a rest parameter, which must be the last.
 */
export const hoist = (tree: Node): Node => {
  const named = functionsOf(tree);
  for (const arrow of within(tree).filter(isArrow)) {
    const { params, body } = arrow;
    if (params.at(-1)?.type === "RestElement") continue;
    const name = named.find((each) => each.arrow === arrow)?.name;
    const calls = name ? within(tree).filter((node) => isPlainCall(node, name, arrow)) : [];
    const isOnlyCalled = name !== undefined && calls.length === usesOf(tree, name).length - 1;
    while (isOnlyCalled && body.body?.length && isLet(body.body[0]))
      for (const { id, init } of body.body.shift().declarations)
        params.push(init ? { type: "AssignmentPattern", left: id, right: init } : id);
    const inside = within(body, isArrow);
    const loops = inside.filter(({ type }) => /^(For|While|DoWhile)/.test(type));
    const inLoops = new Set(loops.flatMap((loop) => within(loop.body)));
    const madeInLoops = loops.flatMap((loop) => within(loop).filter(isArrow));
    for (const node of inside.filter(isLet)) {
      const loop = loops.find((each) => each.init === node);
      const [{ id, init }, other] = node.declarations;
      const isSet = init || (loop && isOnlyCalled && !inLoops.has(node));
      if (other || !isName(id) || !isSet || madeInLoops.some((made) => usesOf(made, id.name).length)) continue;
      params.push({ ...id });
      const set = init && { type: "AssignmentExpression", operator: "=", left: id, right: init };
      if (loop) loop.init = set;
      else becomes(node, { type: "ExpressionStatement", expression: set });
    }
  }
  return tree;
};

/** Makes something shorter of an expression whose value is made a text in any case. */
const shortenText = (node: Node): void => {
  if (isCall(node) && node.callee.name === "String" && node.arguments.length === 1) becomes(node, node.arguments[0]);
  else if (node.type === "ConditionalExpression") [node.consequent, node.alternate].forEach(shortenText);
  else if (node.type === "Literal" && String(Number(node.value)) === node.value)
    becomes(node, literal(Number(node.value)));
};

/**
 * JavaScript makes a text of what takes the place of a match, and a number of a comparison that is multiplied: `a == b ? 2 : 0` is
 * `2 * (a == b)`. Left alone: all conversions elsewhere, and conditions other than comparisons.
 */
export const convert = (tree: Node): Node => {
  for (const node of within(tree)) {
    if (isCall(node) && node.callee.property?.name === "replace" && node.arguments.length === 2) {
      const [, instead] = node.arguments;
      shortenText(isArrow(instead) ? instead.body : instead);
    }
    const { type, test, consequent, alternate } = node;
    const isNumber = type === "ConditionalExpression" && typeof consequent.value === "number" && alternate.value === 0;
    if (isNumber && test.type === "BinaryExpression" && /^([=!]=|[<>])=?=?$/.test(test.operator))
      becomes(node, consequent.value === 1 ? operation(test, "|", alternate) : operation(consequent, "*", test));
  }
  return tree;
};

/**
 * The words of these nodes for which a short name saves more than `least` characters, with the nodes of each: a use becomes one
 * letter and `rest`, but the declaration `,r=RegExp` adds its own.
 */
const often = (nodes: Node[], wordOf: (node: Node) => string, rest: number, least: number): [string, Node[]][] =>
  [...new Set(nodes.map(wordOf))]
    .map((word): [string, Node[]] => [word, nodes.filter((node) => wordOf(node) === word)])
    .filter(([{ length }, uses]) => uses.length * (length - 1 - rest) - length - 3 > least);

/**
 * A name of the language that comes often gets a short one: `let regExp = RegExp`. So does a property: `let length = "length"`,
 * and `a.length` is `a[length]`; and a text, if it has no blank. Left alone: what would be no shorter so.
 */
export const alias = (program: Node): Node => {
  const all = within(program);
  const own = new Set(all.flatMap((node) => declaredBy(node).map(({ name }) => name)));
  const members = all.filter(({ type, computed }) => type === "MemberExpression" && !computed);
  const keys = new Set(all.flatMap(({ key, property, computed }) => (computed ? [] : [key, property])));
  const globals = all.filter((node) => isName(node) && !own.has(node.name) && !keys.has(node));
  const isText = ({ type, value }: Node): boolean => type === "Literal" && typeof value === "string";
  const texts = all.filter((node) => isText(node) && !node.value.includes(" ") && !keys.has(node));
  for (const [word, uses] of often(globals, ({ name }) => name, 0, 0)) {
    for (const use of uses) use.name = word + "_0";
    program.body.unshift(declaration(nameOf(word + "_0"), nameOf(word)));
  }
  for (const [word, uses] of often(texts, ({ value }) => JSON.stringify(value), 0, 6)) {
    const short = nameOf("text_0" + texts.indexOf(uses[0]));
    // It comes late, since a backslash may not be in the beginning of the text.
    const first = program.body.findIndex((part: Node) => within(part).some((node) => uses.includes(node)));
    for (const use of uses) becomes(use, { ...short });
    program.body.splice(first, 0, declaration(short, literal(JSON.parse(word))));
  }
  // A use needs two brackets for its dot. What saves little is left: the fifty-fifth variable has a name of two letters.
  for (const [word, uses] of often(members, ({ property }) => property.name, 1, 6)) {
    for (const use of uses) Object.assign(use, { property: nameOf(word + "_name"), computed: true });
    program.body.unshift(declaration(nameOf(word + "_name"), literal(word)));
  }
  return program;
};

/** What can stand for the blanks of a text. */
const FILLERS = "-_,;";

/**
 * A picture has no blanks. A text of one blank becomes a variable, which is the eighth character of an object's text, and other
 * texts are made with it: by adding, or by replacing what stands for many, with the short name that `alias` may have given to
 * `replace`. Blanks within a short text are left to `packed`, which escapes them. Left alone: regexes, which have \s.
 */
export const fill = (program: Node): Node => {
  const space = nameOf("space");
  const short = program.body.find((part: Node) => valueOf(part)?.value === "replace")?.declarations[0].id;
  for (const node of within(program)) {
    if (node.type !== "Literal" || typeof node.value !== "string") continue;
    const words: string[] = node.value.split(" ");
    const filler = [...FILLERS].find((character) => !node.value.includes(character));
    if (words.length > 4 && filler) {
      const filled: Node = literal(words.join(filler));
      const property = short ? { ...short } : nameOf("replace");
      const callee: Node = { type: "MemberExpression", object: filled, property, computed: !!short };
      const given = [{ type: "Literal", regex: { pattern: filler, flags: "g" } }, space];
      becomes(node, { type: "CallExpression", callee, arguments: given, optional: false });
    } else if (words.length > 1 && !(words[0] && words.at(-1))) {
      const parts: string[] = node.value.split(/( )/).filter(Boolean);
      const nodes = parts.map((part) => (part === " " ? { ...space } : literal(part)));
      const sum = nodes.reduce((left, right) => operation(left, "+", right));
      becomes(node, sum);
    }
  }
  // `let { 7: space } = {} + ""` needs no blank after `let`: an object as a text is "[object Object]".
  const eighth: Node = { type: "Property", kind: "init", key: literal(7), value: space, computed: false };
  const text = operation({ type: "ObjectExpression", properties: [] }, "+", literal(""));
  program.body.unshift(declaration({ type: "ObjectPattern", properties: [eighth] }, text));
  return program;
};
