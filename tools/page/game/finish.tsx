// The end of a game: the pieces become the program that prints them, it runs, and the player hears how it went.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { LETTERS, placeOf, sizeOf } from "../../solver/cells.ts";
import { number } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, type Place, showing } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { calm, useTold } from "../parts/events.ts";
import { Words } from "../parts/words.tsx";
import { Send } from "../place/send.tsx";
import { linkTo } from "../place/share.ts";
import { Picture } from "../board/picture.tsx";
import type { Found } from "../search/found.ts";
import { boardIn, QUINE } from "../program/copy.ts";
import { Gliding } from "../program/glide.tsx";
import { Ink } from "../program/ink.tsx";
import { RingButtons, RingWall } from "../program/printed.tsx";
import { sayRing } from "../program/progress.ts";
import type { Ring } from "../program/ring.ts";
import { NEXT, runCopy } from "../program/sandbox.ts";
import { type Game, isGivenUp, lastLaid } from "./game.ts";
import { summaryOf } from "./habit.ts";
import { messageOf } from "./message.ts";

/** How long the pieces take to become text, as in the style sheet, and how long that stays on the board, in milliseconds. */
const RIPPLE = 1300;
const LOOK = 1200;

/**
 * The board of the program that a full board prints next, and whether the page shows it in place of that board. After a game
 * it appears by itself, unless the player prefers reduced motion.
 */
export const useNext = (board: string, isProgram: boolean, isFresh: boolean) => {
  const [printed, setPrinted] = useState<string>();
  const [isShown, show] = useState(false);
  useEffect(() => {
    setPrinted(undefined);
    show(false);
    return isProgram ? runCopy(board, NEXT, (text) => setPrinted(boardIn(text))) : undefined;
  }, [isProgram && board]);
  useEffect(() => {
    if (!printed || !isFresh || calm()) return;
    const timer = setTimeout(() => show(true), RIPPLE + LOOK);
    return () => clearTimeout(timer);
  }, [printed]);
  return { board: printed, shown: isShown ? printed : undefined, show };
};

export type Next = ReturnType<typeof useNext>;

interface SolutionProps {
  /** The player's solution, and the board to show: that one, or the board of a printed program. */
  board: string;
  seen: string;
  game: Game;
}

/** What covers a full board: its program, spreading from the last piece laid, or a program that it has printed. */
export const Solution = ({ board, seen, game }: SolutionProps) => {
  const hasMoved = useRef(false);
  if (seen !== board) hasMoved.current = true;
  const { columns, rows } = sizeOf(board);
  const [y, x] = placeOf(board, board.indexOf(lastLaid(game)));
  const style = { "--x": `${((x + 0.5) / columns) * 100}%`, "--y": `${((y + 0.5) / rows) * 100}%` };
  return (
    <Gliding board={seen}>
      {(shown) => (
        <Picture
          board={shown}
          class={hasMoved.current ? "board" : "board ripple"}
          style={style}
          aria-label={shown === board ? "Your solution, a program" : "A program that was printed"}
        >
          <Ink board={shown} letters={LETTERS} />
        </Picture>
      )}
    </Gliding>
  );
};

interface EndingProps {
  /** The place with the solution. */
  place: Place;
  /** The solutions of its board; whether this one is a program, and whether somebody has sent it. */
  found: Found;
  isProgram: boolean;
  isForeign: boolean;
  game: Game;
  /** What can come next, in words, and what leads there. */
  next: Record<string, (() => void) | undefined>;
  ring: Ring;
  printed: Next;
}

/** What is said and done when a board is full, and under that what its program prints, as soon as it is there. */
export const Ending = ({ place, found, isProgram, isForeign, game, next, ring, printed }: EndingProps) => {
  const { board, puzzle } = place;
  const isMine = !isForeign && !isGivenUp(game);
  const summary = useMemo(() => game.answer && summaryOf(place, game), [game]);
  const [told, setTold] = useTold();
  const said = told || sayRing(ring, isMine ? "your" : "this");
  const link = linkTo(
    formatAddress({ ...place, board: game.answer && !puzzle ? game.positions[0] : outlineOf(board) }),
  );
  const message = messageOf(place, game, isProgram);
  const isOwn = ring.isBegun ? ring.shown === board : !printed.shown;
  const show = (isNext: boolean) => {
    ring.reset();
    printed.show(isNext);
  };
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = () => new Promise<Blob | null>((resolve) => canvas.current!.toBlob(resolve));
  const programLink = (of: string, words: string) => <a href={formatAddress(showing("program", of))}>{words}</a>;
  return (
    <>
      <div class="card">
        <p class="more" role="status">
          <Words of={said || summary} />
        </p>
        <p class="row">
          {!isForeign && (
            <Send
              class="main"
              lines={[...message, link]}
              copied="Your result is copied."
              picture={ring.isOver && ring.isBegun ? picture : undefined}
              tell={setTold}
            />
          )}
          {Object.entries(next).map(([words, go]) => go && <Button words={words} key={words} onClick={go} />)}
        </p>
        {isProgram && (
          <>
            <p class="note" key={printed.board}>
              {printed.board ? (
                <>
                  {isMine ? "Your" : "This"} solution {programLink(board, "is a program")}. It has just written{" "}
                  {programLink(printed.board, "the next one")}: the same {number(QUINE.length)} characters, with other
                  whitespace.
                </>
              ) : (
                `${isMine ? "Your" : "This"} solution is a program. It runs …`
              )}
            </p>
            <p class="row">
              <Button
                words={!isOwn ? `Show ${isMine ? "yours" : "the first"}` : "Show the next one"}
                onClick={isOwn && !printed.board ? undefined : () => show(isOwn)}
              />
              <RingButtons ring={ring} />
            </p>
          </>
        )}
      </div>
      {ring.isBegun && <RingWall {...{ ring, found, canvas }} />}
    </>
  );
};
