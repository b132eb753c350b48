// A small terminal: it runs the copy that is open, and shows what that prints, the first lines first.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { plural } from "../../solver/words.ts";
import { formatAddress, showing } from "../place/address.ts";
import { boardIn } from "./copy.ts";
import { Program } from "./program.tsx";
import { MODULE, runCopy } from "./sandbox.ts";

/** How many programs are shown. The others are counted: a whole series is nine megabytes. */
const SHOWN = 12;

/** What was written: how many programs, the first of them, and messages; and "running", "stopped" or the status. */
const EMPTY = { count: 0, programs: [] as string[], messages: "", state: "" };

const sayRun = ({ count, messages, state }: typeof EMPTY): string => {
  const [programs, last] = [count > 0 && `${plural(count, "program")}.`, messages.trim().split("\n").at(-1)];
  const end = { running: "", stopped: "Stopped." }[state] ?? (+state > 0 && `(status ${state})`);
  return [state === "running" && "Running …", programs, last, end].filter(Boolean).join(" ");
};

const Printed = ({ text }: { text: string }) => {
  const board = boardIn(text);
  if (!board) return <pre>{text}</pre>;
  return (
    <div>
      <Program board={board} label="A program that was printed" />
      <a href={formatAddress(showing("program", board))}>Open this one</a>
    </div>
  );
};

export const Terminal = ({ board }: { board: string }) => {
  // Some pieces lie on its board, but not all.
  const first = /x.*[A-Z]|[A-Z].*x/.test(board) ? "--keep --solutions 3" : "--solutions 3";
  const [words, setWords] = useState(first);
  const [screen, setScreen] = useState(EMPTY);
  const stop = useRef(() => {});
  useEffect(() => {
    run(first);
    return () => stop.current();
  }, [board]);

  const add = (more: (before: typeof EMPTY) => object) => setScreen((before) => ({ ...before, ...more(before) }));
  const addProgram = (text: string) =>
    add(({ count, programs }) => ({ count: count + 1, programs: count < SHOWN ? [...programs, text] : programs }));
  const run = (given: string) => {
    setWords(given);
    stop.current();
    setScreen({ ...EMPTY, state: "running" });
    const addMessage = (text: string) => add(({ messages }) => ({ messages: messages + text }));
    stop.current = runCopy(board, given, addProgram, (status) => add(() => ({ state: `${status}` })), addMessage);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (screen.state !== "running") return run(words);
    stop.current();
    add(() => ({ state: "stopped" }));
  };
  // Drawn once, not again for each program counted.
  const printed = useMemo(() => screen.programs.map((text, i) => <Printed key={i} text={text} />), [screen.programs]);
  return (
    <section class="terminal" aria-label="Run this program">
      <form class="row" onSubmit={submit}>
        <span>$ node {MODULE}</span>
        <input
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
          spellcheck={false}
          autocapitalize="off"
          aria-label="options"
        />
        <button>{screen.state === "running" ? "Stop" : "Run"}</button>
      </form>
      <div class="screen" tabIndex={0} role="log" aria-label="Output" aria-live="off">
        {!screen.state && <p class="note">Output appears here.</p>}
        {printed}
        {screen.count > SHOWN && <p>… and {plural(screen.count - SHOWN, "program")} more</p>}
      </div>
      <p class="status" role="status">
        {sayRun(screen)}
      </p>
    </section>
  );
};
