// The search at the speed of a person: a step, and what it sees.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { blank } from "../../solver/parse.ts";
import { sentence, type Step, steps } from "../../solver/steps.ts";
import { put } from "../../twin/pieces.ts";
import { fitting } from "../../twin/regexes.ts";
import type { ViewProps } from "../app.tsx";
import { taskFor } from "../address.ts";
import { lift } from "../laying.ts";
import { plural, sentenceOf } from "../../solver/words.ts";
import { Picture, Shapes, sizeOf, sizeStyle, squares, viewBox } from "./board.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";

/** Steps a second, from slow to fast. */
const SPEEDS = [1, 2, 4, 8, 20, 60, 300, 3000];

/** How many of the last sentences stay in sight. */
const MEMORY = 7;

/** A glyph that fits on the first empty cell, as a little board. */
const pieceOf = ({ board, first }: Step, glyph: string): string => lift(put(blank(board), glyph, first), first)!.piece;

/** The line that the regexes read: what the step is about is marked, and a glyph that is laid stands below it. */
const Line = ({ step }: { step: Step }) => {
  const marked = new Set(step.cells.map((at) => at - step.first));
  const pattern = step.kind === "lay" ? step.glyph.replace(/\w/g, "1") : "";
  return (
    <div class="line" tabIndex={0} role="group" aria-label="The line that the regexes read">
      <code>
        {[...step.line].map((cell, i) =>
          marked.has(i) && step.kind !== "back" ? <mark class={step.kind}>{cell}</mark> : cell,
        )}
        {!step.line && "the board is full"}
      </code>
      <code class="pattern" aria-hidden="true">
        {pattern || " "}
      </code>
    </div>
  );
};

/** What the step has asked, as far as it fits into a line. */
const Answer = ({ step }: { step: Step }) => (
  <div class="fits">
    {step.kind === "ask" &&
      step.fits.map(({ glyph, free }) => {
        const piece = pieceOf(step, glyph);
        return (
          <span
            key={glyph}
            class={free ? "" : "taken"}
            title={`${fitting([glyph])}`}
            style={{ "--wide": sizeOf(piece).columns }}
          >
            <Picture board={piece} />
          </span>
        );
      })}
  </div>
);

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const Watch = ({ place, go }: ViewProps) => {
  const { board, without } = place;
  const [run, setRun] = useState(0);
  const task = useMemo(() => taskFor(board, without), [board, without]);
  const search = useMemo(() => (typeof task === "string" ? undefined : steps(task.board, task.searches)), [task, run]);
  const [seen, setSeen] = useState<Step[]>([]);
  const [running, setRunning] = useState(!calm());
  const [speed, setSpeed] = useState(1);
  const due = useRef(0);

  /** Makes so many steps, or as many as there are up to one that `until` accepts. */
  const advance = (count: number, until = (_: Step) => false) => {
    const next: Step[] = [];
    for (let i = 0; i < count; i++) {
      const { value, done } = search!.next();
      if (done) break;
      next.push(value);
      if (until(value)) break;
    }
    if (next.length) setSeen((seen) => [...seen, ...next].slice(-MEMORY));
    if (next.at(-1)?.kind === "end") setRunning(false);
  };

  useEffect(() => {
    if (!search) return;
    setSeen([]);
    setRunning(!calm());
    advance(1);
    return () => void search.return(undefined);
  }, [search]);

  useEffect(() => {
    if (!running || !search) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      due.current += Math.min(0.1, (now - before) / 1000) * SPEEDS[speed];
      before = now;
      const count = Math.floor(due.current);
      due.current -= count;
      if (count) advance(count);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, speed, search]);

  const step = seen.at(-1);
  const next = () => {
    setRunning(false);
    advance(1);
  };
  const nextSolution = () => {
    setRunning(false);
    advance(300_000, ({ kind }) => kind === "solution");
  };
  const faster = (by: number) => setSpeed((speed) => Math.max(0, Math.min(SPEEDS.length - 1, speed + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const { tagName } = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || tagName === "SELECT" || tagName === "INPUT") return;
    if (event.key === " " && tagName !== "BUTTON" && tagName !== "A") next();
    else if (event.key === "ArrowUp" || event.key === "ArrowRight") faster(1);
    else if (event.key === "ArrowDown" || event.key === "ArrowLeft") faster(-1);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });

  const over = step?.kind === "end";
  return (
    <div class="watch">
      <section class="scene" aria-label="The board">
        {step && (
          <svg
            class="board"
            viewBox={viewBox(step.board)}
            role="img"
            aria-label="The board"
            style={sizeStyle(step.board)}
          >
            <Shapes board={step.board} letters ruled="x" />
            <path class={`mark ${step.kind}`} d={squares(step.board, step.cells)} />
          </svg>
        )}
      </section>
      <section class="thought" aria-label="What it thinks">
        {typeof task === "string" && (
          <p class="left bad" role="status">
            {sentenceOf(task)}
          </p>
        )}
        {step && (
          <>
            <p class={step.kind === "hole" ? "left bad" : "left"} role="status" aria-live={running ? "off" : "polite"}>
              {sentence(step)}
            </p>
            <Line step={step} />
            <Answer step={step} />
            <p class="actions">
              <Button class="main" onClick={next} off={over}>
                Step
              </Button>
              <Button onClick={() => setRunning(!running)} off={over}>
                {running ? "Pause" : "Run"}
              </Button>
              <Button onClick={() => faster(-1)} off={!speed}>
                Slower
              </Button>
              <Button onClick={() => faster(1)} off={speed === SPEEDS.length - 1}>
                Faster
              </Button>
              <Button onClick={nextSolution} off={over}>
                Next solution
              </Button>
              <Button onClick={() => setRun(run + 1)}>From the start</Button>
            </p>
            <p class="note more">
              {plural(SPEEDS[speed], "step")} a second · {plural(step.moves, "move")} · {plural(step.asked, "board")}{" "}
              asked about · {plural(step.solutions, "solution")}
            </p>
            <ol class="past" aria-label="Before that">
              {seen
                .slice(0, -1)
                .reverse()
                .map((step, i) => (
                  <li key={i}>{sentence(step)}</li>
                ))}
            </ol>
          </>
        )}
        <p class="bar">
          <Chooser place={place} go={go} />
        </p>
        <p class="note">
          The search reads the board as one line: 1 is an empty cell, 0 is any other, from the first empty cell on.
          Regexes find which pieces fit there, and whether there is a hole that no piece can fill. Space makes a step,
          arrows change the speed.
        </p>
      </section>
    </div>
  );
};
