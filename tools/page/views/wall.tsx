// Thousands of small pictures, of which only those in sight are drawn.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isDrawable } from "../copy.ts";
import { useEvents } from "../events.ts";
import { sizeOf } from "../laying.ts";
import { Picture } from "./grid.tsx";

/** How wide a tile is at least, and the gap between tiles, in pixels. */
const WIDTH = 104;
const GAP = 12;

const px = (length: number): string => `${length}px`;

interface WallProps {
  outline: string;
  count: number;
  /** A solution by its index; undefined as long as it is not found. */
  solution: (index: number) => string | undefined;
  selected: number;
  /** Whether a new selection is to be brought into sight. */
  seeks: { current: boolean };
  onSelect: (index: number) => void;
  onOpen: () => void;
}

/** Solutions as tiles. Arrows, Home, End and the Page keys select one, Enter opens it. */
export const Wall = ({ outline, count, solution, selected, seeks, onSelect, onOpen }: WallProps) => {
  const wall = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, top: 0, height: 0 });
  const { columns: wide, rows: high } = sizeOf(outline);
  const perRow = Math.max(1, Math.floor((size.width + GAP) / (WIDTH + GAP)));
  const width = (size.width + GAP) / perRow - GAP;
  const height = (width * high) / wide;
  const step = height + GAP;
  const rowCount = Math.ceil(count / perRow);

  const measure = () => {
    const { width, top } = wall.current!.getBoundingClientRect();
    setSize({ width, top, height: innerHeight });
  };
  useEvents({ scroll: measure, resize: measure }, { passive: true });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(wall.current!);
    return () => observer.disconnect();
  }, []);

  /** Scrolls to a tile; it may not be drawn yet, so its place is reckoned. */
  const bringIntoSight = (index: number) => {
    const top = wall.current!.getBoundingClientRect().top + Math.floor(index / perRow) * step;
    const hero = document.querySelector(".hero")!;
    const { bottom, width } = hero.getBoundingClientRect();
    const covers = getComputedStyle(hero).position === "sticky" && width > innerWidth / 2;
    const above = covers ? Math.max(0, bottom) : 0;
    if (top < above + GAP) scrollBy(0, top - above - GAP);
    else if (top + step > innerHeight) scrollBy(0, top + step - innerHeight);
  };
  useEffect(() => {
    if (seeks.current) bringIntoSight(selected);
    seeks.current = false;
  }, [selected]);
  useEffect(() => {
    if (selected > 0 && selected < count && size.width) bringIntoSight(selected);
  }, [selected < count, size.width > 0]);

  const opens = isDrawable(outline);
  const first = Math.max(0, Math.floor(-size.top / step) - 1);
  const last = Math.min(rowCount - 1, Math.ceil((size.height - size.top) / step));
  const shown = Array.from({ length: Math.max(0, last - first + 1) * perRow }, (_, i) => first * perRow + i).filter(
    (index) => index < count,
  );
  const page = Math.max(1, Math.floor((size.height * 0.7) / step)) * perRow;
  const keys: Record<string, number> = {
    ArrowLeft: selected - 1,
    ArrowRight: selected + 1,
    ArrowUp: selected - perRow,
    ArrowDown: selected + perRow,
    PageUp: selected - page,
    PageDown: selected + page,
    Home: 0,
    End: count - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") return onOpen();
    if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(Math.min(count - 1, Math.max(0, keys[event.key])));
  };
  return (
    <div
      ref={wall}
      class="wall"
      role="listbox"
      aria-label="Solutions"
      tabIndex={0}
      aria-activedescendant={shown.includes(selected) ? `solution-${selected}` : undefined}
      style={{ height: px(rowCount * step) }}
      onKeyDown={onKeyDown}
    >
      {shown.map((index) => (
        <div
          key={index}
          id={`solution-${index}`}
          role="option"
          aria-selected={index === selected}
          aria-posinset={index + 1}
          aria-setsize={count}
          aria-label={`Solution ${index + 1}`}
          data-board={solution(index)}
          style={{
            width: px(width),
            height: px(height),
            transform: `translate(${px((index % perRow) * (width + GAP))}, ${px(Math.floor(index / perRow) * step)})`,
          }}
          title={opens ? "Click twice to open the program" : undefined}
          onClick={() => (index === selected ? onOpen() : onSelect(index))}
        >
          {solution(index) && <Picture board={solution(index)!} />}
        </div>
      ))}
    </div>
  );
};
