// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import { useRef } from "preact/hooks";
import { placeOf, sizeOf } from "../../solver/cells.ts";
import { number } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, showing, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { useTold } from "../parts/events.ts";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { QUINE } from "../program/source.ts";
import { Gliding } from "../program/glide.tsx";
import { RingButtons, RingWall } from "../program/ringwall.tsx";
import { Program } from "../program/program.tsx";
import { sayRing } from "../program/progress.ts";
import type { Ring } from "../program/ring.ts";
import { isGivenUp, lastLaid } from "./game.ts";
import { wayOn } from "./headline.ts";
import { messageOf } from "./message.ts";
import type { Table } from "./usegame.ts";

/**
 * What covers a full board: its program, spreading from the last piece laid. A press on it shows what that prints, another one the
 * solution again; it stops a ring.
 */
export const Solution = ({ table: { board, game }, ring }: { table: Table; ring: Ring }) => {
  const hasMoved = useRef(false);
  const isOwn = ring.shown === board;
  if (!isOwn) hasMoved.current = true;
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, board.indexOf(lastLaid(game!)));
  const style = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return (
    <>
      <Gliding board={ring.shown}>
        {(shown) => (
          <Program
            board={shown}
            class={hasMoved.current ? "" : "ripple"}
            style={style}
            label={shown === board ? "Your solution, a program" : "A program that was printed"}
          />
        )}
      </Gliding>
      <Button
        words=""
        label={ring.isRunning ? "Stop here" : isOwn ? "Show the next program" : "Show the solution again"}
        onClick={ring.isRunning ? ring.toggle : ring.next ? ring.flip : undefined}
      />
    </>
  );
};

interface EndingProps extends ViewProps {
  table: Table;
  ring: Ring;
  /** Whether the solution is a program, and what goes on with the same game, in words. */
  isProgram: boolean;
  again: Record<string, (() => void) | undefined>;
}

/** What is said and done when a board is full, and under that what its program prints, as soon as it is there. */
export const Ending = ({ place: asked, go, table, ring, today, isProgram, again }: EndingProps) => {
  const { board, isForeign } = table;
  const game = table.game!;
  const place = { ...asked, board };
  const isMine = !isForeign && !isGivenUp(game);
  const [told, setTold] = useTold();
  const said = told || sayRing(ring, isMine ? "your" : "this");
  const link = linkTo(formatAddress({ ...place, board: outlineOf(board) }));
  const way = isForeign ? ["Play this board", ""] : wayOn(place, game, today, Math.ceil(Math.random() * 9999));
  const goOn = () => go({ ...showing("play", outlineOf(board)), puzzle: way![1] });
  const message = isForeign ? undefined : messageOf(place, game, isProgram);
  const programLink = (of: string, words: string) => <a href={formatAddress(showing("program", of))}>{words}</a>;
  return (
    <>
      <div class="card">
        <p class="more" role="status">
          <Words of={said} />
        </p>
        <p class="row">
          {way && <Button words={way[0]} class="main" onClick={goOn} />}
          {message && <Send {...(!way && { class: "main" })} lines={[...message, link]} tell={setTold} />}
          {Object.entries(again).map(([words, act]) => act && <Button words={words} key={words} onClick={act} />)}
        </p>
        {isProgram && (
          <>
            <p class="note" key={ring.next}>
              {isMine ? "Your" : "This"} solution {programLink(board, "is a program")}.{" "}
              {ring.next && (
                <>
                  It has just written {programLink(ring.next, "the next one")}: the same {number(QUINE.length)}{" "}
                  characters, with other whitespace. Press the board to see it, and again to come back.
                </>
              )}
            </p>
            <p class="row">
              <RingButtons ring={ring} />
            </p>
          </>
        )}
      </div>
      {ring.isBegun && <RingWall ring={ring} />}
    </>
  );
};
