// A small terminal: it runs the copy that is open, and shows what that prints, the first lines first.

import { useEffect, useRef, useState } from "preact/hooks";
import { formatAddress, inView, type Place } from "../address.ts";
import { boardIn } from "../copy.ts";
import { NEXT, runCopy } from "../sandbox.ts";
import { number, plural } from "../../solver/words.ts";
import { Button } from "./button.tsx";
import { Program } from "./program.tsx";

/** What the program is called, here and where it is saved. */
export const FILE = "pentomino.mjs";

/** How many programs are shown. The others are counted: a whole series is nine megabytes. */
const SHOWN = 12;

interface Screen {
  /** What was printed so far, program by program, as far as it is shown; with the board, if the program is genuine. */
  programs: { text: string; board: string | undefined }[];
  printed: number;
  bytes: number;
  messages: string;
  /** "" before the first run; then how it goes, or went: "running", "stopped", or the status. */
  state: string;
}

const EMPTY: Screen = { programs: [], printed: 0, bytes: 0, messages: "", state: "" };

/** How a run goes, in words. */
const tell = ({ printed, bytes, messages, state }: Screen): string =>
  [
    state === "running" && "Running …",
    printed > 0 && `${plural(printed, "program")}, ${plural(bytes, "byte")}.`,
    messages.trim().split("\n").at(-1),
    state === "stopped" && "Stopped.",
    +state > 0 && `(status ${state})`,
  ]
    .filter(Boolean)
    .join(" ");

interface TerminalProps {
  place: Place;
  /** How many solutions there are, if that is known. */
  count: number | undefined;
  /** It does not run by itself now. */
  waits: boolean;
}

export const Terminal = ({ place, count, waits }: TerminalProps) => {
  // Some pieces lie on its board, but not all.
  const isPartial = /x/.test(place.board) && /[A-Z]/.test(place.board);
  const first = isPartial ? "--keep --solutions 3" : "--solutions 3";
  const [words, setWords] = useState(first);
  const [screen, setScreen] = useState<Screen>(EMPTY);
  // What has come since the screen was drawn last: a series is too much to draw every part of it.
  const now = useRef(EMPTY);
  const frame = useRef(0);
  const stop = useRef<() => void>(() => {});
  const show = (next: Partial<Screen>) => {
    now.current = { ...now.current, ...next };
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      setScreen(now.current);
    });
  };
  useEffect(() => {
    if (waits) show(EMPTY);
    else run(first);
    return () => stop.current();
  }, [place.board, waits]);

  const run = (words: string) => {
    setWords(words);
    stop.current();
    show({ ...EMPTY, state: "running" });
    stop.current = runCopy(place.board, words, {
      onWrite: (text, descriptor) => {
        const { programs, printed, bytes, messages } = now.current;
        if (descriptor === 2) show({ messages: messages + text });
        else
          show({
            programs: printed < SHOWN ? [...programs, { text, board: boardIn(text) }] : programs,
            printed: printed + 1,
            bytes: bytes + text.length,
          });
      },
      onExit: (status) => show({ state: `${status}` }),
    });
  };

  const { programs, printed, state } = screen;
  return (
    <section class="terminal" aria-label="Run this program">
      <p class="row" role="group" aria-label="Run it">
        <Button onClick={() => run(isPartial ? first : NEXT)}>{isPartial ? "Fill this board" : "Next picture"}</Button>
        <Button onClick={() => run("")}>All {count && number(count)}</Button>
      </p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (state !== "running") return run(words);
          stop.current();
          show({ state: "stopped" });
        }}
      >
        <span>$ node {FILE}</span>
        <input
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-label="options"
        />
        <button>{state === "running" ? "Stop" : "Run"}</button>
      </form>
      <div class="screen" tabIndex={0} role="log" aria-label="Output" aria-live="off">
        {!state && <p class="note">Run it, and here comes what it prints.</p>}
        {programs.map(({ text, board }, i) =>
          board ? (
            <div key={i}>
              <Program board={board} label={`Program ${i + 1}`} />
              <a href={formatAddress(inView(place, "program", board))}>Open this one</a>
            </div>
          ) : (
            <pre key={i}>{text}</pre>
          ),
        )}
        {printed > programs.length && <p>… and {plural(printed - programs.length, "program")} more</p>}
      </div>
      <p class="status" role="status">
        {tell(screen)}
      </p>
    </section>
  );
};
