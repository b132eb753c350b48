// What a headline speaks of, the game, the hand over it and what is known of both; and the headline on the screen.

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { EASIEST } from "../../puzzles/puzzles.ts";
import { holeIn } from "../../solver/steps.ts";
import type { Hand } from "../hand/hand.ts";
import { shake } from "../hand/motion.ts";
import type { LiveHand } from "../hand/usehand.ts";
import { hasMouse, useTold } from "../parts/events.ts";
import { Words } from "../parts/words.tsx";
import type { Place } from "../place/address.ts";
import { FULL, isNewlyFull, timesStored } from "../place/memory.ts";
import { addOwn, countsOf, ownOf, solvedLast } from "../search/found.ts";
import * as games from "./game.ts";
import type { Hint } from "./hints.ts";
import { headlineOf, lessonOf, sayNoFit, type Scene } from "./headline.ts";
import type { Table } from "./table.ts";

/** The solutions that the player has found, by number, among them the one on the board, `which`, once that is known. */
const useOwn = ({ game, found, isSolved, isForeign }: Table, which: number): number[] => {
  const isDone = isSolved && !isForeign && !games.isGivenUp(game!) && which > 0;
  useLayoutEffect(() => {
    if (isDone) solvedLast.set(found.outline, which);
    if (isDone && games.isByHand(game!)) addOwn(found, which);
  }, [isDone, which]);
  return useMemo(() => ownOf(found), [found, timesStored()]);
};

/** Of the pieces with these letters, those in the tray. */
const trayOf = (letters: string, ground: string): string =>
  [...letters].filter((each) => !ground.includes(each)).join("");

/** Notes that pass, or go when the board changes: a piece that cannot be laid, a game that cannot be stored. */
export const useNotes = ({ board, start, given, letters, isOpen }: Table) => {
  const [told, tell] = useTold();
  useEffect(() => tell(isNewlyFull() ? FULL : ""), [board]);
  const refuse = (letter: string, hand: Hand) => {
    if (!isOpen) return;
    const isGiven = given.includes(letter);
    // A piece that was dropped flies home instead.
    if (isGiven || hand.held) shake(letter);
    // As keys move a piece, the headline says where it fits.
    if (hand.held && hand.byKeys) return;
    const lesson = lessonOf(hand, trayOf(letters, board), board !== start, hasMouse);
    tell(isGiven ? `${letter} is given: it stays where it is.` : sayNoFit(letter, lesson));
  };
  return { told, tell, refuse };
};

export const useScene = (
  { puzzle, board: asked }: Place,
  table: Table,
  hand: LiveHand,
  hint: Hint | undefined,
  told: string,
): Scene => {
  const { game, board, start, letters, found, refusal, isForeign } = table;
  // With one answer there is nothing to count.
  const counted = game?.answer ? undefined : hand.laid;
  const counts = useMemo(() => countsOf(found, board, counted), [found, board, counted]);
  // In Easy, a hole is told.
  const cut = useMemo(() => (puzzle?.kind === EASIEST ? holeIn(board) : []), [puzzle?.kind, board]);
  const own = useOwn(table, counts.which);
  const lesson = lessonOf(hand, trayOf(letters, hand.ground), board !== start, hasMouse);
  return { puzzle, asked, game, refusal, isForeign, hand, laid: hand.laid, ...counts, hint, cut, own, lesson, told };
};

/** The headline and the line below. It takes the focus when the element that had the focus is gone. */
export const Heading = ({ scene, isSolved }: { scene: Scene; isSolved: boolean }) => {
  const { words, more, isBad } = headlineOf(scene);
  const said = useRef<HTMLParagraphElement>(null);
  const wasSolved = useRef(isSolved);
  const before = document.activeElement;
  useLayoutEffect(() => {
    const isEnd = wasSolved.current !== isSolved && document.activeElement!.matches("body, .cells *");
    wasSolved.current = isSolved;
    if (isEnd || (!before?.isConnected && document.activeElement === document.body))
      said.current!.focus({ preventScroll: true });
  });
  return (
    <>
      <p ref={said} tabIndex={-1} role="status" aria-live="polite" class={isBad ? "left bad" : "left"}>
        <Words of={words} />
      </p>
      <p class="note more" aria-live="polite">
        <Words of={more} />
      </p>
    </>
  );
};
