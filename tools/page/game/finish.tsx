// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import { useMemo, useRef } from "preact/hooks";
import { placeOf, sizeOf } from "../../solver/cells.ts";
import { number } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, type Place, showing } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { useTold } from "../parts/events.ts";
import { Words } from "../parts/words.tsx";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { QUINE } from "../program/source.ts";
import { Gliding } from "../program/glide.tsx";
import { RingButtons, RingWall } from "../program/ringwall.tsx";
import { Program } from "../program/program.tsx";
import { sayRing } from "../program/progress.ts";
import type { Ring } from "../program/ring.ts";
import { type Game, isGivenUp, lastLaid } from "./game.ts";
import { summaryOf } from "./record.ts";
import { wayOn } from "./headline.ts";
import { messageOf } from "./message.ts";

interface SolutionProps {
  /** The player's solution. */
  board: string;
  game: Game;
  ring: Ring;
}

/**
 * What covers a full board: its program, spreading from the last piece laid. A press on it shows what that prints, another one the
 * solution again; it stops a ring.
 */
export const Solution = ({ board, game, ring }: SolutionProps) => {
  const hasMoved = useRef(false);
  const isOwn = ring.shown === board;
  if (!isOwn) hasMoved.current = true;
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, board.indexOf(lastLaid(game)));
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

interface EndingProps {
  /** The place with the solution. */
  place: Place;
  /** Whether it is a program, and whether somebody has sent it. */
  isProgram: boolean;
  isForeign: boolean;
  game: Game;
  today: string;
  go: (place: Place) => void;
  /** What goes on with the same game, in words, if it does. */
  again: Record<string, (() => void) | undefined>;
  ring: Ring;
}

/** What is said and done when a board is full, and under that what its program prints, as soon as it is there. */
export const Ending = ({ place, isProgram, isForeign, game, today, go, again, ring }: EndingProps) => {
  const { board } = place;
  const isMine = !isForeign && !isGivenUp(game);
  const summary = useMemo(() => game.answer && summaryOf(place, game), [game]);
  const [told, setTold] = useTold();
  const said = told || sayRing(ring, isMine ? "your" : "this");
  const link = linkTo(formatAddress({ ...place, board: outlineOf(board) }));
  const way = isForeign ? ["Play this board", ""] : wayOn(place, game, today, Math.ceil(Math.random() * 9999));
  const goOn = () => go({ ...showing("play", outlineOf(board)), puzzle: way![1] });
  const message = isForeign ? undefined : messageOf(place, game, isProgram);
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = () => new Promise<Blob | null>((resolve) => canvas.current!.toBlob(resolve));
  const programLink = (of: string, words: string) => <a href={formatAddress(showing("program", of))}>{words}</a>;
  return (
    <>
      <div class="card">
        <p class="more" role="status">
          <Words of={said || summary} />
        </p>
        <p class="row">
          {way && <Button words={way[0]} class="main" onClick={goOn} />}
          {message && (
            <Send
              {...(!way && { class: "main" })}
              lines={[...message, link]}
              image={ring.state === "over" || ring.state === "printed" ? image : undefined}
              tell={setTold}
            />
          )}
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
      {ring.isBegun && <RingWall {...{ ring, canvas }} />}
    </>
  );
};
