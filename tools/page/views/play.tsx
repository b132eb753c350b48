// The puzzle, to be solved by hand.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { others, sizeOf } from "../../solver/cells.ts";
import { blank } from "../../twin/picture.ts";
import { showing, taskFor, unusedOn, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { isDrawable } from "../copy.ts";
import { useEvents, useToday, useTold } from "../events.ts";
import { boardOfImage, type Found, imagesLike, numberOf } from "../found.ts";
import * as games from "../game.ts";
import { headlineOf } from "../headline.ts";
import { withoutPiece, withPiece } from "../laying.ts";
import { recall, remember } from "../memory.ts";
import { shake } from "../motion.ts";
import { useHand } from "../pointer.ts";
import { Button } from "./button.tsx";
import { Choice, puzzlesBeside, shortTitleOf } from "./choice.tsx";
import { Ending, Ripple } from "./finish.tsx";
import { Cells, Ink, Picture, shapeOf, Shapes, sizeStyle } from "./grid.tsx";
import { Tray } from "./tray.tsx";

export const Play = (props: ViewProps) => {
  const today = useToday();
  return (
    <div class="split play" style={sizeStyle(props.place.board)}>
      <Choice place={props.place} today={today} />
      <Table key={games.nameOfGame(props.place)} {...props} today={today} />
    </div>
  );
};

/** The game of a puzzle before its first move, if there is such a puzzle and it was found. */
const gameOf = (dealt: Found["puzzles"][string] | undefined) =>
  typeof dealt === "object" ? games.newGame(dealt.board, dealt.solution) : undefined;

/** The game at a place, and how it goes on: it is kept, and its board is the address. */
const useGame = ({ place, go, today }: ViewProps & { today: string }) => {
  const { puzzle } = place;
  const outline = blank(place.board);
  const [kept, setKept] = useState(() => games.recallGame(place));
  const found = useFound(outline, kept ? "" : puzzle);
  const dealt = found.puzzles[puzzle];
  const game = kept ?? (puzzle ? gameOf(dealt) : games.newGame(outline));
  const board = game ? games.boardNow(game) : outline;
  const task = useMemo(() => taskFor(board), [board]);
  const refusal = found.wrong || [task, dealt].find((each) => typeof each === "string") || "";

  // The seconds for which the player was here since the game was kept.
  const spent = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => document.hasFocus() && spent.current++, 1000);
    return () => clearInterval(timer);
  }, []);
  const keep = (next: games.Game) => {
    const kept = { ...next, seconds: next.seconds + spent.current };
    spent.current = 0;
    games.keepGame(place, kept);
    setKept(kept);
    go({ ...place, board: games.boardNow(kept) }, true);
  };
  // A puzzle that was found once is there at once.
  useEffect(() => {
    for (const [name, dealt] of Object.entries(found.puzzles)) {
      const [at, fresh] = [{ ...place, board: outline, puzzle: name }, gameOf(dealt)];
      if (fresh && !games.recallGame(at)) games.keepGame(at, fresh);
    }
  }, [found.puzzles]);
  useEffect(() => {
    if (game && games.isMove(game, place.board)) keep(games.moved(game, place.board, today));
  }, [place.board, !game]);
  return { game, board, start: game?.positions[0] ?? outline, outline, found, refusal: `${refusal}`, keep };
};

const Table = (props: ViewProps & { today: string }) => {
  const { place, go, today } = props;
  const { puzzle } = place;
  const { game, board, start, outline, found, refusal, keep } = useGame(props);
  const said = useRef<HTMLParagraphElement>(null);
  const solved = !!game && games.isSolved(game);
  const isProgram = solved && isDrawable(board);
  const given = start.replace(/[^A-Z]/g, "");
  const letters = others(given + unusedOn(board));
  const [told, setTold] = useTold();
  const [hint, setHint] = useState<games.Hint>();
  // Where it is solved, the board runs on.
  const [shown, show] = useState<string>();
  // What was said and shown is over as soon as something else happens.
  const change = (next: games.Game | undefined) => {
    if (!next) return;
    setHint(undefined);
    setTold("");
    show(undefined);
    keep(next);
  };
  const lay = (board: string) => change(game && games.moved(game, board, today));

  const refuse = (letter: string) => {
    if (solved || refusal) return;
    const isGiven = given.includes(letter);
    setTold(isGiven ? `${letter} is given: it stays where it is.` : `${letter} does not fit there.`);
    if (isGiven) shake(letter);
  };
  const takesPieces = game && !solved && !refusal;
  const holding = useHand({ board, letters: takesPieces ? letters : "", lay, refuse });
  const { hand, laid, cells, act } = holding;
  const { held } = hand;
  // When a piece is picked up for the first time ever, the page says how it is turned.
  useEffect(() => {
    const isFirst = held && !hand.byKeys && !recall("taught");
    if (isFirst) remember("taught", true);
    setTold(isFirst ? "Press it again to turn it." : "");
  }, [held?.letter]);

  // Without a puzzle, the ways that are left are counted.
  const left = useMemo(() => (puzzle || !found.summary ? undefined : imagesLike(found, board)), [found, board]);
  const ways = useMemo(() => (left && laid ? imagesLike(found, laid).length : undefined), [found, laid]);

  const seen = (solved && shown) || board;
  const count = found.solutions.length;
  const which = solved && found.summary ? numberOf(found, seen) : 0;
  const table = { puzzle, game, refusal, hand, laid, hint, left: left?.length, ways, count, which };
  const { words, more, isBad } = headlineOf(table);

  // When it ends, or starts again: what had the focus has gone.
  const refocus = () => {
    if (document.activeElement!.matches("body, .cells *")) said.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => refocus, [solved]);
  const isWrong = !!hint && board.includes(hint.letter);
  const nextHint = () => {
    if (!game) return;
    if (hint) return lay(isWrong ? withoutPiece(board, hint.letter) : withPiece(board, hint.letter, hint.cells));
    const any = left?.[Math.floor(Math.random() * left.length)];
    const answer = any ? boardOfImage(found, any) : game.answer;
    if (!answer) return;
    act({ type: "escape" });
    change({ ...game, hints: game.hints + 1 });
    setHint(games.hintFrom(board, answer));
  };
  const [undo, redo] = ([-1, 1] as const).map((step) => {
    const next = game && games.stepped(game, step);
    return next && (() => change(next));
  });
  useEvents({
    keydown: (event) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)) return;
      event.preventDefault();
      (key === "y" || event.shiftKey ? redo : undo)?.();
    },
  });

  const beside = puzzlesBeside(puzzle, today);
  const after = beside[beside.indexOf(puzzle) + 1];
  const goOn = () => go({ ...showing("play", outline), puzzle: after });
  const again = () => change(games.newGame(outline));
  const next = puzzle
    ? { [`Next: ${shortTitleOf(after ?? "")}`]: after === undefined ? undefined : goOn }
    : { "Start again": again, Undo: undo };
  return (
    <>
      <section class={game || refusal ? "table" : "table waiting"} aria-label="The board">
        <p ref={said} tabIndex={-1} role="status" class={isBad ? "left bad" : "left"}>
          {words}
        </p>
        <p class="note more" aria-live="polite">
          {told || more}
        </p>
        <Cells
          board={seen}
          label="Board"
          at={hand.at}
          onAt={holding.reach}
          onPress={holding.press}
          onPointerDown={holding.grab}
          given={solved ? "" : given}
          lifts={holding.letters}
          over={isProgram && <Ripple board={seen} game={game} />}
        >
          <Shapes
            board={seen === board ? holding.ground : seen}
            letters={holding.isSpelt && !solved ? others(given) : ""}
          />
          {given && seen === board && <Ink board={start} letters={given} />}
          {hint && <path class={`ghost ${isWrong ? "bad" : ""} ${hint.letter}`} d={shapeOf(board, hint.cells)} />}
          {held && cells && (
            <path class={`ghost ${held.letter} ${!laid || ways === 0 ? "bad" : ""}`} d={shapeOf(board, cells)} />
          )}
        </Cells>
      </section>
      <section aria-label="Pieces and help">
        {solved ? (
          <Ending place={{ ...place, board }} {...{ found, isProgram, game, today, next, seen, show }} />
        ) : (
          <>
            <Tray holding={holding} letters={game ? [...letters] : []} />
            <p class="row hands">
              <Button words="Turn" onClick={held && (() => act({ type: "turn" }))} />
              <Button words="Mirror" onClick={held && (() => act({ type: "mirror" }))} />
              <Button words="↶" label="Undo" onClick={undo} />
              <Button words="↷" label="Redo" onClick={redo} />
              <Button words="Hint" onClick={!game || (!puzzle && !left?.length) ? undefined : nextHint} />
              <Button words="Restart" onClick={board === start ? undefined : () => lay(start)} />
            </p>
            <details class="note">
              <summary aria-label="How to play">?</summary>
              <p>
                Drag a piece to the board, or press it and then its place. Press it again to turn it. Drag it off the
                board, or press beside the board, to put it away.
              </p>
              <p class="keys">
                The wheel or a right click turns it, too. Its letter picks a piece up, arrows move it, <kbd>R</kbd>{" "}
                turns and <kbd>M</kbd> mirrors it, Enter lays it, Escape lets it go, Backspace puts it away.{" "}
                <kbd>Ctrl</kbd> <kbd>Z</kbd> takes a move back.
              </p>
            </details>
          </>
        )}
      </section>
      {hand.state === "carried" && (
        <div class="floating" style={{ "--wide": sizeOf(held!.piece).columns }}>
          <Picture board={held!.piece} />
        </div>
      )}
    </>
  );
};
