// The search at the speed of a person: a step, and what it sees.

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { LETTERS } from "../../solver/cells.ts";
import { type Step, steps } from "../../solver/steps.ts";
import { plural, sentenceOf } from "../../solver/words.ts";
import { taskFor, type ViewProps } from "../address.ts";
import { calm, useEvents } from "../events.ts";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Shapes, sizeStyle, squares, viewBox } from "./grid.tsx";

/** Steps a second, as powers of two: at first, at most, and where words can no longer be read. */
const SPEED = { first: 0.8, most: 12, readable: 5 };

/** How often it is drawn at most, in times a second, and for how many milliseconds it searches in between. */
const FRAMES = 60;
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
      <pre class="pattern" aria-hidden="true">
        {pattern || " "}
      </pre>
    </div>
  );
};

export const Watch = ({ place, go }: ViewProps) => {
  const { board, without } = place;
  const [run, setRun] = useState(0);
  const task = useMemo(() => taskFor(board, without), [board, without]);
  const search = useMemo(() => (typeof task === "string" ? undefined : steps(task.board, task.searches)), [task, run]);
  const [step, setStep] = useState<Step>();
  // What it does by itself.
  const [running, setRunning] = useState<"" | "at its pace" | "to a solution">("");
  const [speed, setSpeed] = useState(SPEED.first);

  const next = () => {
    setRunning("");
    setStep((step) => search?.next().value ?? step);
  };
  useEffect(() => {
    setStep(search?.next().value || undefined);
    setRunning(search && !calm() ? "at its pace" : "");
  }, [search]);

  // At once: whatever ends it, no step comes after that.
  useLayoutEffect(() => {
    if (!running) return;
    const atItsPace = running === "at its pace";
    const most = atItsPace ? Math.ceil(2 ** speed / FRAMES) : Infinity;
    const advance = () => {
      const end = performance.now() + SLICE;
      let step = search!.next().value!;
      const isOver = () => step.kind === "end" || (step.kind === "solution" && !atItsPace);
      for (let i = 1; i < most && !isOver() && performance.now() < end; i++) step = search!.next().value!;
      setStep(step);
      if (isOver()) setRunning("");
    };
    const timer = setInterval(advance, atItsPace ? (1000 * most) / 2 ** speed : 0);
    return () => clearInterval(timer);
  }, [running, speed, search]);

  const over = !step || step.kind === "end";
  const isReadable = !running || (running === "at its pace" && speed < SPEED.readable);
  useEvents({
    keydown: (event) => {
      if (event.key !== " " || over || (event.target as HTMLElement).closest("button, a, input, select")) return;
      event.preventDefault();
      next();
    },
  });
  return (
    <div class="split" style={sizeStyle(step?.board ?? board)}>
      {step && (
        <svg class="board fitted" viewBox={viewBox(step.board)} role="img" aria-label="The board">
          <Shapes board={step.board} letters={LETTERS} />
          <path class={`mark ${step.kind}`} d={squares(step.board, step.cells)} />
        </svg>
      )}
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
              <Button onClick={over ? undefined : () => setRunning(running ? "" : "at its pace")}>
                {running ? "Pause" : "Run"}
              </Button>
              <Button onClick={over ? undefined : () => setRunning("to a solution")}>Next solution</Button>
              <Button onClick={() => setRun(run + 1)}>From the start</Button>
            </p>
            <label class="row">
              Speed{" "}
              <input
                type="range"
                max={SPEED.most}
                step="any"
                value={speed}
                onInput={({ currentTarget }) => setSpeed(+currentTarget.value)}
              />{" "}
              {plural(Math.round(2 ** speed), "step")} a second
            </label>
            <p
              class={step.kind === "hole" && isReadable ? "left bad" : "left"}
              role="status"
              aria-live={running ? "off" : "polite"}
            >
              {isReadable ? step.words() : "Searching …"}
            </p>
            <Line step={step} />
            <p class="note more">
              {`${plural(step.moves, "move")} · ${plural(step.asked, "board")} asked about · ${plural(step.solutions, "solution")}`}
            </p>
          </>
        )}
        <Chooser place={place} go={go} />
        <p class="note">
          The search reads the board as one line: 1 is an empty cell, 0 is any other, up to the last empty cell. Regexes
          find which pieces fit there, and whether there is a hole that no piece can fill. Space makes a step.
        </p>
      </section>
    </div>
  );
};
