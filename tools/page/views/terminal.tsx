// A small terminal: it runs the copy that is open, and shows what that prints, the first lines first.

import { useEffect, useRef, useState } from "preact/hooks";
import { runCopy } from "../run.ts";
import { plural } from "../words.ts";
import { Program, programOf } from "./program.tsx";

/** How many programs are shown. The others are counted: a whole series is eleven megabytes. */
const SHOWN = 12;

interface Screen {
  /** What was printed so far, program by program, as far as it is shown. */
  programs: string[];
  printed: number;
  bytes: number;
  messages: string;
  status?: number;
}

const EMPTY: Screen = { programs: [], printed: 0, bytes: 0, messages: "" };

/** The board that a program's label names, if the program is, to the byte, the copy with this board. */
const boardIn = (program: string): string | undefined => {
  const board = program.split("\n").at(-2)!.slice(3);
  return program === programOf(board) ? board : undefined;
};

export const Terminal = ({ program, file }: { program: string; file: string }) => {
  const [words, setWords] = useState("--solutions 3");
  const [screen, setScreen] = useState<Screen>(EMPTY);
  const stop = useRef<(() => void) | undefined>(undefined);
  const running = !!stop.current;

  const halt = () => {
    stop.current?.();
    stop.current = undefined;
  };
  useEffect(() => {
    setScreen(EMPTY);
    return halt;
  }, [program]);

  const run = (event: Event) => {
    event.preventDefault();
    halt();
    let now = EMPTY;
    let frame = 0;
    const show = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setScreen(now);
      });
    };
    setScreen(EMPTY);
    stop.current = runCopy(program, words.split(/\s+/).filter(Boolean), {
      onWrite: (text, descriptor) => {
        if (descriptor === 2) now = { ...now, messages: now.messages + text };
        else
          now = {
            ...now,
            programs: now.printed < SHOWN ? [...now.programs, text] : now.programs,
            printed: now.printed + 1,
            bytes: now.bytes + text.length,
          };
        show();
      },
      onExit: (status) => {
        stop.current = undefined;
        now = { ...now, status };
        show();
      },
    });
  };
  const cancel = () => {
    halt();
    setScreen((now) => ({ ...now, status: 130 }));
  };

  const { programs, printed, bytes, messages, status } = screen;
  return (
    <section class="terminal" aria-label="Run this program">
      <form onSubmit={run}>
        <label>
          <span>$ node {file}</span>
          <input
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            aria-label="options"
            placeholder="--all --verbose --quiet --solutions N --keep --resume"
          />
        </label>
        {running ? (
          <button type="button" onClick={cancel}>
            Stop
          </button>
        ) : (
          <button>Run</button>
        )}
      </form>
      <div class="screen" tabIndex={0} role="log" aria-label="Output" aria-live="off">
        {programs.map((text, i) => {
          const board = boardIn(text);
          return board ? (
            <Program key={i} board={board} label={`program ${i + 1}: ${board}`} />
          ) : (
            <pre key={i}>{text}</pre>
          );
        })}
        {printed > programs.length && <p>… and {plural(printed - programs.length, "program")} more</p>}
      </div>
      <p class="status" role="status">
        {printed > 0 && `${plural(printed, "program")}, ${plural(bytes, "byte")}. `}
        {messages.trim().split("\n").at(-1)}
        {status !== undefined && status !== 0 && ` (status ${status})`}
      </p>
    </section>
  );
};
