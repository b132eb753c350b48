// A sheet of squared paper, on which an outline is drawn by pressing cells, and the program that it becomes.

import { useState } from "preact/hooks";
import { cellsOf, withLetters, withPiece } from "../../boards/cells.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, showing, type ViewProps } from "../place/address.ts";
import { Button } from "../parts/words.tsx";
import { useEvents, useTold } from "../parts/events.ts";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { cellAt, Cells } from "../board/cells.tsx";
import { faceOf } from "../board/face.ts";
import { Layer, squares } from "../board/figure.tsx";
import { useFound } from "../search/ask.ts";
import { refusalOf } from "../program/source.ts";
import { between, drawnOn, onPaper, sayDrawn } from "./outline.ts";
import { Shown } from "../program/program.tsx";

/** The least size of the paper: on a narrow screen, cells must be large enough for fingers. */
const LEAST: [number, number] = [globalThis.innerWidth < 900 ? 12 : 20, 12];

export const Paper = ({ place, go }: ViewProps) => {
  // What a stroke does to its cells, the last of them, and the paper so far. Nothing is searched until it ends.
  const [stroke, setStroke] = useState<{ cell: string; last: number; paper: string }>();
  const paper = stroke?.paper ?? onPaper(outlineOf(place.board), LEAST);
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

  const drawn = drawnOn(paper, refusalOf);
  const { count, board, cut } = drawn;
  const found = useFound(stroke || cut.length ? "" : board);
  const { outcome, words, more, isBad } = sayDrawn(drawn, found.solutions.length, !!found.summary, found.wrong);
  const solution = found.solutions.length ? withLetters(board, found.solutions[0]) : board;
  const lines = [`My own board: ${outcome}.`, faceOf(solution), linkTo(formatAddress(showing("draw", board)))];
  return (
    <div class="split draw">
      <div role="status">
        <p class={isBad ? "left bad" : "left"} key={words}>
          {words}
        </p>
        <p class="note more" key={told || more}>
          {told || more}
        </p>
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
        <Layer board={paper}>
          <path class="ruled" d={squares(paper, cellsOf(paper, "."))} />
          <path class="empty" d={squares(paper, cellsOf(paper, "x"))} />
          <path class="cut" d={squares(paper, cut)} />
        </Layer>
      </Cells>
      <section aria-label="What it becomes">
        <p class="row">
          <Button
            words="All solutions"
            class="main"
            onClick={found.solutions.length ? () => go(showing("wall", board)) : undefined}
          />
          <Send lines={board ? lines : undefined} what="the board" tell={setTold} />
          <Button words="Clear" onClick={count ? () => go(showing("draw", onPaper("", LEAST))) : undefined} />
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
