// The pictures of programs are in step with quine.ts: drawn again, they are what the repository has.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import illustrate from "../../tools/illustrate.ts";
import { inside, ROOT, scratch } from "../run.ts";

test("npm run weave would change no picture", async () => {
  const folder = scratch(onTestFinished);
  expect(await inside(illustrate, [folder])).toEqual({ stdout: "", stderr: "", status: 0 });
  const names = readdirSync(folder).sort();
  expect(names).toEqual(["heart.svg", "letters.svg", "partial.svg", "quine.svg", "read.svg", "tip.svg"]);
  const read = (home: string) => names.map((name) => readFileSync(join(home, name), "utf8"));
  expect(read(folder)).toEqual(read(join(ROOT, ".pictures")));
});
