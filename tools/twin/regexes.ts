// What the solver wants to know of a board it asks two regexes. They read
// its room: from the first empty cell on, "1" for an empty cell and "0" for anything else.

/**
 * One regex for all glyphs: capture i is "" where glyph i, counted from 1, fits with its first cell on the first empty
 * one, and undefined where it does not. It is a tree: what glyphs have in common is looked at once (as in Hoyt's solver).
 */
export const fitting = (glyphs: string[]): RegExp => {
  const tree = (ends: string[]): string =>
    ends[0]?.[1]
      ? [...new Set(ends.map((end) => end.match(/0*1/)![0]))]
          .map(
            (step) =>
              "(?=" +
              step.replace(/0/g, ".") +
              tree(ends.filter((end) => end.startsWith(step)).map((end) => end.slice(step.length))) +
              "|)",
          )
          .join("")
      : "()";
  return RegExp("^" + tree(glyphs) + ".", "s");
};

/**
 * A regex that finds a hole of one to four cells. It stands on a hole's first cell and asks of each cell beside what it
 * knows of the hole: no room there, and the hole is closed on that side; room, and the hole is a cell larger. So all 28
 * holes are one tree.
 */
export const holes = (pitch: number): RegExp => {
  const tree = (hole: number[], rim: number[]): string => {
    for (const cell of hole)
      for (const step of [-1, -pitch, 1, pitch]) {
        const next = cell + step;
        const look = ".{" + (next - 1) + "}1)";
        if (![...hole, ...rim].includes(next)) {
          const closed = (next < 0 ? "(?<!1.{" + -next + "})" : "(?!" + look) + tree(hole, [...rim, next]);
          return next > 0 && hole.length < 4
            ? "(?:" + closed + "|(?=" + look + tree([...hole, next], rim) + ")"
            : closed;
        }
      }
    return "";
  };
  return RegExp("1" + tree([0], []), "s");
};
