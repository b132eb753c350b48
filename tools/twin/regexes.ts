// All that the search wants to know about a board it asks two regexes. They read the board's room: "1" for an empty cell, "0"
// for anything else, from the first empty cell on.

/** All glyphs in one regex: capture i is what the i-th glyph would cover, from the first empty cell on, if there is room. */
export const fitting = (glyphs: string[]): RegExp =>
  RegExp(glyphs.map((glyph) => "(?=(" + glyph.replace(/\w/g, "1") + ")|)").join(""));

/**
 * A regex that finds a hole of one to four cells. It stands on the hole's first cell and looks at the cells around the hole,
 * one after the other: without room, the hole is closed on that side; or else the hole may be a cell larger, and there are
 * more cells to look at. So all 28 holes are one tree. Dots are written out: V8 counts `.{7}` step by step.
 */
export const holes = (pitch: number): RegExp => {
  // `cells` are those of the hole and those around it, relative to the first; the i-th is the next to look at.
  const look = (cells: number[], i: number, size: number, next = cells[i++]): string =>
    next
      ? next < 0
        ? "(?<!1" + ".".repeat(-next) + ")" + look(cells, i, size)
        : "(?:(?!" +
          ".".repeat(next - 1) +
          "1)" +
          look(cells, i, size) +
          (size < 4
            ? "|" + look([...new Set([...cells, next - 1, next - pitch, next + 1, next + pitch])], i, size + 1)
            : "") +
          ")"
      : "";
  return RegExp("1" + look([0, -1, -pitch, 1, pitch], 1, 1));
};
