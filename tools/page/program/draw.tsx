// A sheet of squared paper, on which an outline is drawn by pressing cells, and the program that it becomes.

import { useState } from "preact/hooks";
import { cellsOf, countCells, crop, placeOf, sizeOf, withLetters } from "../../solver/cells.ts";
import { oddParts } from "../../solver/task.ts";
import { capital, plural, sentenceOf } from "../../solver/words.ts";
import { pitchOf } from "../../twin/board.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, showing, taskFor, type ViewProps } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { useEvents, useTold } from "../parts/events.ts";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { cellAt, Cells } from "../board/cells.tsx";
import { faceOf } from "../board/face.ts";
import { squares } from "../board/picture.tsx";
import { withPiece } from "../hand/laying.ts";
import { useFound } from "../search/ask.ts";
import { sayCount } from "../search/found.ts";
import { refusalOf } from "./copy.ts";
import { Shown } from "./program.tsx";

/** The size of the paper: on a narrow screen, cells must be large enough for fingers. */
const COLUMNS = globalThis.innerWidth < 900 ? 12 : 20;
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

/** The cells on a straight line from one to another: a quick pointer skips cells. */
const between = (paper: string, from: number, to: number): number[] => {
  const [[y, x], [bottom, right]] = [placeOf(paper, from), placeOf(paper, to)];
  const steps = Math.max(Math.abs(bottom - y), Math.abs(right - x)) || 1;
  const part = (way: number, i: number) => Math.round((way * i) / steps);
  return Array.from({ length: steps + 1 }, (_, i) => from + pitchOf(paper) * part(bottom - y, i) + part(right - x, i));
};

export const Paper = ({ place, go }: ViewProps) => {
  // What a stroke does to its cells, the last of them, and the paper so far. Nothing is searched until it ends.
  const [stroke, setStroke] = useState<{ cell: string; last: number; paper: string }>();
  const paper = stroke?.paper ?? onPaper(outlineOf(place.board));
  const [at, setAt] = useState(() => Math.max(0, paper.indexOf("x")));
  const [told, setTold] = useTold();
  const opposite = (cell: number): string => (paper[cell] === "x" ? "." : "x");
  const begin = (event: PointerEvent) => {
    const last = cellAt(event.clientX, event.clientY);
    if (last === undefined || event.button) return;
    setStroke({ cell: opposite(last), last, paper: withPiece(paper, opposite(last), [last]) });
  };
  const end = () => {
    if (stroke) go(showing("draw", paper));
    setStroke(undefined);
  };
  useEvents({ pointerup: end, pointercancel: end });
  const move = (event: PointerEvent) => {
    const last = stroke && cellAt(event.clientX, event.clientY);
    if (last === undefined) return;
    setStroke({ ...stroke!, last, paper: withPiece(paper, stroke!.cell, between(paper, stroke!.last, last)) });
  };

  const count = countCells(paper);
  const task = count > 60 || (count && count % 5 === 0) ? taskFor(paper) : undefined;
  const board = typeof task === "object" ? crop(paper) : "";
  // The smallest part is the one that people would call cut off.
  const [cut = []] = board ? oddParts(paper).sort((one, other) => one.length - other.length) : [];
  const found = useFound(stroke || cut.length ? "" : board);
  const flaw = typeof task === "string" ? task : count === 60 && board ? refusalOf(board) : "";
  const isHopeless = cut.length > 0 || (found.summary && !found.solutions.length);

  const cells = `${count} of 60 cells`;
  const outcome = cut.length
    ? `no solution: ${plural(cut.length, "cell")} ${cut.length === 1 ? "is" : "are"} cut off here`
    : sayCount(found.solutions.length, !!found.summary);
  const more =
    board && count < 60 ? "The solver can search this; only 60 cells make a program." : flaw && sentenceOf(flaw);
  const solution = found.solutions.length ? withLetters(board, found.solutions[0]) : board;
  const lines = [`My own board: ${outcome}.`, faceOf(solution), linkTo(formatAddress(showing("draw", board)))];
  const runs = count === 60 && board && !flaw && !isHopeless;
  return (
    <div class="split draw">
      <div role="status">
        <p class={cut.length || flaw ? "left bad" : "left"}>
          {!board ? cells : count === 60 ? capital(outcome) : `${cells}: ${outcome}`}
        </p>
        <p class="note more">{told || more}</p>
      </div>
      <Cells
        board={paper}
        label="Squared paper"
        at={at}
        onAt={setAt}
        onPress={(cell, detail) => void (detail || go(showing("draw", withPiece(paper, opposite(cell), [cell]))))}
        onPointerDown={begin}
        onPointerMove={move}
      >
        <path class="ruled" d={squares(paper, cellsOf(paper, "."))} />
        <path class="empty" d={squares(paper, cellsOf(paper, "x"))} />
        <path class="cut" d={squares(paper, cut)} />
      </Cells>
      <section aria-label="What it becomes">
        <p class="row">
          <Button words="Run it" class="main" onClick={runs ? () => go(showing("program", solution)) : undefined} />
          <Send lines={board ? lines : undefined} copied="Your board is copied." tell={setTold} />
          <Button words="Clear" onClick={count ? () => go(showing("draw", onPaper(""))) : undefined} />
        </p>
        <p class="note">
          Press or drag over the squares.{" "}
          <span class="keys">With the keyboard, arrows move and Space fills a square.</span>
        </p>
        {board && <Shown board={solution} />}
      </section>
    </div>
  );
};
