// One program: its text at a size that one can read, to be copied, saved, run, and run again by what it has printed.

import { blank } from "../../twin/picture.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, listed, showing, taskFor, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { programOf, refusalOf } from "../copy.ts";
import { useTold } from "../events.ts";
import { numberOf } from "../found.ts";
import { FILE, useRing } from "../sandbox.ts";
import { linkTo, share, toClipboard } from "../share.ts";
import { Button } from "./button.tsx";
import { Program } from "./program.tsx";
import { Terminal } from "./terminal.tsx";

export const Open = (props: ViewProps) => {
  const task = taskFor(props.place.board);
  const wrong = refusalOf(props.place.board) || (typeof task === "string" && task);
  return wrong ? <p class="note">This cannot be a program: {wrong}.</p> : <Opened {...props} />;
};

const Opened = ({ place, go }: ViewProps) => {
  const { board } = place;
  const [told, setTold] = useTold();
  const found = useFound(blank(board));
  const total = found.summary ? found.solutions.length : listed(board)?.solutions;
  const which = board.includes("x") ? 0 : numberOf(found, board);
  const { running, count, isOver, toggle } = useRing(board, total, (next) => go(showing("program", next), true));
  const program = programOf(board);

  const url = linkTo(formatAddress(place)) || location.href;
  return (
    <div class="split open">
      <section class="text" aria-label="The program">
        <p class="row">
          <Button words={running ? "Stop" : "Keep it running"} class="main" onClick={total ? toggle : undefined} />
          <Button words="Copy" onClick={async () => setTold(await toClipboard(program, "Copied."))} />
          <Button words="Share" onClick={async () => setTold(await share([url], "The link is copied."))} />
          <a href={"data:text/javascript," + encodeURIComponent(program)} download={FILE}>
            Download
          </a>
        </p>
        <p class="note more" role="status">
          {told ||
            (isOver && !count
              ? "This board is not in the series: its program prints none after it."
              : `${which && total ? `Solution ${number(which)} of ${number(total)}.` : "This is a program."} Run any of them, and it prints them all.`)}
        </p>
        {count > 0 && <progress max={total} value={count} aria-label="How far round the ring" />}
        <Program board={board} label="The program" />
        <p class="note">
          Save it under any name and run it with <code>node</code>. Its text is always the same: the board is in its
          whitespace.
        </p>
      </section>
      <Terminal board={board} count={total} waits={running || count > 0} />
    </div>
  );
};
