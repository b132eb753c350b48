// The puzzle, to be solved by hand.

import { useLayoutEffect, useState } from "preact/hooks";
import { sizeOf } from "../../boards/cells.ts";
import type { ViewProps } from "../place/address.ts";
import { Button } from "../parts/words.tsx";
import { keyOf, useEvents } from "../parts/events.ts";
import { Cells } from "../board/cells.tsx";
import { Figure, shapeOf, Shapes, sizeStyle, squares } from "../board/figure.tsx";
import { type LiveHand, useHand } from "../hand/usehand.ts";
import { Tray } from "../hand/tray.tsx";
import { Program } from "../program/program.tsx";
import { Chooser } from "./chooser.tsx";
import { Ending, type LiveEnding, Solution, useEnding } from "./finish.tsx";
import * as games from "./game.ts";
import { headlineOf, type Scene } from "./headline.ts";
import { Help } from "./help.tsx";
import { aimOf, followed, type Hint, hintFrom } from "./hints.ts";
import { Ghost } from "./ghost.tsx";
import { Heading } from "./heading.tsx";
import { useNotes, useScene } from "./scene.ts";
import { type Table, useTable } from "./table.ts";

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

const Pieces = ({ hand, scene, seen }: { hand: LiveHand; scene: Scene; seen: string }) => {
  const { hint, cut, ways } = scene;
  const { held, ground, cells, laid, letters, isSpelt } = hand;
  const ghost = (letter: string, covered: number[], isWrong: boolean) => (
    <path class={`ghost ${letter} ${isWrong ? "bad" : ""}`} d={shapeOf(ground, covered)} />
  );
  return (
    <>
      <Shapes board={seen} letters={isSpelt ? letters : ""} />
      <path class="cut" d={squares(ground, cut)} />
      {hint && ghost(hint.letter, hint.cells, ground.includes(hint.letter))}
      {held && cells && ghost(held.letter, cells, !laid || ways === 0)}
    </>
  );
};

type Steps = ReturnType<typeof useSteps> & { hint: (() => void) | undefined };

const Buttons = ({ table, hand, undo, redo, hint }: { table: Table; hand: LiveHand } & Steps) => {
  const { board, start, lay } = table;
  const { held, act } = hand;
  return (
    <>
      <p class="row hands">
        <Button words="Turn" onClick={held && (() => act({ type: "turn" }))} />
        <Button words="Mirror" onClick={held && (() => act({ type: "mirror" }))} />
        <Button words="↶" label="Undo" onClick={undo} />
        <Button words="↷" label="Redo" onClick={redo} />
        <Button words="Hint" onClick={hint} />
        <Button words="Restart" onClick={board === start ? undefined : () => lay(start)} />
      </p>
      <Answer table={table} />
    </>
  );
};

/** What covers the board: its program, when it is full; before that, the program's text on the given pieces. */
const Cover = ({ table, ending }: { table: Table; ending: LiveEnding }) => {
  if (ending.isProgram) return <Solution table={table} seen={ending.carry.board} />;
  return !table.isSolved && table.given ? <Program board={table.start} class="given" /> : null;
};

const Board = ({ isBare, ...props }: ViewProps & { isBare: boolean }) => {
  const table = useTable(props);
  const { board, isSolved } = table;
  const notes = useNotes(table);
  const hand = useHand({ ...table, letters: table.isOpen ? table.letters : "", refuse: notes.refuse });
  const hints = useHints(table, () => (hand.act({ type: "escape" }), notes.tell("")));
  const scene = useScene(props.place, table, hand, hints.hint, notes.told);
  const steps = useSteps(table);
  const ending = useEnding(props, table);
  const isUntouched = isBare && board === table.start && !Object.keys(hand.turned).length;
  return (
    <>
      <section
        class={table.game || table.refusal ? "table" : "table waiting"}
        aria-label="The board"
        data-pins={ending.pins || undefined}
      >
        <Heading headline={headlineOf(scene)} isSolved={isSolved} />
        <Cells
          board={ending.carry.board}
          label="Board"
          at={hand.at}
          onAt={hand.reach}
          onPress={isSolved ? ending.press : hand.press}
          onPointerDown={isSolved ? ending.grab : hand.grab}
          given={isSolved ? "" : table.given}
          lifted={hand.held?.letter}
          lifts={isSolved ? ending.pins : hand.letters}
          over={<Cover table={table} ending={ending} />}
        >
          <Pieces hand={hand} scene={scene} seen={isSolved ? ending.carry.board : hand.ground} />
        </Cells>
      </section>
      <section aria-label="Pieces and help">
        {isSolved ? (
          <Ending {...props} {...{ table, ending }} undo={steps.undo} />
        ) : (
          <>
            <Tray hand={hand} letters={table.game ? [...table.letters] : []} />
            {!isUntouched && <Buttons {...{ table, hand, ...steps }} hint={hints.next} />}
            {isUntouched ? <Ghost letter="T" answer={table.game!.answer} /> : !isBare && <Help />}
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
