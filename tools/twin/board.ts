// A board is a line of text: its rows, all of one length, with a space between them; "x" is an empty cell, "." no cell, a
// capital letter the piece that lies there. The space is the border: no piece can cross it.

/** The board with its columns as rows. */
export const transpose = (board: string): string => {
  const rows = board.split(" ");
  return [...rows[0]].map((_, x) => rows.map((row) => row[x]).join("")).join(" ");
};

/** The ways to turn and reflect a board: indices into its `images`. */
export const MOVEMENTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The eight images of a board under rotation and reflection; the first is itself. */
export const images = (board: string): string[] =>
  MOVEMENTS.map((movement) => {
    const image = board;
    board = movement % 2 ? transpose(board) : board.split(" ").reverse().join(" ");
    return image;
  });

/** Those of the given movements that leave the board as it is. */
export const symmetries = (board: string, movements: number[]): number[] =>
  movements.filter((movement) => images(board)[movement] === board);

/** Whether no image of the board under the given movements comes before it: so it is with one of each set of images. */
export const isLeast = (board: string, movements: number[]): boolean => {
  const all = movements[1] ? images(board) : [];
  return movements.every((movement) => !movement || all[movement] >= board);
};
