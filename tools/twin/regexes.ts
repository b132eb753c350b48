// The search asks two regexes about a board: which pieces fit on the last empty cell, and whether there is a small
// hole. Both read its room: "1" for an empty cell, "0" for anything else, from the first empty cell to the last.
// (Trailing zeros do no harm to the second one.)

/**
 * All glyphs but the first in one regex: capture i holds the cells that the i-th glyph (counted from 0) covers when its
 * last cell lies on the last empty cell; it is undefined if the glyph does not fit. The first glyph is X, which lies
 * already: its group captures nothing, and match 0, which takes its place, is always empty. So is the capture of an
 * empty glyph. For X and the two glyphs of I at pitch 7:
 * `$(?<=(?:1.....111.....1)|)(?<=(11111)|)(?<=(1......1......1......1......1)|)`. Flag s makes dots fast.
 */
export const fitting = (glyphs: string[]): RegExp =>
  RegExp("$(?<=(?:" + glyphs.join(")|)(?<=(").replace(/\w/g, "1") + ")|)", "s");

/**
 * How a regex for holes begins: it finds the first cell of a hole. To its left is a 0 or nothing, so `hole` need not
 * look there. The last such cell is tried first, since the search lays pieces from the end.
 */
export const FIRST_CELL = "^(.*0|)1";

/**
 * The source of a regex that finds a hole of one to four cells on boards with this `pitch`, after FIRST_CELL. It looks
 * at the cells around the hole, one after the other. At each there are two ways on: the cell is not empty, so the hole
 * is closed there; or it counts as a cell of the hole, and its neighbours are looked at as well. The second way need
 * not check it: if the cell is not empty, the match is of a smaller hole. So the 28 holes of one to four cells are one
 * tree. At pitch 7 it begins `(?:(?<!1.......)(?:(?!1)(?:(?!......1)|(?:` with the cell above, the next one, and the
 * one below, which ends a hole of one cell or makes it one of two. Dots are written out: V8 counts `.{7}` step by step.
 *
 * `cells` are those of the hole and those around it, relative to the first, and `more` says how many more the hole may
 * have. The `i`-th is the next to look at. When none is left, the hole is closed.
 */
export const hole = (pitch: number, cells = [0, -pitch, 1, pitch], i = 1, more = 3, next = cells[i]): string =>
  next
    ? "(?:(?" +
      (next < 0 ? "<!1".padEnd(3 - next, ".") : "!".padEnd(next, ".") + "1") +
      ")" +
      hole(pitch, cells, i + 1, more) +
      (next > 0 && more
        ? "|" + hole(pitch, [...new Set([...cells, next - 1, next - pitch, next + 1, next + pitch])], i + 1, more - 1)
        : "") +
      ")"
    : "";

/** The regex that finds such a hole on boards with this pitch. Its capture goes up to the hole. */
export const smallHole = (pitch: number): RegExp => RegExp(FIRST_CELL + hole(pitch), "s");
