// Numbers and lists in plain English.

/** A number as people read it: "11,003,956". */
export const number = (value: number): string => value.toLocaleString("en");

export const plural = (count: number, what: string): string => `${number(count)} ${what}${count === 1 ? "" : "s"}`;

/** The same for output that programs read, where a comma would end the number. */
export const several = (count: number, what: string): string => plural(count, what).replaceAll(",", "");

/** "F, I and L" */
export const list = (words: Iterable<string>): string => new Intl.ListFormat("en-GB").format(words);

/** "F, I or L" */
export const anyOf = (words: Iterable<string>): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);

/** A value of any type as a message shows it: text in quotes, and of an object only that it is one. */
export const shown = (value: unknown): string => {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  return Object(value) === value ? `this ${typeof value}` : String(value);
};

export const capital = (words: string): string => words[0].toUpperCase() + words.slice(1);

export const sentenceOf = (message: string): string => capital(message) + ".";
