// A small terminal: it runs the copy that is open, and shows what that prints, the first lines first.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { formatAddress, type Place, showing } from "../address.ts";
import { boardIn } from "../copy.ts";
import { FILE, runCopy } from "../sandbox.ts";
import { number, plural } from "../../solver/words.ts";
import { Button } from "./button.tsx";
import { Program } from "./program.tsx";

/** How many programs are shown. The others are counted: a whole series is nine megabytes. */
const SHOWN = 12;

interface Screen {
  /** How many programs were written to standard output, and the first of them; and what was written to standard error. */
  count: number;
  programs: string[];
  messages: string;
  /** "" before the first run; then how it goes, or went: "running", "stopped", or the status. */
  state: string;
}

const EMPTY: Screen = { count: 0, programs: [], messages: "", state: "" };

/** How a run goes, in words. */
const sayRun = ({ count, messages, state }: Screen): string =>
  [
    state === "running" && "Running …",
    count > 0 && `${plural(count, "program")}.`,
    messages.trim().split("\n").at(-1),
    state === "stopped" && "Stopped.",
    +state > 0 && `(status ${state})`,
  ]
    .filter(Boolean)
    .join(" ");

/** What was printed: a program if it is genuine. */
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

interface TerminalProps {
  place: Place;
  /** How many solutions there are, if that is known. */
  count: number | undefined;
  /** It does not run by itself now. */
  waits: boolean;
}

export const Terminal = ({ place: { board }, count, waits }: TerminalProps) => {
  // Some pieces lie on its board, but not all.
  const first = /x.*[A-Z]|[A-Z].*x/.test(board) ? "--keep --solutions 3" : "--solutions 3";
  const [words, setWords] = useState(first);
  const [screen, setScreen] = useState<Screen>(EMPTY);
  const stop = useRef<() => void>(() => {});
  useEffect(() => {
    if (waits) setScreen(EMPTY);
    else run(first);
    return () => stop.current();
  }, [board, waits]);

  const add = (more: (screen: Screen) => Partial<Screen>) => setScreen((screen) => ({ ...screen, ...more(screen) }));
  const run = (words: string) => {
    setWords(words);
    stop.current();
    setScreen({ ...EMPTY, state: "running" });
    stop.current = runCopy(board, words, {
      onWrite: (text, descriptor) =>
        add(({ count, programs, messages }) =>
          descriptor === 1
            ? { count: count + 1, programs: count < SHOWN ? [...programs, text] : programs }
            : { messages: messages + text },
        ),
      onExit: (status) => add(() => ({ state: `${status}` })),
    });
  };

  const { programs, state } = screen;
  // It is drawn once, not with each program that is counted.
  const printed = useMemo(() => programs.map((text, i) => <Printed key={i} text={text} />), [programs]);
  return (
    <section class="terminal" aria-label="Run this program">
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (state !== "running") return run(words);
          stop.current();
          add(() => ({ state: "stopped" }));
        }}
      >
        <span>$ node {FILE}</span>
        <input
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
          spellcheck={false}
          autocapitalize="off"
          aria-label="options"
        />
        <button>{state === "running" ? "Stop" : "Run"}</button>
        <Button onClick={() => run("")}>All {count && number(count)}</Button>
      </form>
      <div class="screen" tabIndex={0} role="log" aria-label="Output" aria-live="off">
        {!state && <p class="note">Output appears here.</p>}
        {printed}
        {screen.count > SHOWN && <p>… and {plural(screen.count - SHOWN, "program")} more</p>}
      </div>
      <p class="status" role="status">
        {sayRun(screen)}
      </p>
    </section>
  );
};
