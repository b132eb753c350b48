// The puzzle, to be solved by hand, with the search looking over one's shoulder.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { pitchOf, symmetries, MOVEMENTS } from "../../twin/board.ts";
import { SIDE } from "../../solver/drawings.ts";
import { blank, countCells, LETTERS } from "../../solver/outline.ts";
import { formatAddress, type Place } from "../address.ts";
import {
  type Held,
  isFree,
  lift,
  mirror,
  placementOf,
  take,
  turn,
  under,
  withoutPiece,
  withPlacement,
} from "../laying.ts";
import type { Left } from "../messages.ts";
import { useLeft } from "../search.ts";
import { Cells, Picture, Shapes, sizeOf, squares } from "./board.tsx";
import { Chooser } from "./chooser.tsx";
import { isDrawable } from "./program.tsx";

const LIST = new Intl.ListFormat("en-GB");
const number = (value: number): string => value.toLocaleString("en");
const plural = (count: number, what: string): string => `${number(count)} ${what}${count === 1 ? "" : "s"}`;

/** The letters of the pieces on a board. */
const lettersOn = (board: string): string[] => [...LETTERS].filter((letter) => board.includes(letter));

/** The cells that are not covered yet, and can be covered by one piece alone. */
const forcedCells = ({ possible }: Left, board: string): number[] =>
  [...board].flatMap((cell, at) => (cell === "x" && possible[at].length === 1 ? at : []));

const tellForced = (left: Left, board: string): string => {
  const pieces = lettersOn(left.forced).filter((letter) => !board.includes(letter));
  const cells = forcedCells(left, board).length;
  if (!cells) return "Nothing is forced.";
  if (!pieces.length) return `${plural(cells, "cell")} can be covered by one piece only.`;
  return `${LIST.format(pieces)} can lie in one place only, and ${plural(cells, "cell")} can be covered by one piece only.`;
};

/** A drag: where the pointer is, whether it has moved, and what was so before it began. */
interface Drag {
  x: number;
  y: number;
  moved: boolean;
  held: boolean;
}

/** How far a pointer moves before it is a drag, in pixels. */
const STILL = 6;

export const Play = ({ place, go }: { place: Place; go: (place: Place) => void }) => {
  const { board, without } = place;
  const [held, setHeld] = useState<Held>();
  const [at, setAt] = useState(() => board.search(/[^.]/));
  const [over, setOver] = useState(false);
  const [drag, setDrag] = useState<Drag>();
  const [help, setHelp] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const handled = useRef(false);
  const left = useLeft({ board, without, traits: [], where: "" });
  const known = typeof left === "object" ? left : undefined;

  // A piece in the hand is not on the board, wherever it came from. Only when it is put down is that a new place.
  const ground = held ? withoutPiece(board, held.letter) : board;
  const cells = held && under(ground, held, at);
  const free = !!cells && isFree(ground, cells);
  const placement = held && placementOf(held.letter, cells!);
  const spare = [...LETTERS].filter((letter) => !ground.includes(letter) && !without.includes(letter));
  const complete = !board.includes("x");

  const lay = (next: string) => {
    setHeld(undefined);
    setDrag(undefined);
    if (next !== board) go({ ...place, board: next });
  };
  const put = () => {
    if (free) lay(withPlacement(ground, placement!));
  };
  const focus = (cell: number) => area.current!.querySelector<HTMLElement>(`[data-at="${cell}"]`)?.focus();

  /** The cell of the board under a point of the window, or undefined. */
  const cellAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const { left, top, width, height } = area.current!.querySelector(".cells")!.getBoundingClientRect();
    const { columns, rows } = sizeOf(board);
    const [x, y] = [((clientX - left) / width) * columns, ((clientY - top) / height) * rows].map(Math.floor);
    return x >= 0 && y >= 0 && x < columns && y < rows ? y * (columns + 1) + x : undefined;
  };
  const grab = (event: PointerEvent, next: Held | undefined) => {
    if (event.button || !next) return;
    event.preventDefault();
    handled.current = true;
    setHeld(next);
    setDrag({ x: event.clientX, y: event.clientY, moved: false, held: next === held });
    const cell = cellAt(event);
    setOver(cell !== undefined);
    if (cell !== undefined) setAt(cell);
  };

  // Before the next event, not after the next paint: a quick finger is up by then.
  useLayoutEffect(() => {
    if (!held) return;
    const onMove = (event: PointerEvent) => {
      const cell = cellAt(event);
      setOver(cell !== undefined);
      if (cell !== undefined) setAt(cell);
      setDrag(
        (drag) =>
          drag && {
            ...drag,
            moved: drag.moved || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > STILL,
            ...((drag.moved || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > STILL) && {
              x: event.clientX,
              y: event.clientY,
            }),
          },
      );
    };
    const onUp = (event: PointerEvent) => {
      if (!drag) return;
      setDrag(undefined);
      const inside = cellAt(event) !== undefined;
      if (inside && (drag.moved || drag.held)) return put();
      if (!inside && drag.moved) lay(ground);
    };
    const onCancel = () => setDrag(undefined);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onCancel);
    return () => {
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onCancel);
    };
  });

  /** Clicks of the keyboard and of screen readers; a pointer has done its work before its click comes. */
  const press = (cell: number) => {
    if (handled.current) return void (handled.current = false);
    if (held) return put();
    setHeld(lift(board, cell));
  };
  const pick = (letter: string) => {
    if (handled.current) return void (handled.current = false);
    setHeld(take(letter));
    setOver(true);
    focus(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
    const key = event.key.toUpperCase();
    if (held && key === "R") setHeld(turn(held));
    else if (held && key === "M") setHeld(mirror(held));
    else if (held && key === "ESCAPE") setHeld(undefined);
    else if (key === "BACKSPACE" || key === "DELETE") {
      if (held) lay(ground);
      else if (/[A-Z]/.test(board[at])) lay(withoutPiece(board, board[at]));
    } else if (LETTERS.includes(key) && (spare.includes(key) || board.includes(key))) {
      if (spare.includes(key)) setHeld(take(key));
      else setHeld(lift(board, board.indexOf(key)));
      setOver(true);
      focus(at);
    } else return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
  const hint = () => {
    const best = Object.entries(known!.ways).sort((a, b) => b[1] - a[1])[0];
    if (best) lay(withPlacement(board, best[0]));
  };

  const next = free ? withPlacement(ground, placement!) : "";
  const ahead =
    held && next && !board.includes(held.letter) && known?.summary.solutions
      ? (known.ways[placement!] ?? 0)
      : undefined;
  const status = (() => {
    if (typeof left === "string") return left;
    if (held && !free) return `${held.letter} does not fit here.`;
    if (held && help && ahead === 0) return `${held.letter} fits here, but then there is no solution.`;
    if (held && help && ahead && symmetries(next, MOVEMENTS).length === 1)
      return `${held.letter} here leaves ${plural(ahead, "solution")}.`;
    if (held) return `${held.letter} fits here.`;
    if (!known) return "Counting …";
    const { solutions, total } = known.summary;
    if (complete) return "Solved!";
    if (!solutions) return "No solution any more. Take a piece back.";
    const images = total > solutions ? `, ${number(total)} with rotations and reflections` : "";
    return `${plural(solutions, "solution")} left${images}.`;
  })();
  const lost = known?.summary.solutions === 0;
  const showForced = help && known && !held && !complete && !lost;

  return (
    <div class="play" ref={area}>
      <section class="table" aria-label="The board">
        <p class={lost && !held ? "left bad" : "left"} role="status">
          {status}
        </p>
        <div class={held ? "holding" : ""}>
          <Cells
            board={board}
            label="Board"
            at={at}
            onAt={(cell) => {
              setAt(cell);
              if (held) setOver(true);
            }}
            onPress={press}
            onPointerDown={(event) => {
              const cell = cellAt(event);
              grab(event, held ?? (cell === undefined ? undefined : lift(board, cell)));
            }}
            describe={(cell) =>
              showForced && board[cell] === "x" && known.possible[cell].length === 1
                ? `, only ${known.possible[cell]} can lie here`
                : ""
            }
          >
            <Shapes board={ground} letters ruled="x" />
            {showForced &&
              forcedCells(known, board).map((cell) => (
                <text
                  key={cell}
                  class={`forced ${known.forced[cell] === "x" ? "" : "whole"}`}
                  x={((cell % pitchOf(board)) + 0.5) * SIDE}
                  y={(Math.floor(cell / pitchOf(board)) + 0.5) * SIDE + 4}
                >
                  {known.possible[cell]}
                </text>
              ))}
            {held && (over || !drag) && (
              <path
                class={`ghost ${held.letter} ${free ? (help && ahead === 0 ? "dead" : "") : "bad"}`}
                d={squares(board, cells!)}
              />
            )}
          </Cells>
        </div>
        <p class="actions">
          <button type="button" disabled={!held} onClick={() => setHeld(turn(held!))}>
            Turn <kbd>R</kbd>
          </button>
          <button type="button" disabled={!held} onClick={() => setHeld(mirror(held!))}>
            Mirror <kbd>M</kbd>
          </button>
          <button type="button" disabled={!held} onClick={() => lay(ground)}>
            Put away
          </button>
          <button type="button" disabled={!known || !Object.keys(known.ways).length} onClick={hint}>
            Hint
          </button>
          <button type="button" disabled={board === blank(board)} onClick={() => lay(blank(board))}>
            Clear
          </button>
        </p>
      </section>
      <section class="box" aria-label="Pieces and help">
        <p class="bar">
          <Chooser place={place} go={go} />
        </p>
        <div class="tray" role="group" aria-label="Pieces">
          {spare.map((letter) => {
            const { piece } = held?.letter === letter ? held : take(letter);
            return (
              <button
                type="button"
                key={letter}
                aria-label={letter}
                aria-pressed={held?.letter === letter}
                onPointerDown={(event) => grab(event, held?.letter === letter ? held : take(letter))}
                onClick={() => pick(letter)}
                style={{ "--wide": sizeOf(piece).columns }}
              >
                <Picture board={piece} />
                <span aria-hidden="true">{letter}</span>
              </button>
            );
          })}
          {!spare.length && <p class="note">All pieces lie on the board.</p>}
        </div>
        <label class="help">
          <input type="checkbox" checked={help} onChange={({ currentTarget }) => setHelp(currentTarget.checked)} /> Show
          what is forced, and where a piece ends all hope
        </label>
        {showForced && <p class="note">{tellForced(known, board)}</p>}
        {complete && countCells(board) > 0 && (
          <p class="actions">
            {isDrawable(board) && (
              <a class="button main" href={formatAddress({ ...place, view: "program" })}>
                See the program in this shape
              </a>
            )}
          </p>
        )}
        <p class="note">
          Drag a piece to the board, or tap it and then a cell. <kbd>R</kbd> turns it, <kbd>M</kbd> shows its mirror
          image. With the keyboard: a piece’s letter picks it up, arrows move it, Enter puts it down, Escape lets it go,
          Backspace puts it away. The browser’s Back button takes a move back. The address of this page holds the board:
          send it to a friend.
        </p>
      </section>
      {held && drag?.moved && !over && (
        <div class="floating" style={{ left: `${drag.x}px`, top: `${drag.y}px`, "--wide": sizeOf(held.piece).columns }}>
          <Picture board={held.piece} />
        </div>
      )}
    </div>
  );
};
