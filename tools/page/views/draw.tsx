// A sheet of squared paper, on which an outline is drawn by pressing cells, and the program that it becomes.

import { useRef, useState } from "preact/hooks";
import { blank, countCells } from "../../solver/cells.ts";
import { oddParts } from "../../solver/task.ts";
import { capital, number, plural, sentenceOf } from "../../solver/words.ts";
import { pitchOf } from "../../twin/board.ts";
import { formatAddress, inView, taskFor, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { refusalOf } from "../copy.ts";
import { useEvents } from "../events.ts";
import { boardOfImage, type Found } from "../found.ts";
import { cellsOf, placeOf, sizeOf } from "../laying.ts";
import { cellAt, Cells, squares } from "./grid.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Shown } from "./program.tsx";

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

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** How many solutions there are, or how many so far. */
const tell = ({ solutions, summary }: Found): string => {
  const { length } = solutions;
  if (summary) return length ? plural(length, "solution") : "no solution";
  return length ? `searching … ${number(length)} so far` : "searching …";
};

export const Draw = ({ place, go }: ViewProps) => {
  const paper = onPaper(blank(place.board));
  const [at, setAt] = useState(() => paper.indexOf("x"));
  // What a stroke of the pointer makes of the cells that it comes to, and the last of them.
  const stroke = useRef<{ cell: string; last: number } | undefined>(undefined);
  // Meanwhile nothing is searched.
  const [drawing, setDrawing] = useState(false);
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
    setDrawing(true);
  };
  const end = () => {
    stroke.current = undefined;
    setDrawing(false);
  };
  useEvents({ pointerup: end, pointercancel: end });
  const move = (event: PointerEvent) => {
    const to = stroke.current && cellAt(event.clientX, event.clientY);
    if (to === undefined) return;
    const { cell, last } = stroke.current!;
    stroke.current = { cell, last: to };
    // A stroke is one step in the browser's history.
    paint(between(paper, last, to), cell, true);
  };
  const count = countCells(paper);
  const most = count > 60 ? "The twelve pieces cover no more than 60." : "";
  const task = count && count % 5 === 0 && !most ? taskFor(paper) : undefined;
  const board = typeof task === "object" ? task.board : "";
  // The smallest of them is what one would call cut off.
  const [cut = []] = board ? oddParts(paper).sort((one, other) => one.length - other.length) : [];
  const wrong = most || (typeof task === "string" ? sentenceOf(task) : "");
  const found = useFound(drawing || cut.length ? "" : board, "");

  const outcome = cut.length
    ? `no solution: ${NUMBERS[cut.length] ?? cut.length} ${cut.length === 1 ? "cell is" : "cells are"} cut off here`
    : tell(found);
  const cells = `${count} of 60 cells`;
  const refusal = count === 60 && board ? refusalOf(board) : "";
  const isHopeless = cut.length > 0 || (found.summary && !found.solutions.length);
  const runs = count === 60 && board && !refusal && !isHopeless;
  const more =
    wrong ||
    (refusal
      ? sentenceOf(refusal)
      : runs
        ? "Ready."
        : board && count < 60
          ? "The solver can search this; only 60 cells make a program."
          : "");

  const solution = found.solutions.length ? boardOfImage(found, 0) : board;
  // While one draws, the last one is still there.
  const shown = useRef("");
  if (board) shown.current = solution;
  return (
    <div class="split draw">
      <div>
        <Chooser place={place} go={go}>
          <Button onClick={() => go({ ...inView(place, "draw", onPaper("")), without: "" })}>Clear</Button>
        </Chooser>
        <div role="status">
          <p class={cut.length || wrong ? "left bad" : "left"}>
            {!board ? cells : count === 60 ? capital(outcome) : `${cells}: ${outcome}`}
          </p>
          <p class="note more">{more}</p>
        </div>
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
        <path class="cut" d={squares(paper, cut)} />
      </Cells>
      <section aria-label="What it becomes">
        <p class="row">
          <Button class="main" onClick={runs ? () => go(inView(place, "program", solution)) : undefined}>
            Run it
          </Button>
          {board && <a href={formatAddress(inView(place, "solutions", board))}>All solutions</a>}
        </p>
        {shown.current && (
          <div class={board ? "" : "stale"}>
            <Shown board={shown.current} />
          </div>
        )}
        <p class="note">Press or drag over the squares. With the keyboard, arrows move and Space fills a square.</p>
      </section>
    </div>
  );
};
