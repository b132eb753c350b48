// A board is a line of text: its rows, all of one length, with a space between them; "x" is an empty cell, "." no cell, a
// capital letter the piece that lies there. The space is the border: no piece can cross it.

/** How far apart the rows of a board begin: the place of a cell and this give the place of the cell below. */
export const pitchOf = (board: string): number => board.search(/ |$/) + 1;

/** The board with its columns as rows. */
export const transpose = (board: string): string => {
  const rows = board.split(" ");
  return [...rows[0]].map((_, x) => rows.map((row) => row[x]).join("")).join(" ");
};

/** The board with its columns as rows, without those that are empty at either end: so twice, and it has no margin. */
export const crop = (board: string): string => transpose(board).replace(/^(\.+ )+|( \.+)+$/g, "");

/** The ways to turn and reflect a board, as numbers for `image`. */
export const MOVEMENTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** One of the eight images of a board under rotation and reflection; 0 is the board itself. */
export const image = (board: string, movement: number): string => {
  while (movement--) board = movement % 2 ? transpose(board) : board.split(" ").reverse().join(" ");
  return board;
};

/** Those of the given movements that leave the board as it is. */
export const symmetries = (board: string, movements: number[]): number[] =>
  movements.filter((movement) => image(board, movement) === board);

/** Whether no image of the board under the given movements comes before it: so it is with one of each set of images. */
export const isLeast = (board: string, movements: number[]): boolean =>
  movements.every((movement) => image(board, movement) >= board);
