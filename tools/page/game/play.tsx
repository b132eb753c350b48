// The puzzle, to be solved by hand.

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { others, sizeOf } from "../../boards/cells.ts";
import { LEVELS, readPuzzle } from "../../puzzles/puzzles.ts";
import { unusedOn, type ViewProps } from "../place/address.ts";
import { Button } from "../parts/words.tsx";
import { hasMouse, keyOf, useEvents, useTold } from "../parts/events.ts";
import { FULL, isNewlyFull, recall, remember } from "../place/memory.ts";
import { Cells } from "../board/cells.tsx";
import { Figure, shapeOf, Shapes, sizeStyle, squares } from "../board/figure.tsx";
import { type Holding, shake, useHand } from "../hand/pointer.ts";
import { addOwn, ownOf, solvedLast } from "../search/found.ts";
import { Tray } from "../hand/tray.tsx";
import { isDrawable } from "../program/source.ts";
import { Program } from "../program/program.tsx";
import { Chooser } from "./chooser.tsx";
import { Ending, Solution, useFilm, usePins } from "./finish.tsx";
import * as games from "./game.ts";
import { countsOf, headlineOf, lessonOf, sayNoFit, type Scene } from "./headline.ts";
import { Help } from "./help.tsx";
import { aimOf, cutOff, followed, type Hint, hintFrom } from "./hints.ts";
import { Ghost } from "./ghost.tsx";
import { Heading } from "./heading.tsx";
import { type Table, useGame } from "./table.ts";

/** Whether the player has ever done something that has a name. */
const useLearnt = (name: string, isDone: boolean): boolean => {
  useEffect(() => void (isDone && remember(name, true)), [isDone]);
  return isDone || !!recall(name);
};

/** What the hand can do next, until the player has done it. */
const useLesson = (hand: Holding["hand"], isBegun: boolean): string => {
  const hasTurned = useLearnt("turned", hand.hasTurned);
  const hasKeyed = useLearnt("keyed", hand.hasKeyed);
  return lessonOf({ ...hand, hasTurned, hasKeyed }, isBegun, hasMouse);
};

/** The solutions that the player has found, by number, among them the one on the board, `which`, once that is known. */
const useOwn = ({ game, found, isSolved, isForeign }: Table, which: number): number[] => {
  const isDone = isSolved && !isForeign && !games.isGivenUp(game!) && which > 0;
  return useMemo(() => {
    if (isDone) solvedLast.set(found.outline, which);
    if (isDone && games.isOwn(game!)) addOwn(found, which);
    return ownOf(found);
  }, [found, isDone, which]);
};

/** Undo and redo, for buttons and keys; undefined if there is nothing to undo or redo. */
const useSteps = ({ game, play }: Table) => {
  const [undo, redo] = ([-1, 1] as const).map((step) =>
    game && games.stepped(game, step) ? () => play((now) => games.stepped(now, step)) : undefined,
  );
  useEvents({
    keydown: (event) => {
      const key = keyOf(event);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !"ZY".includes(key)) return;
      event.preventDefault();
      (key === "Y" || event.shiftKey ? redo : undo)?.();
    },
  });
  return { undo, redo };
};

/** Notes that pass, or go when the board changes: a piece that cannot be laid, a game that cannot be stored. */
const useNotes = (board: string, given: string, isOpen: boolean, lesson: () => string) => {
  const [told, tell] = useTold();
  useEffect(() => tell(isNewlyFull() ? FULL : ""), [board]);
  const refuse = (letter: string) => {
    if (!isOpen) return;
    const isGiven = given.includes(letter);
    tell(isGiven ? `${letter} is given: it stays where it is.` : `${sayNoFit(letter)} ${lesson()}`.trim());
    shake(letter);
  };
  return { told, tell, refuse };
};

/**
 * Hints: the first press shows what is wrong or where a piece goes, the next does it. A hint is for one position only, and
 * `clear` is called before it is shown.
 */
const useHints = ({ game, board, found, play, lay, isOpen }: Table, clear: () => void) => {
  const [hint, give] = useState<Hint>();
  useLayoutEffect(() => () => give(undefined), [board]);
  const hasAim = !!game?.answer || !!found.summary;
  const next = () => {
    if (hint) return lay(followed(board, hint));
    const aim = game?.answer || aimOf(found, board, Math.random());
    if (!aim) return;
    clear();
    play(games.hinted);
    give(hintFrom(board, aim));
  };
  return { hint, next: isOpen && hasAim ? next : undefined };
};

/** A player who gives up sees the answer. The button is in a box of its own, so that a double click only opens and closes that. */
const Answer = ({ table }: { table: Table }) => {
  const { game, play, isOpen, start, board } = table;
  if (!isOpen || !game?.answer || (board === start && !games.countIn(game, games.HINT))) return null;
  return (
    <details class="note" key={board}>
      <summary>Show the answer</summary>
      <Button words="Give up and show it" onClick={() => play(games.givenUp)} />
    </details>
  );
};

/** What lies under the hand: the pieces, a hint, a hole, and where the held piece would go. */
const Laid = ({ holding, scene, pins }: { holding: Holding; scene: Scene; pins: string }) => {
  const { hint, cut, ways } = scene;
  const { hand, ground, cells, laid, letters, isSpelt } = holding;
  const ghost = (letter: string, covered: number[], isWrong: boolean) => (
    <path class={`ghost ${letter} ${isWrong ? "bad" : ""}`} d={shapeOf(ground, covered)} />
  );
  return (
    <>
      <Shapes board={ground} letters={isSpelt ? letters : ""} pins={pins} />
      <path class="cut" d={squares(ground, cut)} />
      {hint && ghost(hint.letter, hint.cells, ground.includes(hint.letter))}
      {hand.held && cells && ghost(hand.held.letter, cells, !laid || ways === 0)}
    </>
  );
};

interface HandsProps {
  table: Table;
  holding: Holding;
  /** What takes a move back, or does it again, and what gives a hint; undefined if nothing can. */
  steps: ReturnType<typeof useSteps>;
  hint: (() => void) | undefined;
}

/** The buttons below the tray. */
const Hands = ({ table, holding: { hand, act }, steps, hint }: HandsProps) => {
  const { board, start, lay } = table;
  return (
    <>
      <p class="row hands">
        <Button words="Turn" onClick={hand.held && (() => act({ type: "turn" }))} />
        <Button words="Mirror" onClick={hand.held && (() => act({ type: "mirror" }))} />
        <Button words="↶" label="Undo" onClick={steps.undo} />
        <Button words="↷" label="Redo" onClick={steps.redo} />
        <Button words="Hint" onClick={hint} />
        <Button words="Restart" onClick={board === start ? undefined : () => lay(start)} />
      </p>
      <Answer table={table} />
    </>
  );
};

const Board = ({ isBare, ...props }: ViewProps & { isBare: boolean }) => {
  const { place } = props;
  const table = useGame(props);
  const { game, board, start, outline, found, refusal, isForeign, isSolved, isOpen, lay } = table;
  const given = start.replace(/[^A-Z]/g, "");
  const letters = others(given + unusedOn(outline));

  const { told, tell, refuse } = useNotes(board, given, isOpen, () => lesson);
  const holding = useHand({ board, letters: isOpen ? letters : "", lay, refuse });
  const { hand, laid, act } = holding;
  const isUntouched = isBare && board === start && !Object.keys(hand.turned).length;
  const lesson = useLesson(hand, board !== start);
  const steps = useSteps(table);
  const isProgram = useMemo(() => isSolved && isDrawable(board), [isSolved, board]);
  const film = useFilm(table);
  const pinning = usePins(table, !film.runs);
  const { hint, next: nextHint } = useHints(table, () => (act({ type: "escape" }), tell("")));
  // With one answer there is nothing to count.
  const counted = game?.answer ? undefined : laid;
  const counts = useMemo(() => countsOf(found, board, counted), [found, board, counted]);
  const own = useOwn(table, counts.which);
  // In Easy, a hole is told.
  const cut = useMemo(() => (readPuzzle(place.puzzle)?.kind === LEVELS[0] ? cutOff(board) : []), [place.puzzle, board]);
  const said = { puzzle: place.puzzle, game, refusal, hand, laid, hint, cut, own, lesson, told, isForeign };
  const scene: Scene = { ...said, ...counts, asked: place.board };

  const again = game?.answer || isForeign ? {} : { "Start again": () => lay(outline), Undo: steps.undo };
  return (
    <>
      <section class={game || refusal ? "table" : "table waiting"} aria-label="The board">
        <Heading headline={headlineOf(scene)} isSolved={isSolved} />
        <Cells
          board={board}
          label="Board"
          at={hand.at}
          onAt={holding.reach}
          onPress={isSolved ? (at) => pinning.pin(board[at]) : holding.press}
          onPointerDown={holding.grab}
          given={isSolved ? "" : given}
          lifted={hand.held?.letter}
          lifts={holding.letters}
          over={
            isProgram ? (
              <Solution table={table} pins={pinning.pins} />
            ) : (
              !isSolved && given && <Program board={start} class="given" />
            )
          }
        >
          <Laid {...{ holding, scene }} pins={pinning.pins} />
        </Cells>
      </section>
      <section aria-label="Pieces and help">
        {isSolved ? (
          <Ending {...props} {...{ table, isProgram, again, pinning, film }} />
        ) : (
          <>
            <Tray holding={holding} letters={game ? [...letters] : []} />
            {!isUntouched && <Hands {...{ table, holding, steps }} hint={nextHint} />}
            {!isBare && <Help />}
            {isUntouched && <Ghost letter="T" answer={game!.answer} />}
          </>
        )}
      </section>
      {hand.state === "carried" && (
        <div class="floating" style={{ "--wide": sizeOf(hand.held!.piece).columns }}>
          <Figure board={hand.held!.piece} />
        </div>
      )}
    </>
  );
};

export const Play = (props: ViewProps) => {
  const isBare = games.isBeginning(props.place);
  return (
    <div class="split play" style={sizeStyle(props.place.board)}>
      {!isBare && <Chooser {...props} />}
      <Board key={games.nameOfGame(props.place)} {...props} isBare={isBare} />
    </div>
  );
};
