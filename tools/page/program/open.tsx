// One program, large enough to read: you can copy it, save it, run it, and run what it prints.

import { useMemo } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, listed, showing, taskFor, type ViewProps } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { useTold } from "../parts/events.ts";
import { linkTo, share, toClipboard } from "../place/share.ts";
import { useFound } from "../search/ask.ts";
import { numberOf } from "../search/found.ts";
import { programOf, refusalOf } from "./copy.ts";
import { Gliding } from "./glide.tsx";
import { RingWall } from "./mosaic.tsx";
import { Program } from "./program.tsx";
import { sayRing } from "./progress.ts";
import { useRing } from "./ring.ts";
import { FILE } from "./sandbox.ts";
import { Terminal } from "./terminal.tsx";

export const Open = (props: ViewProps) => {
  const task = taskFor(props.place.board);
  const wrong = refusalOf(props.place.board) || (typeof task === "string" && task);
  return wrong ? <p class="note">This cannot be a program: {wrong}.</p> : <Opened {...props} />;
};

const Opened = ({ place }: ViewProps) => {
  const [told, setTold] = useTold();
  const outline = outlineOf(place.board);
  const found = useFound(outline);
  const total = found.summary ? found.solutions.length : (listed(outline)?.solutions ?? 0);
  const ring = useRing(place.view, place.board, total);
  const { isRing, isRunning, toggle } = ring;
  // What is seen is what is copied, shared and saved.
  const board = ring.shown;
  const which = useMemo(() => (board.includes("x") ? 0 : numberOf(found, board)), [found, board]);
  const program = programOf(board);
  const address = formatAddress(showing("program", board));
  const url = linkTo(address) || location.href.replace(/#.*/, address);
  const said = which && total ? `Solution ${number(which)} of ${number(total)}.` : "This is a program.";
  return (
    <div class="split open">
      <section class="text" aria-label="The program">
        <p class="row">
          <Button words={ring.verb} class="main" onClick={total ? toggle : undefined} />
          {isRing && !isRunning && <Button words="Back to the first" onClick={ring.reset} />}
          <Button words="Copy" onClick={async () => setTold(await toClipboard(program, "Copied."))} />
          <Button words="Share" onClick={async () => setTold(await share([url], "The link is copied."))} />
          <a href={"data:text/javascript," + encodeURIComponent(program)} download={FILE}>
            Download
          </a>
        </p>
        <p class="note more" role="status">
          {told || sayRing(ring, "this one") || `${said} Run any of them, and it prints them all.`}
        </p>
        <Gliding board={board}>{(board) => <Program board={board} label="The program" />}</Gliding>
        <p class="note">
          Run what you download with <code>node {FILE}</code>. Its text is always the same: the board is in its
          whitespace.
        </p>
      </section>
      {isRing ? (
        <RingWall {...{ ring, found }} whose="this" about={["The pentomino quine", linkTo("")]} />
      ) : (
        <Terminal board={board} count={total} />
      )}
    </div>
  );
};
