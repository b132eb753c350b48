// A terminal that a command takes for itself: every key at once, and the whole screen.

import { openSync } from "node:fs";
import { emitKeypressEvents } from "node:readline";
import { isatty, ReadStream } from "node:tty";
import { isTerminal } from "./colour.ts";
import { atEnd, write } from "./files.ts";

/**
 * Where keys come from: standard input, or the terminal itself if standard input is a file or was read to its end.
 * Undefined without a terminal.
 */
const keyboard = (): ReadStream | undefined => {
  if (isatty(0) && !process.stdin.readableEnded) return process.stdin;
  try {
    return new ReadStream(openSync("/dev/tty", "r"));
  } catch {
    return undefined;
  }
};

/** A terminal that a command has for itself. */
export interface Terminal {
  /** Its size. */
  columns: number;
  rows: number;
  /** Shows these lines and nothing else. There must be no more of them than rows, and none longer than the columns. */
  show: (lines: string) => void;
  /**
   * The name of the next key, like "space" or "ctrl-c". "resize" if the size has changed, "end" at the end of input, "" if so
   * many milliseconds have passed.
   */
  key: (milliseconds: number) => Promise<string>;
  /** Gives the terminal back as it was. */
  leave: () => void;
}

// The other screen, without a cursor; and back.
const ENTER = "\x1b[?1049h\x1b[?25l";
const LEAVE = "\x1b[?25h\x1b[?1049l";

/**
 * Takes the terminal: an empty screen without a cursor, and every key at once. The terminal is given back however the command
 * ends. Undefined if there is no terminal that can do this.
 */
export const takeTerminal = (): Terminal | undefined => {
  const input = isTerminal() ? keyboard() : undefined;
  if (!input) return undefined;
  const output = process.stdout;
  const pressed: string[] = [];
  let wake = (): void => {};
  const press = (name: string): void => {
    pressed.push(name);
    wake();
  };
  const resized = (): void => press("resize");
  const ended = (): void => press("end");

  let taken = true;
  const leave = (): void => {
    if (!taken) return;
    taken = false;
    output.off("resize", resized);
    try {
      input.setRawMode(false);
      write(LEAVE);
    } catch {
      // The terminal has gone.
    }
    input.destroy();
  };
  atEnd(leave);
  emitKeypressEvents(input);
  input.on("keypress", (text, { name, ctrl }) => press(ctrl ? `ctrl-${name}` : (name ?? text)));
  input.on("end", ended).on("error", ended);
  output.on("resize", resized);
  input.setRawMode(true).resume();
  write(ENTER);

  return {
    get columns() {
      return output.columns || 80;
    },
    get rows() {
      return output.rows || 24;
    },
    show: (lines) => write("\x1b[H" + lines.replaceAll("\n", "\x1b[K\r\n") + "\x1b[K\x1b[J"),
    key: (milliseconds) =>
      new Promise((resolve) => {
        const timer = milliseconds < Infinity ? setTimeout(() => wake(), milliseconds) : undefined;
        wake = () => {
          clearTimeout(timer);
          wake = () => {};
          resolve(pressed.shift() ?? "");
        };
        if (pressed.length) wake();
      }),
    leave,
  };
};
