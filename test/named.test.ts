import { expect, test } from "vitest";
import { boardNamed, BOARDS, named } from "../tools/solver/named.ts";
import { rows } from "./run.ts";
import { formatBoard } from "../tools/solver/cells.ts";

test.each([
  ...BOARDS.map(({ name }) => [name === "X" ? name : name.toLowerCase(), name]),
  ["8x8_center", "8x8-centre"],
  ["8x8-H8-A1", "8x8-corners"],
  ["8x8-a8-b8-a7-b7", "8x8-corner"],
])("%s is the %s", (name, listed) => expect(boardNamed(name)).toBe(named(listed)));

test.each([
  ["6X9", "6x9", rows(6, "xxxxxxxxx")],
  ["10x6", "6x10", rows(10, "xxxxxx")],
  ["8x8-A8-c7-h7-h6", "8x8-a8-c7-h7-h6", ".xxxxxxx xx.xxxx. xxxxxxx. " + rows(5, "xxxxxxxx")],
])("%s is the %s as it stands here", (name, own, board) =>
  expect(boardNamed(name)).toMatchObject({ name: own, outline: formatBoard(board) }),
);

const NONE = ["", "0x5", "6x", "6x10x1", "06x10", " 6x10", "6x10\n", "x", "triple", "8x8-a1-b2-c3-d4-e5", "8x8-a1-i8"];
test.each(NONE)("%j is no name", (name) => expect(boardNamed(name)).toBe(undefined));
