// One program: its text at a size that one can read, to be copied, saved, run, and run again by what it has printed.

import { useState } from "preact/hooks";
import { blank } from "../../twin/picture.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, listed, showing, taskFor, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { programOf, refusalOf } from "../copy.ts";
import { useTold } from "../events.ts";
import { numberOf } from "../found.ts";
import { useRelay } from "../sandbox.ts";
import { linkTo, share, toClipboard } from "../share.ts";
import { Button } from "./button.tsx";
import { Program } from "./program.tsx";
import { FILE, Terminal } from "./terminal.tsx";

export const Open = (props: ViewProps) => {
  const task = taskFor(props.place.board);
  const wrong = refusalOf(props.place.board) || (typeof task === "string" && task);
  return wrong ? <p class="note">This cannot be a program: {wrong}.</p> : <Opened {...props} />;
};

const Opened = ({ place, go }: ViewProps) => {
  const { board } = place;
  const [told, setTold] = useTold();
  // How many programs the relay has printed, and the last one's board.
  const [printed, setPrinted] = useState({ count: 0, board });
  const ran = printed.board === board ? printed.count : 0;
  const { running, isOver, words, toggle } = useRelay(board, (next) => {
    setPrinted({ count: ran + 1, board: next });
    go(showing("program", next), true);
  });
  const found = useFound(blank(board));
  const which = board.includes("x") ? 0 : numberOf(found, board);
  const count = found.summary ? found.solutions.length : listed(board)?.solutions;
  const program = programOf(board);

  const url = linkTo(formatAddress(place));
  return (
    <div class="split open">
      <section class="text" aria-label="The program">
        <p class="row">
          <Button class="main" onClick={toggle}>
            {words}
          </Button>
          <Button onClick={async () => setTold(await toClipboard(program, "Copied."))}>Copy</Button>
          <Button onClick={async () => setTold(await share(url, "The link is copied."))}>Share</Button>
          <a href={"data:text/javascript," + encodeURIComponent(program)} download={FILE}>
            Download
          </a>
          <a href={formatAddress({ ...showing("solutions", blank(board)), number: which || 1 })}>All solutions</a>
        </p>
        <p class="note more" role="status">
          {told ||
            (isOver
              ? "This board is not in the series: nothing comes behind it."
              : ran > 0
                ? `Picture ${number(ran + 1)} of the relay, printed by the one before it.`
                : `${which && count ? `Program ${number(which)} of ${number(count)}.` : "This is a program."} Run any of them, and it prints them all.`)}
        </p>
        <Program board={board} label="The program" />
        <p class="note">
          Save it under any name and run it with <code>node</code>. Its text is always the same: the board is in its
          whitespace.
        </p>
      </section>
      <Terminal place={place} count={count} waits={running || ran > 0} />
    </div>
  );
};
