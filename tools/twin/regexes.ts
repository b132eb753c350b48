// What the solver wants to know of a board it asks two regexes. They read its room: from the first empty cell on, "1" for an
// empty cell and "0" for anything else.

/**
 * All glyphs in one regex: capture i is "" where glyph i, counted from 1, fits with its first cell on the first empty one,
 * and undefined where it does not.
 */
export const fitting = (glyphs: string[]): RegExp =>
  RegExp("^" + glyphs.map((glyph) => "(?=" + glyph.replace(/\w/g, "1") + "()|)").join(""));

/**
 * A regex that finds a hole of one to four cells. It stands on a hole's first cell and asks of each cell beside what it
 * knows of the hole: no room there, and the hole is closed on that side; room, and the hole is a cell larger. So all 28
 * holes are one tree.
 */
export const holes = (pitch: number): RegExp => {
  const tree = (hole: number[], seen: number[]): string => {
    const next = hole
      .flatMap((cell) => [cell - 1, cell - pitch, cell + 1, cell + pitch])
      .find((cell) => !seen.includes(cell));
    if (!next) return "";
    seen = [...seen, next];
    const closed = tree(hole, seen);
    const look = ".{" + (next - 1) + "}1)";
    return next < 0
      ? "(?<!1.{" + -next + "})" + closed
      : hole.length < 4
        ? "(?:(?!" + look + closed + "|(?=" + look + tree([...hole, next], seen) + ")"
        : "(?!" + look + closed;
  };
  return RegExp("1" + tree([0], [0]), "s");
};
