// A board whose cells are buttons.

import type { ComponentChildren, PointerEventHandler } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { pitchOf } from "../../twin/board.ts";
import { ARROWS, useKeys, type Way } from "../parts/keys.ts";
import { sayCell } from "./face.ts";
import { sizeStyle } from "./figure.tsx";

/** The cell at a point of the window; undefined if there is none. */
export const cellAt = (x: number, y: number): number | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]");
  return cell ? +cell.dataset.at! : undefined;
};

interface CellsProps {
  board: string;
  label: string;
  /** The index of the cell that the keyboard is at. */
  at: number;
  onAt: (at: number) => void;
  /** A cell was pressed: by a pointer if there is a `detail`, otherwise by a key or a screen reader. */
  onPress: (at: number, detail: number) => void;
  /** The letters of the given pieces, and of those that a pointer can lift. */
  given?: string;
  lifts?: string;
  lifted?: string | undefined;
  onPointerDown?: PointerEventHandler<HTMLElement>;
  onPointerMove?: PointerEventHandler<HTMLElement>;
  onPointerUp?: PointerEventHandler<HTMLElement>;
  onPointerCancel?: PointerEventHandler<HTMLElement>;
  /** What is seen of the board, one over the other. */
  children: ComponentChildren;
}

/** A board whose cells are buttons in a grid; the arrow keys move between them. The children are seen under them. */
export const Cells = ({ board, label, at: reached, onAt, onPress, children, ...more }: CellsProps) => {
  const { given, lifts, lifted, ...rest } = more;
  // On another board there may be no such cell.
  const at = (board[reached] ?? " ") === " " ? 0 : reached;
  const grid = useRef<HTMLDivElement>(null);
  const pitch = pitchOf(board);
  const move = ([x, y]: Way) => {
    const next = at + x + y * pitch;
    if ((board[next] ?? " ") === " ") return;
    grid.current!.querySelector<HTMLElement>(`[data-at="${next}"]`)!.focus();
    // A cell that has the focus already gets no event for it.
    onAt(next);
  };
  useKeys("cells", true, {
    arrow: (key, { target }) => grid.current!.contains(target as Element) && move(ARROWS[key]),
    // A browser presses the button that a cell is.
    Enter: () => false,
  });
  // A press that ends on another cell does not count.
  const onCell = (target: EventTarget | null, action: (at: number) => void) => {
    const cell = (target as HTMLElement).dataset.at;
    if (cell) action(+cell);
  };
  const buttons = useMemo(
    () =>
      board.split(" ").map((row, y) => (
        <div role="row" key={y}>
          {[...row].map((cell, x) => (
            <button
              type="button"
              role="gridcell"
              key={x}
              data-at={y * pitch + x}
              data-cell={cell}
              data-lifts={lifts?.includes(cell) || undefined}
              tabIndex={y * pitch + x === at ? 0 : -1}
              aria-label={sayCell(board, y * pitch + x, given, lifted)}
            />
          ))}
        </div>
      )),
    [board, at, given, lifts, lifted],
  );
  return (
    <div class="cells" style={sizeStyle(board)} {...rest}>
      {children}
      <div
        role="grid"
        aria-label={label}
        ref={grid}
        onFocusIn={({ target }) => onCell(target, onAt)}
        onClick={({ target, detail }) => onCell(target, (cell) => onPress(cell, detail))}
      >
        {buttons}
      </div>
    </div>
  );
};
