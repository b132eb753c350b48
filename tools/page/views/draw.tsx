// A sheet of squared paper, on which an outline is drawn by pressing cells.

import { useRef, useState } from "preact/hooks";
import { blank, countCells, parseBoard, formatBoard } from "../../solver/parse.ts";
import { formatAddress, type Place, type View } from "../address.ts";
import { Cells, Shapes, sizeOf } from "./board.tsx";
import { Chooser } from "./chooser.tsx";

/** How large the paper is. */
const COLUMNS = 20;
const ROWS = 12;

/** The board in the middle of the paper, if there is room for it. */
const onPaper = (board: string): string => {
  const { columns, rows } = sizeOf(board);
  const [width, height] = [Math.max(columns, COLUMNS), Math.max(rows, ROWS)];
  const [left, top] = [(width - columns) >> 1, (height - rows) >> 1];
  const inside = board.split(" ").map((row) => ".".repeat(left) + row + ".".repeat(width - columns - left));
  const empty = ".".repeat(width);
  return [...Array(top).fill(empty), ...inside, ...Array(height - rows - top).fill(empty)].join(" ");
};

const GOALS: [view: View, words: string][] = [
  ["solutions", "All solutions"],
  ["play", "Solve it yourself"],
  ["watch", "Watch it think"],
];

export const Draw = ({ place, go }: { place: Place; go: (place: Place, replace?: boolean) => void }) => {
  const paper = onPaper(blank(place.board));
  const [at, setAt] = useState(() => paper.indexOf("x"));
  // What a stroke of the pointer makes of the cells that it comes to.
  const [stroke, setStroke] = useState<string>();
  const handled = useRef(false);
  const paint = (at: number, cell: string) => {
    if (paper[at] === cell || paper[at] === " ") return;
    go({ ...place, board: paper.slice(0, at) + cell + paper.slice(at + 1), without: "" }, true);
  };
  const cellUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-at]");
    return cell ? +cell.dataset.at! : undefined;
  };
  const begin = (event: PointerEvent) => {
    const cell = cellUnder(event);
    if (cell === undefined || event.button) return;
    (event.target as HTMLElement).releasePointerCapture?.(event.pointerId);
    handled.current = true;
    const next = paper[cell] === "x" ? "." : "x";
    setStroke(next);
    paint(cell, next);
    addEventListener("pointerup", () => setStroke(undefined), { once: true });
    addEventListener("pointercancel", () => setStroke(undefined), { once: true });
  };
  const move = (event: PointerEvent) => {
    const cell = stroke && cellUnder(event);
    if (cell !== undefined && cell !== "") paint(cell, stroke!);
  };
  const press = (cell: number) => {
    if (handled.current) return void (handled.current = false);
    paint(cell, paper[cell] === "x" ? "." : "x");
  };
  const count = countCells(paper.replace(/x/g, "X"));
  const ready = count > 0 && count <= 60 && count % 5 === 0;
  const done = ready ? { ...place, board: parseBoard(formatBoard(paper)) } : place;
  const empty = (".".repeat(COLUMNS) + " ").repeat(ROWS).trim();
  return (
    <div class="draw">
      <p class="bar">
        <Chooser place={place} go={go} />
        <button type="button" onClick={() => go({ ...place, board: empty, without: "" })}>
          Empty paper
        </button>
      </p>
      <p class="left" role="status">
        {count} of 60 cells.{" "}
        {count > 60
          ? "The twelve pieces cover no more than 60."
          : ready
            ? count < 60
              ? "That will do. The program itself needs 60."
              : "That is a board."
            : "Pieces have five cells, so it must be a multiple of five."}
      </p>
      <Cells
        board={paper}
        label="Squared paper"
        at={at}
        onAt={setAt}
        onPress={press}
        onPointerDown={begin}
        onPointerMove={move}
      >
        <Shapes board={paper} ruled="." />
      </Cells>
      <p class="actions">
        {GOALS.map(([view, words]) =>
          ready ? (
            <a
              class={view === "solutions" ? "button main" : "button"}
              key={view}
              href={formatAddress({ ...done, view })}
            >
              {words}
            </a>
          ) : null,
        )}
      </p>
      <p class="note">Press or drag over the squares. With the keyboard, arrows move and Space fills a square.</p>
    </div>
  );
};
