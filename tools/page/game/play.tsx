// The puzzle, to be solved by hand.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { image } from "../../twin/board.ts";
import { others, sizeOf } from "../../solver/cells.ts";
import { showing, unusedOn, type ViewProps } from "../place/address.ts";
import { Button } from "../parts/button.tsx";
import { hasMouse, useEvents, useToday, useTold } from "../parts/events.ts";
import { isNewlyFull, recall, remember } from "../place/memory.ts";
import { puzzlesBeside, shortTitleOf } from "../place/titles.ts";
import { Cells } from "../board/cells.tsx";
import { Picture, shapeOf, Shapes, sizeStyle } from "../board/picture.tsx";
import { withoutPiece, withPiece } from "../hand/laying.ts";
import { shake } from "../hand/motion.ts";
import { type Holding, useHand } from "../hand/pointer.ts";
import { Tray } from "../hand/tray.tsx";
import { boardOfImage, imagesLike, numberOf } from "../search/found.ts";
import { isDrawable } from "../program/copy.ts";
import { Ink } from "../program/ink.tsx";
import { useRing } from "../program/ring.ts";
import { Choice } from "./choice.tsx";
import { Ending, Solution, useNext } from "./finish.tsx";
import * as games from "./game.ts";
import { type Headline, headlineOf } from "./headline.ts";
import { Help } from "./help.tsx";
import { turned, useGame } from "./table.ts";

/** How a board is turned to be seen: on an upright phone, a long one stands, and its cells are larger. */
const useMovement = (board: string): number => {
  const ask = () => innerWidth <= 500 && innerWidth < innerHeight;
  const [isUpright, setUpright] = useState(ask);
  useEvents({ resize: () => setUpright(ask()) });
  const { columns, rows } = sizeOf(board);
  return isUpright && columns > 2 * rows ? 1 : 0;
};

export const Play = (props: ViewProps) => {
  const { place } = props;
  const today = useToday();
  const movement = useMovement(place.board);
  return (
    <div class={movement ? "split play upright" : "split play"} style={sizeStyle(image(place.board, movement))}>
      <Choice {...props} today={today} />
      <Table key={games.nameOfGame(place)} {...props} {...{ today, movement }} />
    </div>
  );
};

/** How to turn a piece, from the first piece in the hand on; "" once the player has turned one. */
const useLesson = ({ held }: Holding["hand"], isBegun: boolean): string => {
  const [isTurned, setTurned] = useState(!!recall("turned"));
  const last = useRef(held);
  useEffect(() => {
    const before = last.current;
    last.current = held;
    if (!before || before.letter !== held?.letter || before.piece === held.piece) return;
    remember("turned", true);
    setTurned(true);
  }, [held]);
  if (isTurned || !(held || isBegun)) return "";
  return hasMouse() ? "The wheel, a right click or R turns a piece." : "Press a piece in the tray twice to turn it.";
};

/** Undo and redo, for buttons and keys; undefined if there is nothing to undo or redo. */
const useSteps = ({ game, play }: ReturnType<typeof useGame>) => {
  const [undo, redo] = ([-1, 1] as const).map((step) =>
    game && games.stepped(game, step) ? () => play((game) => games.stepped(game, step)) : undefined,
  );
  useEvents({
    keydown: (event) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)) return;
      event.preventDefault();
      (key === "y" || event.shiftKey ? redo : undo)?.();
    },
  });
  return { undo, redo };
};

interface SaidProps {
  headline: Headline;
  told: string;
  isSolved: boolean;
  /** Programs come and go: they are not announced. */
  isPrinted: boolean;
}

/** The headline. It takes the focus when a game ends or starts again, since the element that had it is gone. */
const Said = ({ headline: { words, more, isBad }, told, isSolved, isPrinted }: SaidProps) => {
  const said = useRef<HTMLParagraphElement>(null);
  const refocus = () => {
    if (document.activeElement!.matches("body, .cells *")) said.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => refocus, [isSolved]);
  const live = isPrinted ? "off" : "polite";
  return (
    <>
      <p ref={said} tabIndex={-1} role="status" aria-live={live} class={isBad ? "left bad" : "left"}>
        {words}
      </p>
      <p class="note more" aria-live={live}>
        {told || more}
      </p>
    </>
  );
};

interface LaidProps {
  holding: Holding;
  start: string;
  given: string;
  hint: games.Hint | undefined;
  isBad: boolean;
}

/** What lies under the hand: the pieces, the text of the given ones, a hint, and where the held piece would go. */
const Laid = ({ holding, start, given, hint, isBad }: LaidProps) => {
  const { hand, ground, cells, laid, isSpelt } = holding;
  const ghost = (letter: string, cells: number[], isBad: boolean) => (
    <path class={`ghost ${letter} ${isBad ? "bad" : ""}`} d={shapeOf(ground, cells)} />
  );
  return (
    <>
      <Shapes board={ground} letters={isSpelt ? others(given) : ""} />
      {given && <Ink board={start} letters={given} />}
      {hint && ghost(hint.letter, hint.cells, ground.includes(hint.letter))}
      {hand.held && cells && ghost(hand.held.letter, cells, !laid || isBad)}
    </>
  );
};

const Table = (props: ViewProps & { today: string; movement: number }) => {
  const { place, go, today, movement } = props;
  const { puzzle } = place;
  const table = useGame(props);
  const { game, outline, found, refusal, play } = table;
  // What is seen and laid is turned; what is counted, printed and sent on lies as the game has it.
  const { see, back, board, start, lay } = turned(table, movement);
  const solved = !!game && games.isSolved(game);
  const [wasSolved] = useState(solved);
  const isProgram = solved && isDrawable(table.board);
  const given = start.replace(/[^A-Z]/g, "");
  const letters = others(given + unusedOn(outline));
  const isOpen = game && !solved && !refusal;

  // Passing notes go when the board changes.
  const [told, tell] = useTold();
  useEffect(
    () => tell(isNewlyFull() ? "Your browser cannot store this game. Its address keeps it until it is solved." : ""),
    [board],
  );
  const refuse = (letter: string) => {
    if (!isOpen) return;
    const isGiven = given.includes(letter);
    tell(isGiven ? `${letter} is given: it stays where it is.` : `${letter} does not fit there.`);
    if (isGiven) shake(letter);
  };
  const holding = useHand({ board, letters: isOpen ? letters : "", lay, refuse });
  const { hand, laid, act } = holding;
  const lesson = useLesson(hand, board !== start);
  // Without a puzzle: the ways that are left, and how many with the piece in the hand; undefined before they are known.
  const isCounted = !puzzle && !!found.summary;
  const left = useMemo(() => (isCounted ? imagesLike(found, table.board) : undefined), [found, table.board]);
  const ways = useMemo(() => (isCounted && laid ? imagesLike(found, back(laid)).length : undefined), [found, laid]);
  const { undo, redo } = useSteps(table);
  const ring = useRing(place.view, table.board, found.summary ? found.solutions.length : 0);
  const printed = useNext(table.board, isProgram, !wasSolved);
  const { isPrinted } = ring;
  const seen = (!ring.count && printed.shown) || ring.shown;
  const which = useMemo(() => (solved && found.summary ? numberOf(found, ring.shown) : 0), [found, ring.shown]);
  const isAnswer = !!puzzle && !solved && !place.board.includes("x");
  const [count, singles] = [found.solutions.length, found.singles];

  // The first press shows what is wrong or where a piece goes, the next does it. A hint is for one position only.
  const [hint, give] = useState<games.Hint>();
  useLayoutEffect(() => () => give(undefined), [board]);
  const nextHint = () => {
    if (hint) {
      const { letter, cells } = hint;
      return lay(board.includes(letter) ? withoutPiece(board, letter) : withPiece(board, letter, cells));
    }
    const any = left?.[Math.floor(Math.random() * left.length)];
    const answer = any ? boardOfImage(found, any) : game?.answer;
    if (!answer) return;
    act({ type: "escape" });
    tell("");
    const fresh = games.hintFrom(board, see(answer));
    play((game) => ({ ...game, hints: game.hints + 1, hinted: game.hinted + fresh.letter }));
    give(fresh);
  };
  const beside = puzzlesBeside(puzzle, today, singles);
  const after = puzzle && beside[beside.indexOf(puzzle) + 1];
  const next = {
    ...(!puzzle && { "Start again": () => table.lay(outline), Undo: undo }),
    ...(after && { [`Next: ${shortTitleOf(after)}`]: () => go({ ...showing("play", outline), puzzle: after }) }),
  };
  return (
    <>
      <section class={game || refusal ? "table" : "table waiting"} aria-label="The board">
        <Said
          headline={headlineOf({
            ...{ puzzle, game, refusal, hand, laid, hint, lesson },
            ...{ left: left?.length, ways, count, which, isPrinted, isAnswer, singles },
          })}
          {...{ told, isPrinted, isSolved: solved }}
        />
        <Cells
          board={see(seen)}
          label="Board"
          at={hand.at}
          onAt={holding.reach}
          onPress={holding.press}
          onPointerDown={holding.grab}
          given={solved ? "" : given}
          lifted={hand.held?.letter}
          lifts={holding.letters}
          over={isProgram && <Solution {...{ board, game }} seen={see(seen)} />}
        >
          <Laid {...{ holding, start, given, hint }} isBad={ways === 0} />
        </Cells>
      </section>
      <section aria-label="Pieces and help">
        {solved ? (
          <Ending
            place={{ ...place, board: table.board }}
            {...{ game, found, isProgram, today, next, ring, printed }}
          />
        ) : (
          <>
            <Tray holding={holding} letters={game ? [...letters] : []} />
            <p class="row hands">
              <Button words="Turn" onClick={hand.held && (() => act({ type: "turn" }))} />
              <Button words="Mirror" onClick={hand.held && (() => act({ type: "mirror" }))} />
              <Button words="↶" label="Undo" onClick={undo} />
              <Button words="↷" label="Redo" onClick={redo} />
              <Button words="Hint" onClick={!game || (!puzzle && !left?.length) ? undefined : nextHint} />
              <Button words="Restart" onClick={board === start ? undefined : () => lay(start)} />
            </p>
            <Help />
          </>
        )}
      </section>
      {hand.state === "carried" && (
        <div class="floating" style={{ "--wide": sizeOf(hand.held!.piece).columns }}>
          <Picture board={hand.held!.piece} />
        </div>
      )}
    </>
  );
};
