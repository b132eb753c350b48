// The search at the speed of a person: a step, and what it sees.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { blank } from "../../solver/parse.ts";
import { sentence, type Step, steps } from "../../solver/steps.ts";
import { put } from "../../twin/pieces.ts";
import { fitting } from "../../twin/regexes.ts";
import { taskFor, type ViewProps } from "../address.ts";
import { useEvents } from "../events.ts";
import { lift } from "../laying.ts";
import { plural, sentenceOf } from "../../solver/words.ts";
import { Picture, Shapes, sizeOf, sizeStyle, squares, viewBox } from "./grid.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Speed } from "./speed.tsx";

/** How fast one can make it, and how fast it becomes by itself: steps a second, as powers of two. */
const FASTEST = 12;
const SLOW = 0.8;
const BRISK = 8;

/** How many steps the search is ahead of what is shown: so it knows what comes. */
const AHEAD = 12;

/** How much faster it becomes with each step, as long as nothing new happens. */
const GAIN = 0.08;

/** How long the first solution stays, in steps at the slow pace. */
const STAY = 4;

/** Steps a second at which words can no longer be read. */
const READABLE = 5;

/** How many of the last sentences stay in sight. */
const MEMORY = 7;

/** A glyph that fits on the last empty cell, as a little board. */
const pieceOf = ({ board, last }: Step, glyph: string): string =>
  lift(put(blank(board), glyph, last - glyph.length + 1), last)!.piece;

/** The line that the regexes read: what the step is about is marked, and a glyph that is laid stands below it. */
const Line = ({ step }: { step: Step }) => {
  const marked = new Set(step.cells.map((at) => at - step.last + step.line.length - 1));
  const pattern = step.kind === "lay" ? step.glyph.replace(/\w/g, "1").padStart(step.line.length) : "";
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
const Fits = ({ step }: { step: Step }) => (
  <div class="row fits">
    {step.kind === "ask" &&
      step.fits.map(({ glyph, free }) => {
        const piece = pieceOf(step, glyph);
        return (
          <span
            key={glyph}
            class={free ? "" : "taken"}
            title={`${fitting(["", glyph])}`}
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
  // What people have chosen; until then it goes slowly where there is something new to see.
  const [chosen, setChosen] = useState<number>();
  const [pace, setPace] = useState(SLOW);
  const coming = useRef<Step[]>([]);
  const news = useRef({ hole: false, solution: false });
  const due = useRef(0);

  /** Makes so many steps, or as many as there are up to one that `until` accepts. */
  const advance = (count: number, until = (_: Step) => false): Step | undefined => {
    const next: Step[] = [];
    while (next.length < count) {
      while (coming.current.length < AHEAD) {
        const { value, done } = search!.next();
        if (done) break;
        coming.current.push(value);
      }
      const step = coming.current.shift();
      if (step) next.push(step);
      if (!step || until(step)) break;
    }
    if (next.length) setSeen((seen) => [...seen, ...next].slice(-MEMORY));
    if (next.at(-1)?.kind === "end") setRunning(false);
    for (const { kind } of next) if (kind === "hole" || kind === "solution") news.current[kind] = true;
    return next.at(-1);
  };

  useEffect(() => {
    if (!search) return;
    setSeen([]);
    coming.current = [];
    news.current = { hole: false, solution: false };
    setPace(SLOW);
    setRunning(!calm());
    advance(1);
    return () => void search.return(undefined);
  }, [search]);

  useEffect(() => {
    if (!running || !search) return;
    let before = performance.now();
    let own = pace;
    let frame = requestAnimationFrame(function tick(now) {
      due.current += Math.min(0.1, (now - before) / 1000) * 2 ** (chosen ?? own);
      before = now;
      const count = Math.floor(due.current);
      due.current -= Math.max(0, count);
      if (count > 0) {
        const fresh = !news.current.solution;
        // The first solution is not to be missed in the middle of many steps.
        const step = advance(count, ({ kind }) => fresh && chosen === undefined && kind === "solution");
        const isNear = fresh && coming.current.some(({ kind }) => kind === "solution");
        own = isNear || !news.current.hole ? Math.min(own, SLOW + 0.7) : Math.min(BRISK, own + GAIN * count);
        if (fresh && step?.kind === "solution" && chosen === undefined) {
          due.current = -STAY;
          own = SLOW;
        }
        setPace(own);
      }
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, chosen, search]);

  const step = seen.at(-1);
  const next = () => {
    setRunning(false);
    advance(1);
  };
  const nextSolution = () => {
    setRunning(false);
    advance(300_000, ({ kind }) => kind === "solution");
  };
  const speed = chosen ?? pace;
  const faster = (by: number) => setChosen(Math.max(0, Math.min(FASTEST, Math.round(speed) + by)));
  const isReadable = !running || speed < READABLE;
  const keydown = (event: KeyboardEvent) => {
    const { tagName } = event.target as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || tagName === "SELECT" || tagName === "INPUT") return;
    if (event.key === " " && tagName !== "BUTTON" && tagName !== "A") next();
    else if (event.key === "ArrowUp" || event.key === "ArrowRight") faster(1);
    else if (event.key === "ArrowDown" || event.key === "ArrowLeft") faster(-1);
    else return;
    event.preventDefault();
  };
  useEvents({ keydown });

  const over = step?.kind === "end";
  return (
    <div class="split watch">
      <section class="scene" aria-label="The board">
        {step && (
          <svg
            class="board"
            viewBox={viewBox(step.board)}
            role="img"
            aria-label="The board"
            style={sizeStyle(step.board)}
          >
            <Shapes board={step.board} letters />
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
            <p
              class={step.kind === "hole" && isReadable ? "left bad" : "left"}
              role="status"
              aria-live={running ? "off" : "polite"}
            >
              {isReadable ? sentence(step) : "Searching …"}
            </p>
            <Line step={step} />
            {isReadable ? <Fits step={step} /> : <div class="row fits" />}
            <p class="actions">
              <Button class="main" onClick={over ? undefined : next}>
                Step
              </Button>
              <Button onClick={over ? undefined : () => setRunning(!running)}>{running ? "Pause" : "Run"}</Button>
              <Button onClick={over ? undefined : nextSolution}>Next solution</Button>
              <Button onClick={() => setRun(run + 1)}>From the start</Button>
            </p>
            <Speed min={0} max={FASTEST} step="any" value={speed} onValue={setChosen}>
              <span>{plural(Math.round(2 ** speed), "step")} a second</span>
            </Speed>
            <p class="note more">
              {plural(step.moves, "move")} · {plural(step.asked, "board")} asked about ·{" "}
              {plural(step.solutions, "solution")}
            </p>
            <ol class="past" aria-label="Before that">
              {(isReadable ? seen : [])
                .slice(0, -1)
                .reverse()
                .map((step, i) => (
                  <li key={i}>{sentence(step)}</li>
                ))}
            </ol>
          </>
        )}
        <Chooser place={place} go={go} />
        <p class="note">
          The search reads the board as one line: 1 is an empty cell, 0 is any other, up to the last empty cell. Regexes
          find which pieces fit there, and whether there is a hole that no piece can fill. Space makes a step, arrows
          change the speed.
        </p>
      </section>
    </div>
  );
};
