// Every copy prints the whole series, each ring leads back to its first program, and every changed character is found.

import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { describe, test } from "vitest";
import { solutionsOf } from "../../tools/copies/copies.ts";
import { judged } from "../../tools/copies/judge.ts";
import { MOVEMENTS } from "../../tools/twin/board.ts";
import { EMPTY_BOARD } from "../../tools/twin/picture.ts";
import { boardOf, programOf, QUINE, TEXT } from "../run.ts";

const programs = solutionsOf(EMPTY_BOARD).map(programOf);
const series = programs.join("");

const printed = (program: string, ...options: string[]): Promise<string> => {
  const child = spawn(process.execPath, ["-", ...options], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(program);
  return text(child.stdout);
};

// Each waits for processes, so together they keep all cores busy.
describe.concurrent("", { timeout: Infinity }, () => {
  const cores = availableParallelism();

  test.for(Array.from({ length: cores }, (_, core) => core))(
    `all 2,339 programs print all 2,339: part %d of ${cores}, counted from 0`,
    async (core, { expect }) => {
      expect(programs[0]).toBe(QUINE);
      for (let i = core; i < programs.length; i += cores)
        expect((await printed(programs[i])) === series, `program ${i}`).toBe(true);
    },
  );

  test.for<[number, string]>([
    [2339, "6x10"],
    [55, "heart"],
    [65, "8x8-centre"],
    [8, "3x20 --all"],
  ])("after %d steps the first program of %s is there again", async ([steps, words], { expect }) => {
    const [name, ...options] = words.split(" ");
    const [first, ...others] = solutionsOf(boardOf(name), options.length ? [0] : MOVEMENTS).map(programOf);
    let program = first;
    for (const [i, next] of [...others, first].entries()) {
      program = await printed(program, "--resume", "--solutions", "1", ...options);
      expect(program === next, `step ${i + 1}`).toBe(true);
    }
    expect(others).toHaveLength(steps - 1);
  });
});

/** What can come at a place: nothing, blanks, a foreign character, the end of the text, or what is there, once more. */
const COMING = ["", " ", "\n", "\u00e9", "`", "again"];

/** What a program sees of itself: no blanks at the ends of lines, no blank lines around. */
const seen = (program: string): string => program.replace(/[^\S\n]+$/gm, "").replace(/^\n+|\n+$/g, "");

test(
  "every change of a single character is found, unless no program looks there",
  { timeout: Infinity },
  async ({ expect }) => {
    const program = programOf(solutionsOf(boardOf("3x20"))[0]);
    const isGenuine = async (changed: string) => {
      const verdicts = [];
      for await (const verdict of judged([changed], TEXT)) verdicts.push(verdict);
      return verdicts.length === 1 && "board" in verdicts[0];
    };
    for (let at = 0; at <= program.length; at++)
      for (const coming of COMING)
        for (const gone of [0, 1]) {
          const come = coming === "again" ? program.slice(at, at + 1) : coming;
          const changed = program.slice(0, at) + come + program.slice(at + gone);
          const expected = [at, coming, gone, seen(changed) === seen(program)];
          expect([at, coming, gone, await isGenuine(changed)]).toEqual(expected);
        }
  },
);
