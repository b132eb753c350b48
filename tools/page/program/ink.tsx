// The program's text on the pieces of a board.

import { useMemo } from "preact/hooks";
import { pictureOf } from "../../copies/copies.ts";
import { escaped, SIDE } from "../../pictures/shapes.ts";
import { HEIGHT, WIDTH } from "../../twin/picture.ts";
import { drawProgram } from "./source.ts";

/** How far the text of a cell is from the left and from the top, so that it is centred in its shape: half a seam. */
export const INSET = SIDE / WIDTH;

/** How far a character is stretched: its width in a picture, divided by its width in the page's font at the size of ink. */
const stretch = (): number => {
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = `300px ${getComputedStyle(document.documentElement).getPropertyValue("--mono")}`;
  return SIDE / WIDTH / (context.measureText("0").width / 100);
};

/** The program's text in the shape of these pieces of a board, as its picture has it there. */
export const Ink = ({ board, letters }: { board: string; letters: string }) => {
  const wide = useMemo(stretch, []);
  // As text: elements that are kept would keep all that was ever around them.
  const html = useMemo(() => {
    const rows = board.split(" ");
    const own = pictureOf(drawProgram(board)).map((line, y) => {
      const isOwn = (x: number) => letters.includes(rows[Math.floor(y / HEIGHT)][Math.floor(x / WIDTH)]);
      return line.replace(/\S/g, (character, x) => (isOwn(x) ? character : " ")).trimEnd();
    });
    const lineAt = (line: string, y: number) =>
      `<text x="${INSET / wide}" y="${INSET + ((y + 0.8) * SIDE) / HEIGHT}">${escaped(line)}</text>`;
    return own.map(lineAt).join("");
  }, [board, letters]);
  return <g class="ink" transform={`scale(${wide} 1)`} dangerouslySetInnerHTML={{ __html: html }} />;
};
