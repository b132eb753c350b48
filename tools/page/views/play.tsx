// The puzzle, to be solved by hand.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { others } from "../../solver/cells.ts";
import { showing, taskFor, unusedOn, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { isDrawable } from "../copy.ts";
import { useEvents, useToday, useTold } from "../events.ts";
import { boardOfImage, type Found, imagesLike, numberOf } from "../found.ts";
import { type Game, type Hint, hintFrom, keepGame, moved, nameOfGame, newGame, recallGame } from "../game.ts";
import { headlineOf } from "../headline.ts";
import { sizeOf, withoutPiece, withPiece } from "../laying.ts";
import { useHand } from "../pointer.ts";
import { Button } from "./button.tsx";
import { Choice, puzzlesBeside, shortTitleOf } from "./choice.tsx";
import { Ending, Ripple } from "./finish.tsx";
import { Cells, Ink, Picture, shapeOf, Shapes, sizeStyle } from "./grid.tsx";
import { Tray } from "./tray.tsx";
import { blank } from "../../twin/picture.ts";

/** The game of a puzzle before its first move, if there is such a puzzle and it was found. */
const gameOf = (dealt: Found["puzzles"][string] | undefined) =>
  typeof dealt === "object" ? newGame(dealt.board, dealt.solution) : undefined;

export const Play = (props: ViewProps) => {
  const today = useToday();
  return (
    <div class="split play" style={sizeStyle(props.place.board)}>
      <Choice place={props.place} today={today} />
      <Table key={nameOfGame(props.place)} {...props} today={today} />
    </div>
  );
};

const Table = ({ place, go, today }: ViewProps & { today: string }) => {
  const { puzzle } = place;
  const outline = blank(place.board);
  const said = useRef<HTMLParagraphElement>(null);
  const [kept, setKept] = useState(() => recallGame(place));
  const found = useFound(outline, kept || !puzzle ? [] : [puzzle]);
  const dealt = found.puzzles[puzzle];
  const game = kept ?? (puzzle ? gameOf(dealt) : newGame(outline));
  const board = game ? game.positions[game.at] : outline;
  const task = useMemo(() => taskFor(board), [board]);
  const refusal = found.wrong || (typeof task === "string" ? task : typeof dealt === "string" ? dealt : "");
  const solved = !!game?.solved;
  const isProgram = solved && isDrawable(board);
  const start = game?.start ?? outline;
  const given = start.replace(/[^A-Z]/g, "");
  const letters = others(given + unusedOn(board));
  const [told, setTold] = useTold();

  // The seconds for which somebody was here since the game was kept.
  const spent = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => document.hasFocus() && spent.current++, 1000);
    return () => clearInterval(timer);
  }, []);
  const keep = (next: Game) => {
    next = { ...next, seconds: next.seconds + spent.current };
    spent.current = 0;
    keepGame(place, next);
    setKept(next);
    go({ ...place, board: next.positions[next.at] }, true);
  };
  const [hint, setHint] = useState<Hint>();
  const lay = (board: string) => {
    setHint(undefined);
    if (game) keep(moved(game, board, today));
  };
  // A puzzle that was found once is there at once.
  useEffect(() => {
    for (const [name, dealt] of Object.entries(found.puzzles)) {
      const [at, fresh] = [{ ...place, puzzle: name }, gameOf(dealt)];
      if (fresh && !recallGame(at)) keepGame(at, fresh);
    }
  }, [found.puzzles]);
  // An address with pieces on its board is a position of the game, if it has those that are given. A puzzle is not solved that way.
  useEffect(() => {
    const hasGiven = [...start].every((cell, at) => cell === "x" || cell === place.board[at]);
    const isPosition = hasGiven && /[A-Z]/.test(place.board) && (!puzzle || place.board.includes("x"));
    if (!solved && isPosition && place.board !== board) lay(place.board);
  }, [place.board, !game]);

  const refuse = (letter: string) => {
    if (solved || refusal) return;
    if (!given.includes(letter)) return setTold(`${letter} does not fit there.`);
    setTold(`${letter} is given: it stays where it is.`);
    const piece = document.querySelector(`.piece.${letter}`)!;
    piece.animate({ translate: ["0", "-1.5px", "1.5px", "-1px", "1px", "0"] }, 250);
  };
  const takesPieces = game && !solved && !refusal;
  const holding = useHand({ board, letters: takesPieces ? letters : "", lay, refuse });
  const { hand, laid, cells, act } = holding;
  const { held } = hand;

  // On an empty board the search looks over one's shoulder.
  const left = useMemo(() => (puzzle || !found.summary ? undefined : imagesLike(found, board)), [found, board]);
  const ways = useMemo(() => (left && laid ? imagesLike(found, laid).length : undefined), [found, laid]);

  // Where it is solved, the board runs on.
  const [shown, show] = useState<string>();
  const seen = shown ?? board;

  const count = found.solutions.length;
  const which = solved && found.summary ? numberOf(found, seen) : 0;
  const table = { puzzle, game, refusal, hand, laid, hint, left: left?.length, ways, count, which };
  const { words, more, isBad } = headlineOf(table);

  // When it ends, or starts again: what had the focus has gone.
  const refocus = () => {
    if (document.activeElement === document.body) said.current?.focus({ preventScroll: true });
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
    setHint(hintFrom(board, answer));
    keep({ ...game, hints: game.hints + 1 });
  };
  const [undo, redo] = [-1, 1].map((step) => {
    const next = solved ? undefined : game?.positions[game.at + step];
    return next ? () => lay(next) : undefined;
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
  const again = () => {
    show(undefined);
    keep(newGame(outline));
  };
  const goOn = () => go({ ...showing("play", outline), puzzle: after });
  const next = !puzzle
    ? { words: "Start again", go: again }
    : after
      ? { words: `Next: ${shortTitleOf(after)}`, go: goOn }
      : undefined;
  return (
    <>
      <section class="table" aria-label="The board">
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
          movable={holding.letters}
          over={isProgram && <Ripple board={seen} last={board.indexOf(game.last!)} />}
        >
          <Shapes board={shown ?? holding.ground} letters={holding.isSpelt && !solved ? others(given) : ""} />
          {given && !shown && <Ink board={start} letters={given} />}
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
              <Button onClick={held && (() => act({ type: "turn" }))}>Turn</Button>
              <Button onClick={held && (() => act({ type: "mirror" }))}>Mirror</Button>
              <Button onClick={undo}>Undo</Button>
              <Button onClick={!game || (!puzzle && !left?.length) ? undefined : nextHint}>Hint</Button>
              <Button onClick={board === start ? undefined : () => lay(start)}>Restart</Button>
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
