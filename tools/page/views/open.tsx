// One program: its text at a size that one can read, to be copied, saved and run.

import { useEffect, useState } from "preact/hooks";
import { blank } from "../../solver/parse.ts";
import type { ViewProps } from "../app.tsx";
import { formatAddress, inView, taskFor } from "../address.ts";
import { isDrawable, Program, programOf } from "./program.tsx";
import { Terminal } from "./terminal.tsx";

const FILE = "pentomino.mjs";

/** What is wrong with a board that should be a program, or "". */
const flaw = (board: string): string => {
  if (!isDrawable(board)) return "the program needs a board of sixty cells";
  const task = taskFor(board);
  return typeof task === "string" ? task : task.board === board ? "" : "this board has an empty margin";
};

const save = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  Object.assign(document.createElement("a"), { href: url, download: FILE }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Puts text into the clipboard, also where a page from disk may not use the newer way. */
const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
};

export const Open = ({ place }: ViewProps) => {
  const { board } = place;
  const [told, setTold] = useState("");
  // On a narrow screen the shape comes first, and can be had at a size that one can read.
  const [large, setLarge] = useState(innerWidth > 800);
  useEffect(() => setTold(""), [board]);
  const wrong = flaw(board);
  if (wrong) return <p class="note">This cannot be a program: {wrong}.</p>;
  const program = programOf(board);
  const copyIt = async () => setTold((await toClipboard(program)) ? "Copied." : "The browser does not let us copy.");
  return (
    <div class="open">
      <section class={large ? "text large" : "text"} aria-label="The program">
        <p class="actions">
          <button type="button" onClick={copyIt}>
            Copy
          </button>
          <button type="button" onClick={() => save(program)}>
            Download
          </button>
          <button type="button" aria-pressed={large} onClick={() => setLarge(!large)}>
            Large
          </button>
          <a href={formatAddress(inView(place, "solutions", blank(board)))}>All solutions</a>
          <a href={formatAddress(inView(place, "play"))}>Play from here</a>
          <span role="status">{told}</span>
        </p>
        <p class="note">
          This is a program. Save it under any name and run it with <code>node</code>: it prints itself as every
          solution. Its text is always the same. The board is in its whitespace.
        </p>
        <Program board={board} label={"The program"} />
      </section>
      <Terminal program={program} file={FILE} addressOf={(board) => formatAddress(inView(place, "program", board))} />
    </div>
  );
};
