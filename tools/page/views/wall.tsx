// Thousands of small pictures, of which only those in sight are drawn.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useEvents } from "../events.ts";
import { sizeOf } from "../laying.ts";
import { Picture } from "./grid.tsx";

/** How wide a tile is at least, unless it is a narrow one, and the gap between tiles, in pixels. */
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
  const least = WIDTH * Math.min(1, (2 * wide) / high);
  const perRow = Math.max(1, Math.floor((size.width + GAP) / (least + GAP)));
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

  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!seeks.current || !chosen.current || !size.width) return;
    chosen.current.scrollIntoView({ block: "nearest" });
    seeks.current = false;
  });

  const first = Math.max(0, Math.floor(-size.top / step) - 1);
  const last = Math.min(rowCount - 1, Math.ceil((size.height - size.top) / step));
  const inSight = Array.from({ length: Math.max(0, last - first + 1) * perRow }, (_, i) => first * perRow + i);
  // The selected one is there as well, to be scrolled to.
  const shown = [...new Set([...inSight, selected])].filter((index) => index < count);
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
      aria-activedescendant={selected < count ? `solution-${selected}` : undefined}
      style={{ height: px(rowCount * step) }}
      onKeyDown={onKeyDown}
    >
      {shown.map((index) => (
        <div
          key={index}
          ref={index === selected ? chosen : null}
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
          onClick={() => (index === selected ? onOpen() : onSelect(index))}
        >
          {solution(index) && <Picture board={solution(index)!} />}
        </div>
      ))}
    </div>
  );
};
