// One program, large enough to read: you can copy it, save it, run it, and run what it prints.

import { useMemo } from "preact/hooks";
import { outlineOf } from "../../twin/picture.ts";
import { number } from "../../solver/words.ts";
import { formatAddress, listed, showing, taskFor, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { useTold } from "../parts/events.ts";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { useFound } from "../search/ask.ts";
import { numberOf } from "../search/found.ts";
import { programOf, refusalOf } from "./source.ts";
import { Gliding } from "./glide.tsx";
import { RingButtons, RingWall } from "./ringwall.tsx";
import { Shown } from "./program.tsx";
import { sayRing } from "./progress.ts";
import { useRing } from "./ring.ts";
import { FILE, MODULE } from "./sandbox.ts";

export const Reader = (props: ViewProps) => {
  const wrong = refusalOf(props.place.board) || taskFor(props.place.board).flaw;
  return wrong ? <p class="note">This cannot be a program: {wrong}.</p> : <Read {...props} />;
};

const Read = ({ place }: ViewProps) => {
  const [told, setTold] = useTold();
  const outline = outlineOf(place.board);
  const found = useFound(outline);
  const total = found.summary ? found.solutions.length : (listed(outline)?.solutions ?? 0);
  const ring = useRing(place.view, place.board, total);
  // What is seen is what is copied, shared and saved.
  const board = ring.shown;
  const which = useMemo(() => (board.includes("x") ? 0 : numberOf(found, board)), [found, board]);
  const program = programOf(board);
  const address = formatAddress(showing("program", board));
  const said = which && total ? `Solution ${number(which)} of ${number(total)}.` : "This is a program.";
  return (
    <div class="split open">
      <section class="text" aria-label="The program">
        <p class="row">
          <RingButtons ring={ring} />
          <Send lines={["The pentomino quine", linkTo(address)]} what="the program" text={program} tell={setTold} />
          <a href={"data:text/html," + encodeURIComponent(program)} download={FILE}>
            Download
          </a>
          <Button words="Back to the first" onClick={ring.isBegun ? ring.reset : undefined} />
        </p>
        <p class="note more" role="status">
          <Words of={told || sayRing(ring, "this") || `${said} It runs right here, and prints all the others.`} />
        </p>
        <Gliding board={board}>{(seen) => <Shown board={seen} label="The program" />}</Gliding>
        <p class="note">
          Open the download, <code>{FILE}</code>, in a browser; or rename it to <code>{MODULE}</code> and run{" "}
          <code>node {MODULE}</code>. All programs have the same text: the board is in the whitespace.
        </p>
      </section>
      {ring.isBegun && <RingWall ring={ring} />}
    </div>
  );
};
