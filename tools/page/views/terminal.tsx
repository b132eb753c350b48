// A small terminal: it runs the copy that is open, and shows what that prints, the first lines first.

import { useEffect, useRef, useState } from "preact/hooks";
import { runCopy } from "../sandbox.ts";
import { number, plural } from "../../solver/words.ts";
import { boardIn, Program } from "./program.tsx";

/** How many programs are shown. The others are counted: a whole series is nine megabytes. */
const SHOWN = 12;

/** What else one may want to try. */
const OPTIONS = ["--verbose --solutions 2", "--all --quiet", "--help"];

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
  program: string;
  file: string;
  /** How many solutions there are, if that is known. */
  count: number | undefined;
  /** The words that make it print the next picture. */
  next: string[];
  /** Some pieces lie on its board, but not all. */
  isPartial: boolean;
  /** It does not run by itself now. */
  waits: boolean;
  /** The address of the program with a board. */
  addressOf: (board: string) => string;
}

export const Terminal = (props: TerminalProps) => {
  const { program, file, count, next, isPartial, waits, addressOf } = props;
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
  }, [program, waits]);

  const run = (words: string) => {
    setWords(words);
    stop.current();
    show({ ...EMPTY, state: "running" });
    stop.current = runCopy(program, words.split(/\s+/).filter(Boolean), {
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
  const cancel = () => {
    stop.current();
    show({ state: "stopped" });
  };

  const { programs, printed, state } = screen;
  const choices: [name: string, words: string][] = [
    isPartial ? ["Fill this board", "--keep --solutions 3"] : ["Next picture", next.join(" ")],
    ["First three", "--solutions 3"],
    [count ? `All ${number(count)}` : "All", ""],
  ];
  return (
    <section class="terminal" aria-label="Run this program">
      <p class="actions" role="group" aria-label="Run it">
        {choices.map(([name, words]) => (
          <button key={name} type="button" onClick={() => run(words)}>
            {name}
          </button>
        ))}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (state === "running") cancel();
          else run(words);
        }}
      >
        <label>
          <span>$ node {file}</span>
          <input
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            aria-label="options"
          />
        </label>
        <button>{state === "running" ? "Stop" : "Run"}</button>
        <p class="examples" role="group" aria-label="Options to try">
          {OPTIONS.map((words) => (
            <button key={words} type="button" onClick={() => run(words)}>
              {words}
            </button>
          ))}
        </p>
      </form>
      <div class="screen" tabIndex={0} role="log" aria-label="Output" aria-live="off">
        {!state && <p class="note">Here comes what it prints.</p>}
        {programs.map(({ text, board }, i) =>
          board ? (
            <div key={i}>
              <Program board={board} label={`Program ${i + 1}`} />
              <a href={addressOf(board)}>Open this one</a>
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
