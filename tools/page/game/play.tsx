// The puzzle, to be solved by hand.

import { useLayoutEffect, useState } from "preact/hooks";
import { LETTERS } from "../../boards/cells.ts";
import type { ViewProps } from "../place/address.ts";
import { Button } from "../parts/words.tsx";
import { hasMouse } from "../parts/events.ts";
import { useKeys } from "../parts/keys.ts";
import { Cells } from "../board/cells.tsx";
import { Layer, shapeOf, Shapes, sizeStyle, squares } from "../board/figure.tsx";
import { Layers } from "../wall/layers.tsx";
import { type LiveHand, useHand } from "../hand/usehand.ts";
import { inTray } from "../hand/hand.ts";
import { Tray } from "../hand/tray.tsx";
import { Program } from "../program/program.tsx";
import { Chooser } from "./chooser.tsx";
import { Ending, type LiveEnding, Solution, useEnding } from "./finish.tsx";
import * as games from "./game.ts";
import type { Scene } from "./headline.ts";
import { Help } from "./help.tsx";
import { aimOf, followed, type Hint, hintFrom } from "./hints.ts";
import { Ghost } from "./ghost.tsx";
import { Heading, useNotes, useScene } from "./scene.tsx";
import { type Table, useTable } from "./table.ts";

/** Undo and redo, for buttons and keys; undefined if there is nothing to undo or redo. */
const useSteps = ({ game, play }: Table) => {
  const [undo, redo] = ([-1, 1] as const).map((step) =>
    game && games.stepped(game, step) ? () => play((now) => games.stepped(now, step)) : undefined,
  );
  useKeys("game", true, { "Ctrl+Z": (_, { shiftKey }) => (shiftKey ? redo : undo)?.(), "Ctrl+Y": () => redo?.() });
  return { undo, redo };
};

/** Hints: the first press shows one, once `clear` was called; the next follows it. Each is for one position only. */
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

/** A player who gives up sees the answer. A double click only opens and closes the box of the button. */
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

type OnBoard = { table: Table; hand: LiveHand; scene: Scene; ending: LiveEnding; isEarly: boolean };

/** The pieces that were laid here, and where the one in the hand would lie. */
const Laid = ({ table: { given }, hand, scene: { hint, cut, ways }, seen }: OnBoard & { seen: string }) => {
  const { held, ground, cells, laid, letters, isSpelt } = hand;
  const ghost = (letter: string, covered: number[], isWrong: boolean) => (
    <path class={`ghost ${letter} ${isWrong ? "bad" : ""}`} d={shapeOf(ground, covered)} />
  );
  const laidHere = seen.replace(/\w/g, (cell) => (`${given}x`.includes(cell) ? "." : cell));
  return (
    <Layer board={ground}>
      <Shapes board={laidHere} letters={isSpelt ? letters : ""} />
      <path class="cut" d={squares(ground, cut)} />
      {hint && ghost(hint.letter, hint.cells, ground.includes(hint.letter))}
      {held && cells && ghost(held.letter, cells, !laid || ways === 0)}
    </Layer>
  );
};

/** What is seen above all else: the piece that a pointer carries, or the one that shows a new player what to do. */
const Raised = ({ hand, table: { board, game }, scene: { hint }, isEarly }: OnBoard) => (
  <Layer board={board} class="raised">
    {hand.state === "carried" && (
      <g class="floating">
        <Shapes board={hand.held!.piece} />
      </g>
    )}
    {isEarly && !hand.held && !hint && <Ghost piece={inTray(hand, "T")} answer={game!.answer} />}
  </Layer>
);

/** The board and all on it: the given pieces, their text, what was laid, and when it is full, the program of all. */
const Seen = (props: OnBoard) => {
  const { table, ending, hand } = props;
  const { start, given, isSolved } = table;
  const seen = isSolved ? ending.carry.board : hand.ground;
  return (
    <>
      <Layer board={seen}>
        <Shapes board={seen.replace(/\w/g, (cell) => (given.includes(cell) ? cell : "x"))} />
      </Layer>
      {given && (!isSolved || ending.isProgram) && <Program board={start} class="given" />}
      <Laid {...props} seen={seen} />
      {ending.isProgram && <Solution table={table} seen={seen} />}
      {ending.carry.isMoving && <Layers {...ending.carry} />}
      <Raised {...props} />
    </>
  );
};

type Can = ReturnType<typeof useSteps> & { hint: (() => void) | undefined; isEarly: boolean; isLesson: boolean };

/** What can be done to the piece in the hand, and to the game. The buttons of the first line are for a thumb. */
const Buttons = ({ table, hand, ...can }: { table: Table; hand: LiveHand } & Can) => {
  const { undo, redo, hint, isEarly, isLesson } = can;
  const { board, start, lay } = table;
  const { held, act } = hand;
  const [turn, mirror] = hasMouse() ? ["Turn", "Mirror"] : ["↻", "⇆"];
  return (
    <p class={isEarly ? "row hands early" : "row hands"}>
      <Button words={turn} label="Turn" data-act="turn" onClick={held && (() => act({ type: "turn" }))} />
      <Button words={mirror} label="Mirror" data-act="mirror" onClick={held && (() => act({ type: "mirror" }))} />
      <Button words="↶" label="Undo" onClick={undo} />
      <Button words="↷" label="Redo" class="rare" onClick={redo} />
      <Button words="Hint" onClick={hint} />
      {!isLesson && <Button words="Restart" class="rare" onClick={board === start ? undefined : () => lay(start)} />}
    </p>
  );
};

const Board = ({ isBare, ...props }: ViewProps & { isBare: boolean }) => {
  const table = useTable(props);
  const { board, isSolved } = table;
  const notes = useNotes(table);
  const hand = useHand({ ...table, letters: table.isOpen ? table.letters : "", refuse: notes.refuse });
  // A piece that did not fit may fit once it is taken again, or turned.
  useLayoutEffect(() => void (hand.held && notes.tell("")), [hand.held?.piece]);
  const hints = useHints(table, () => (hand.act({ type: "escape" }), notes.tell("")));
  const scene = useScene(props.place, table, hand, hints.hint, notes.told);
  const steps = useSteps(table);
  const ending = useEnding(props, table);
  // Before the first piece lies, a new player sees only what is needed.
  const isEarly = isBare && board === table.start && !steps.redo;
  const isLesson = games.isFirst(props.place);
  // A click counts only if a key made it: a pointer presses the piece on which its gesture ends.
  const pressByKey = (at: number, detail: number) => detail || ending.carry.press(ending.carry.board[at]);
  const isUntouched = isEarly && !Object.keys(hand.turned).length;
  return (
    <>
      <section
        class={table.game || table.refusal ? "table" : "table waiting"}
        aria-label="The board"
        data-pins={ending.carry.pins || undefined}
      >
        <Heading scene={scene} isSolved={isSolved} />
        <Cells
          board={ending.carry.board}
          label="Board"
          at={hand.at}
          onAt={hand.reach}
          onPress={isSolved ? pressByKey : hand.press}
          {...(isSolved ? ending.gestures : { onPointerDown: hand.grab })}
          given={isSolved ? "" : table.given}
          lifted={hand.held?.letter}
          lifts={ending.carry.isOn ? LETTERS : hand.letters}
        >
          <Seen {...{ table, hand, scene, ending, isEarly }} />
        </Cells>
      </section>
      <section class="side" aria-label="Pieces and help">
        {isSolved ? (
          <Ending {...props} {...{ table, ending }} undo={steps.undo} />
        ) : (
          <>
            <Tray hand={hand} letters={table.game ? [...table.letters] : []} />
            {!isUntouched && <Buttons {...{ table, hand, isEarly, isLesson, ...steps }} hint={hints.next} />}
            <div class="below">
              {!isLesson && <Answer table={table} />}
              {!isBare && <Help />}
            </div>
          </>
        )}
      </section>
    </>
  );
};

export const Play = (props: ViewProps) => {
  const isBare = games.isBeginning(props.place);
  return (
    <div class="play" style={sizeStyle(props.place.board)}>
      {!isBare && <Chooser {...props} />}
      <Board key={games.nameOfGame(props.place)} {...props} isBare={isBare} />
    </div>
  );
};
