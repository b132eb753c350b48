// The search at the speed of a person: a step, and what it sees.

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { LETTERS } from "../../solver/cells.ts";
import { type Step, steps } from "../../solver/steps.ts";
import { plural, sentenceOf } from "../../solver/words.ts";
import { taskFor, type ViewProps } from "../address.ts";
import { calm } from "../events.ts";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Shapes, sizeStyle, squares, viewBox } from "./grid.tsx";

/** Steps a second. */
const SLOW = 2;
const FAST = 30;

/** For how many milliseconds it goes to a solution before it is drawn again. */
const SLICE = 10;

/** The line that the regexes read: what the step is about is marked, and a glyph that is laid stands below it. */
const Line = ({ step }: { step: Step }) => {
  const marked = new Set(step.cells.map((at) => at - step.last + step.line.length - 1));
  const pattern = step.kind === "lay" ? step.glyph.replace(/\w/g, "1").padStart(step.line.length) : "";
  return (
    <div class="line" tabIndex={0} role="group" aria-label="The line that the regexes read">
      <pre>
        {[...step.line].map((cell, i) => (marked.has(i) && step.kind !== "back" ? <mark>{cell}</mark> : cell))}
        {!step.line && "the board is full"}
      </pre>
      <pre aria-hidden="true">{pattern || " "}</pre>
    </div>
  );
};

export const Watch = ({ place, go }: ViewProps) => {
  const { board, without } = place;
  const task = useMemo(() => taskFor(board, without), [board, without]);
  const search = useMemo(() => (typeof task === "string" ? undefined : steps(task.board, task.searches)), [task]);
  const [step, setStep] = useState<Step>();
  // What it does by itself.
  const [running, setRunning] = useState<"" | "step by step" | "to a solution">("");
  const [speed, setSpeed] = useState(SLOW);

  const next = () => {
    setRunning("");
    setStep((step) => search?.next().value ?? step);
  };
  useEffect(() => {
    setStep(search?.next().value || undefined);
    setRunning(search && !calm() ? "step by step" : "");
  }, [search]);

  // At once: whatever ends it, no step comes after that.
  useLayoutEffect(() => {
    if (!running) return;
    const isQuick = running === "to a solution";
    const advance = () => {
      const end = performance.now() + SLICE;
      let step: Step;
      do step = search!.next().value!;
      while (isQuick && !/solution|end/.test(step.kind) && performance.now() < end);
      setStep(step);
      if (step.kind === "end" || (isQuick && step.kind === "solution")) setRunning("");
    };
    const timer = setInterval(advance, isQuick ? 0 : 1000 / speed);
    return () => clearInterval(timer);
  }, [running, speed, search]);

  const over = !step || step.kind === "end";
  const isReadable = !running || (running === "step by step" && speed === SLOW);
  return (
    <div class="split watch" style={sizeStyle(step?.board ?? board)}>
      {step && (
        <svg class="board fitted" viewBox={viewBox(step.board)} role="img" aria-label="The board">
          <Shapes board={step.board} letters={LETTERS} />
          <path class={`mark ${step.kind}`} d={squares(step.board, step.cells)} />
        </svg>
      )}
      {step && <Line step={step} />}
      <section class="thought" aria-label="What it thinks">
        {typeof task === "string" && (
          <p class="left bad" role="status">
            {sentenceOf(task)}
          </p>
        )}
        {step && (
          <>
            <p class="row">
              <Button class="main" onClick={over ? undefined : next}>
                Step
              </Button>
              <Button onClick={over ? undefined : () => setRunning(running ? "" : "step by step")}>
                {running ? "Pause" : "Run"}
              </Button>
              <Button onClick={() => setSpeed(speed === SLOW ? FAST : SLOW)}>{speed === SLOW ? "Fast" : "Slow"}</Button>
              <Button onClick={over ? undefined : () => setRunning("to a solution")}>Next solution</Button>
            </p>
            <p
              class={step.kind === "hole" && isReadable ? "left bad" : "left"}
              role="status"
              aria-live={running ? "off" : "polite"}
            >
              {isReadable ? step.words() : "Searching …"}
            </p>
            <p class="note more">{`${plural(step.moves, "move")} · ${plural(step.solutions, "solution")}`}</p>
          </>
        )}
        <Chooser place={place} go={go} />
        <p class="note">
          The line is the board, row by row: 1 is an empty cell, 0 is anything else. It ends at the last empty cell.
          Regexes look there for pieces that fit, and for holes that no piece can fill.
        </p>
      </section>
    </div>
  );
};
