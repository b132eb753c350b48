// A sheet of squared paper, on which an outline is drawn by pressing cells.

import { useRef, useState } from "preact/hooks";
import { blank, countCells } from "../../solver/cells.ts";
import { sentenceOf } from "../../solver/words.ts";
import { pitchOf } from "../../twin/board.ts";
import { inView, taskFor, type ViewProps } from "../address.ts";
import { useEvents } from "../events.ts";
import { cellsOf, placeOf, sizeOf } from "../laying.ts";
import { cellAt, Cells, squares } from "./grid.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";

/** How large the paper is: on a narrow screen, cells are to be as large as fingers. */
const COLUMNS = innerWidth < 600 ? 12 : 20;
const ROWS = 12;

/** The board in the middle of the paper, if there is room for it; "" leaves the paper empty. */
const onPaper = (board: string): string => {
  const { columns, rows } = sizeOf(board);
  const [width, height] = [Math.max(columns, COLUMNS), Math.max(rows, ROWS)];
  const [left, top] = [(width - columns) >> 1, (height - rows) >> 1];
  const lines = board.split(" ");
  const line = (y: number) => (".".repeat(left) + (lines[y - top] ?? "")).padEnd(width, ".");
  return Array.from({ length: height }, (_, y) => line(y)).join(" ");
};

/** The cells on a straight line, from one to another: a quick pointer says little of where it was. */
const between = (paper: string, from: number, to: number): number[] => {
  const [[y, x], [bottom, right]] = [placeOf(paper, from), placeOf(paper, to)];
  const steps = Math.max(Math.abs(bottom - y), Math.abs(right - x)) || 1;
  const part = (way: number, i: number) => Math.round((way * i) / steps);
  return Array.from({ length: steps + 1 }, (_, i) => from + pitchOf(paper) * part(bottom - y, i) + part(right - x, i));
};

/** The board that is drawn on the paper, if it is one, and what to say about it. */
const boardOn = (paper: string): { board?: string; words: string } => {
  const count = countCells(paper);
  if (count > 60) return { words: "The twelve pieces cover no more than 60." };
  if (!count || count % 5) return { words: "Pieces have five cells, so it must be a multiple of five." };
  const task = taskFor(paper);
  if (typeof task === "string") return { words: sentenceOf(task) };
  const { board, searches } = task;
  if (!searches.length) return { board, words: "A part of it cannot be filled, so there is no solution." };
  return {
    board,
    words: count < 60 ? "That will do for the solver. The program itself needs 60." : "That is a board.",
  };
};

export const Draw = ({ place, go }: ViewProps) => {
  const paper = onPaper(blank(place.board));
  const [at, setAt] = useState(() => paper.indexOf("x"));
  // What a stroke of the pointer makes of the cells that it comes to, and the last of them.
  const stroke = useRef<{ cell: string; last: number } | undefined>(undefined);
  const paint = (cells: number[], cell: string, replace = false) => {
    const next = [...paper];
    for (const at of cells) if (next[at] !== " ") next[at] = cell;
    if (next.join("") !== paper) go({ ...inView(place, "draw", next.join("")), without: "" }, replace);
  };
  const toggle = (at: number): string => {
    const cell = paper[at] === "x" ? "." : "x";
    paint([at], cell);
    return cell;
  };
  const begin = (event: PointerEvent) => {
    const last = cellAt(event.clientX, event.clientY);
    if (last === undefined || event.button) return;
    stroke.current = { cell: toggle(last), last };
  };
  const end = () => (stroke.current = undefined);
  useEvents({ pointerup: end, pointercancel: end });
  const move = (event: PointerEvent) => {
    const to = stroke.current && cellAt(event.clientX, event.clientY);
    if (to === undefined) return;
    const { cell, last } = stroke.current!;
    stroke.current = { cell, last: to };
    // A stroke is one step in the browser's history.
    paint(between(paper, last, to), cell, true);
  };
  const { board, words } = boardOn(paper);
  return (
    <div class="draw">
      <Chooser place={place} go={go}>
        <Button onClick={() => go({ ...inView(place, "draw", onPaper("")), without: "" })}>Empty paper</Button>
      </Chooser>
      <div role="status">
        <p class="left">{countCells(paper)} of 60 cells.</p>
        <p class="note more">{words}</p>
      </div>
      <Cells
        board={paper}
        label="Squared paper"
        at={at}
        onAt={setAt}
        onPress={(at, detail) => void (detail || toggle(at))}
        onPointerDown={begin}
        onPointerMove={move}
      >
        <path class="ruled" d={squares(paper, cellsOf(paper, "."))} />
        <path class="empty" d={squares(paper, cellsOf(paper, "x"))} />
      </Cells>
      <p class="row">
        <Button class="main" onClick={board ? () => go(inView(place, "solutions", board)) : undefined}>
          All solutions
        </Button>
      </p>
      <p class="note">Press or drag over the squares. With the keyboard, arrows move and Space fills a square.</p>
    </div>
  );
};
