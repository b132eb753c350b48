// Thousands of small pictures, of which only those in sight are drawn.

import { useEffect, useRef, useState } from "preact/hooks";
import { Picture } from "./grid.tsx";

interface WallProps {
  count: number;
  /** A solution by its index; undefined as long as it is not found. */
  solution: (index: number) => string | undefined;
  selected: number;
  /** Whether a new selection is to be brought into sight. */
  seeks: { current: boolean };
  onSelect: (index: number) => void;
  onOpen: () => void;
}

const Tile = ({ board }: { board: string | undefined }) => (board ? <Picture board={board} /> : null);

/** Solutions as tiles. Arrows, Home, End and the Page keys select one, Enter opens it. */
export const Wall = ({ count, solution, selected, seeks, onSelect, onOpen }: WallProps) => {
  const wall = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState<Set<number>>(new Set());
  useEffect(() => {
    const look: IntersectionObserverCallback = (entries) =>
      setInSight((before) => {
        const next = new Set(before);
        for (const { target, isIntersecting } of entries)
          next[isIntersecting ? "add" : "delete"](+target.id.split("-")[1]);
        return next;
      });
    const observer = new IntersectionObserver(look, { rootMargin: "50%" });
    for (const tile of wall.current!.children) observer.observe(tile);
    return () => observer.disconnect();
  }, [count]);
  useEffect(() => {
    if (seeks.current) wall.current!.children[selected]?.scrollIntoView({ block: "nearest" });
    seeks.current = false;
  }, [selected, count]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") return onOpen();
    const perRow = getComputedStyle(wall.current!).gridTemplateColumns.split(" ").length;
    const step = {
      ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow },
      ...{ PageUp: -4 * perRow, PageDown: 4 * perRow, Home: -count, End: count },
    }[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(Math.min(count - 1, Math.max(0, selected + step)));
  };
  return (
    <div
      ref={wall}
      class="wall"
      role="listbox"
      aria-label="Solutions"
      tabIndex={0}
      aria-activedescendant={selected < count ? `solution-${selected}` : undefined}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          id={`solution-${index}`}
          role="option"
          aria-selected={index === selected}
          aria-label={`Solution ${index + 1}`}
          onClick={() => (index === selected ? onOpen() : onSelect(index))}
        >
          {inSight.has(index) && <Tile board={solution(index)} />}
        </div>
      ))}
    </div>
  );
};
