// Changes of a single character in a program, and whether they are judged as they should be.

import { expect } from "vitest";
import { judged } from "../tools/copies/judge.ts";
import { TEXT } from "./run.ts";

/** What can come at a place: nothing, blanks, a foreign character, the end of the text, or what is there, once more. */
export const COMING = ["", " ", "\n", "\u00e9", "`", "again"];

/** What a program sees of itself: no blanks at the ends of lines, no blank lines around. */
const seen = (program: string): string => program.replace(/[^\S\n]+$/gm, "").replace(/^\n+|\n+$/g, "");

/** Expects that `verify` finds this change of a program, unless no program looks there. So many characters (0 or 1) go. */
export const expectFound = async (program: string, at: number, coming: string, gone: number): Promise<void> => {
  const come = coming === "again" ? program.slice(at, at + 1) : coming;
  const changed = program.slice(0, at) + come + program.slice(at + gone);
  const verdicts = [];
  for await (const verdict of judged([changed], TEXT)) verdicts.push(verdict);
  const isGenuine = verdicts.length === 1 && "board" in verdicts[0];
  expect([at, coming, gone, isGenuine]).toEqual([at, coming, gone, seen(changed) === seen(program)]);
};
