// Boards solved a second time, slowly, without code of the solver: pieces and boards are sets of cells here.

type Cell = [y: number, x: number];

/** The twelve pieces, F, L, N, P, Y and Z with the hand that a capital stands for in `oneSided`. */
const SHAPES: Record<string, string> = {
  ...{ F: " ##/##/ #", I: "#####", L: "#/#/#/##", N: " #/ #/##/#", P: "##/##/#", T: "###/ #/ #" },
  ...{ U: "# #/###", V: "#/#/###", W: "#/##/ ##", X: " #/###/ #", Y: " #/##/ #/ #", Z: "##/ #/ ##" },
};

const cellsIn = (rows: string[]): Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x): Cell[] => (mark === "#" ? [[y, x]] : [])));

const turned = (cells: Cell[]): Cell[] => cells.map(([y, x]) => [x, -y]);
const mirrored = (cells: Cell[]): Cell[] => cells.map(([y, x]) => [y, -x]);

/** The cells of a piece, or of a board, in all eight ways; the first four are rotations. */
const ways = (cells: Cell[]): Cell[][] => {
  const all = [cells];
  while (all.length < 4) all.push(turned(all.at(-1)!));
  return [...all, ...all.map(mirrored)];
};

/** Cells relative to the first of them in the order of reading, in that order. */
const fromFirst = (cells: Cell[]): Cell[] => {
  const sorted = cells.toSorted(([y, x], [v, u]) => y - v || x - u);
  return sorted.map(([y, x]) => [y - sorted[0][0], x - sorted[0][1]]);
};

/** A request: the rows, in which a whole piece lies, or letters are clues; what may be laid, and how many. */
export type Request = { rows: string[]; pieces: string; oneSided: string; lay?: number | undefined };

/** The shapes of a piece that may lie, each once, as text: eight, or four if it may not be turned over. */
const shapesOf = (letter: string, oneSided = ""): string[] => {
  const all = ways(cellsIn(SHAPES[letter].split("/")));
  if (oneSided.includes(letter)) all.splice(4);
  if (oneSided.includes(letter.toLowerCase())) all.splice(0, 4);
  return [...new Set(all.map((way) => JSON.stringify(fromFirst(way))))];
};

/** The shape that the cells of a letter make on a board. */
const lying = (rows: string[], letter: string): string => {
  const cells = cellsIn(rows.map((row) => row.replace(/./g, (mark) => (mark === letter ? "#" : " "))));
  return cells.length ? JSON.stringify(fromFirst(cells)) : "";
};

/** The letters of the pieces that lie on a board already. */
const lyingOn = (rows: string[]): string[] =>
  Object.keys(SHAPES).filter((letter) => shapesOf(letter).includes(lying(rows, letter)));

/** The solutions that lay so many pieces, each as rows, with images; undefined if there are more than `most`. */
const fillings = ({ rows, pieces, oneSided }: Request, count: number, most: number): string[][] | undefined => {
  const there = lyingOn(rows);
  // A piece that lies there already must lie on its side.
  if (there.some((letter) => !shapesOf(letter, oneSided).includes(lying(rows, letter)))) return [];
  const open = rows
    .join("")
    .split("")
    .filter((mark) => mark !== "." && !there.includes(mark)).length;
  const shapes = [...pieces]
    .filter((letter) => !there.includes(letter))
    .flatMap((letter) => shapesOf(letter, oneSided).map((text) => ({ letter, cells: JSON.parse(text) as Cell[] })));
  const board = rows.map((row) => [...row].map((mark) => (there.includes(mark) ? mark : mark === "." ? "." : "")));
  const found: string[][] = [];
  const used = new Set<string>();
  const clues = (letter: string): number => rows.join("").split(letter).length - 1;
  const fill = (at: number, empty: number): void => {
    if (found.length > most) return;
    const [y, x] = [Math.floor(at / rows[0].length), at % rows[0].length];
    if (y === rows.length) {
      if (used.size === count) found.push(board.map((row) => row.map((mark) => mark || ".").join("")));
      return;
    }
    if (board[y][x]) return fill(at + 1, empty);
    for (const { letter, cells } of shapes) {
      if (used.has(letter) || used.size === count) continue;
      const places = cells.map(([dy, dx]): Cell => [y + dy, x + dx]);
      const own = places.filter(([v, u]) => rows[v]?.[u] === letter).length;
      if (own !== clues(letter)) continue;
      if (!places.every(([v, u]) => board[v]?.[u] === "" && ["x", "?", letter].includes(rows[v][u]))) continue;
      for (const [v, u] of places) board[v][u] = letter;
      used.add(letter);
      fill(at + 1, empty);
      used.delete(letter);
      for (const [v, u] of places) board[v][u] = "";
    }
    if (rows[y][x] === "?" && empty > 0) {
      board[y][x] = ".";
      fill(at + 1, empty - 1);
      board[y][x] = "";
    }
  };
  fill(0, open - 5 * count);
  return found.length > most ? undefined : found;
};

/** The images of rows under rotations, and reflections if those count, as text. */
const imagesOf = (rows: string[], isMirror: boolean): string[] => {
  const cells = rows.flatMap((row, y) => Array.from(row, (_, x): Cell => [y, x]));
  return ways(cells)
    .slice(0, isMirror ? 8 : 4)
    .map((way) => {
      const sorted = way.map((cell, i) => [cell, cells[i]] as const).sort(([[y, x]], [[v, u]]) => y - v || x - u);
      return sorted.map(([[y], [v, u]], i) => (i && y > sorted[i - 1][0][0] ? "/" : "") + rows[v][u]).join("");
    });
};

/** What the solver should say: all solutions with images, how many are distinct, and how many pieces each lays. */
export type Answer = { all: string[]; distinct: number; laid: number };

/** The answer to a request. Undefined if there are more solutions than so many. */
export const answerTo = (request: Request, most: number): Answer | undefined => {
  const { rows, pieces, oneSided, lay } = request;
  // As many as have room; a board without a piece is no solution.
  const least = lay ?? (lyingOn(rows).length ? 0 : 1);
  let laid = lay ?? Math.max(least, Math.min(pieces.length, Math.floor(rows.join("").length / 5)));
  let all = fillings(request, laid, most);
  while (all && !all.length && laid > least) all = fillings(request, --laid, most);
  if (!all) return undefined;
  const outline = imagesOf(rows, !oneSided);
  const like = all.map((each) => imagesOf(each, !oneSided).filter((_, image) => outline[image] === outline[0]));
  const classes = new Set(like.map((images) => images.sort()[0]));
  return { all: all.map((each) => each.join(" ")).sort(), distinct: classes.size, laid };
};
