// The search at the speed of a person: a step, and what it sees.

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { cellsOf, LETTERS } from "../../boards/cells.ts";
import { type Step, steps } from "../../solver/steps.ts";
import { plural, sentenceOf } from "../../words/words.ts";
import { image } from "../../twin/board.ts";
import { outlineOf } from "../../twin/picture.ts";
import { turnOf } from "../../twin/search.ts";
import { formatAddress, showing, taskFor, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { calm } from "../parts/events.ts";
import { Figure, sizeStyle, squares } from "../board/figure.tsx";

/** Steps a second: it stands still, can be read; or it is drawn only so often on its way to a solution. */
const [STILL, SLOW, QUICK] = [0, 2, 100];

/** The line that the regexes read: what the step is about is marked, and a glyph that is laid stands below it. */
const Line = ({ step }: { step: Step }) => {
  const marked = new Set(step.cells.map((at) => at - step.last + step.line.length - 1));
  const pattern = step.kind === "lay" ? step.glyph.replace(/\w/g, "1").padStart(step.line.length) : "";
  return (
    <div class="line" translate={false} tabIndex={0} role="group" aria-label="The line that the regexes read">
      <pre>
        {[...step.line].map((cell, i) => (marked.has(i) && step.kind !== "back" ? <mark>{cell}</mark> : cell))}
        {!step.line && "the board is full"}
      </pre>
      <pre aria-hidden="true">{pattern || " "}</pre>
    </div>
  );
};

export const useWatched = (board: string) => {
  const { value: task, flaw } = useMemo(() => taskFor(board), [board]);
  const [round, setRound] = useState(0);
  const search = useMemo(() => task && steps(task.board, task.searches), [task, round]);
  const [step, setStep] = useState<Step>();
  const [pace, setPace] = useState(STILL);

  const next = () => {
    setPace(STILL);
    const value = search?.next().value;
    if (value) setStep(value);
  };
  useEffect(() => {
    setStep(search?.next().value || undefined);
    setPace(search && !calm() ? SLOW : STILL);
  }, [search]);

  // Draw it at once: no step follows the end.
  useLayoutEffect(() => {
    if (!pace || !search) return;
    const advance = () => {
      const end = performance.now() + 1000 / pace;
      let last: Step;
      do last = search.next().value!;
      while (pace === QUICK && !/solution|end/.test(last.kind) && performance.now() < end);
      setStep(last);
      if (last.kind === "end" || (pace === QUICK && last.kind === "solution")) setPace(STILL);
    };
    const timer = setInterval(advance, 1000 / pace);
    return () => clearInterval(timer);
  }, [pace, search]);
  return { step, flaw, pace, setPace, next, again: search && (() => setRound(round + 1)) };
};

/** The board of a step as it lies everywhere else, and what is marked on it: the search may have turned it. */
const lyingOf = (step: Step, turn: number): { board: string; cells: number[] } => {
  const marked = [...step.board].map((cell, at) => (step.cells.includes(at) ? "*" : cell)).join("");
  return { board: image(step.board, turn), cells: cellsOf(image(marked, turn), "*") };
};

export const Watch = ({ place }: ViewProps) => {
  const { board } = place;
  const { step, flaw, pace, setPace, next, again } = useWatched(board);
  const seen = useMemo(() => step && lyingOf(step, turnOf(board)), [step, board]);
  const over = !step || step.kind === "end";
  const isBad = !again || (step?.kind === "hole" && pace <= SLOW);
  const words = flaw ? sentenceOf(flaw) : pace <= SLOW ? step?.words() : "Searching …";
  return (
    <div class="split watch" style={sizeStyle(board)}>
      {step && seen && (
        <Figure board={seen.board} letters={LETTERS} class="board fitted" aria-label="The board">
          <path class={`mark ${step.kind}`} d={squares(seen.board, seen.cells)} />
        </Figure>
      )}
      {step && <Line step={step} />}
      <section class="thought" aria-label="What it thinks">
        <p class="row">
          <Button words={step && over ? "Again" : "Step"} class="main" onClick={over ? again : next} />
          <Button words={pace ? "Pause" : "Run"} onClick={over ? undefined : () => setPace(pace ? STILL : SLOW)} />
          <Button words="Next solution" onClick={over ? undefined : () => setPace(QUICK)} />
        </p>
        <p class={isBad ? "left bad" : "left"} role="status" aria-live={pace ? "off" : "polite"}>
          <Words of={words} />
        </p>
        <p class="note more" key={step}>
          {step && `${plural(step.moves, "move")} · ${plural(step.solutions, "solution")}`}
        </p>
        <p class="note">
          The line is the board, row by row: 1 is an empty cell, 0 is anything else. It ends at the last empty cell.
          Regexes look there for pieces that fit, and for holes too small for any piece. The search may turn the board.
        </p>
        <p>
          <a href={formatAddress(showing("wall", outlineOf(board)))}>All solutions</a>
        </p>
      </section>
    </div>
  );
};
