// What there is to see of the page.

import axe from "axe-core";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { page } from "./page.ts";

export const shows = (selector: string, words: string | RegExp, there = page) => {
  const all = there.locator(selector);
  const fail = async ({ message }: Error) => expect.fail(`${message}It says: ${await all.allTextContents()}`);
  return all.filter({ hasText: words }).first().waitFor().catch(fail);
};

/** Waits for what the search says at its end. */
export const finds = (words: string) => shows('[data-done="true"]', words);

export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const link = (name: string) => page.getByRole("link", { name, exact: true });
/** A cell of the board, counted from 1. */
export const cell = (row: number, column: number) =>
  page.getByRole("gridcell", { name: `row ${row}, column ${column}:` });

/** The board that is seen, as its cells have it. */
export const boardIn = (): Promise<string> =>
  page
    .locator(".cells [role=row]")
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((each) => each.getAttribute("data-cell")).join("")).join(" "),
    );

export const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
export const focused = () => page.locator(":focus").textContent();

/** What axe finds wrong with the page. */
export const faultsOf = async (): Promise<string[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as any).axe.run());
  return violations.map(({ id, nodes }: any) => `${id}: ${nodes[0].html} ${nodes[0].failureSummary}`);
};

export type Box = { x: number; y: number; width: number; height: number };
export const boxOf = async (what: string | Locator): Promise<Box> =>
  (await (typeof what === "string" ? page.locator(what).first() : what).boundingBox())!;

export const middleOf = async (what: string | Locator) => {
  const { x, y, width, height } = await boxOf(what);
  return { x: x + width / 2, y: y + height / 2 };
};
