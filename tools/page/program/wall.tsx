// Thousands of small pictures; only those in sight are drawn. Screen readers skip them and read the number instead.

import { useEffect, useRef, useState } from "preact/hooks";
import { Figure } from "../board/figure.tsx";

interface WallProps {
  count: number;
  /** The numbers of those that the player has found. */
  own: number[];
  /** A solution by its number; undefined as long as it is not found. */
  solution: (number: number) => string | undefined;
  selected: number;
  select: (number: number) => void;
}

export const Wall = ({ count, own, solution, selected, select }: WallProps) => {
  const wall = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState<Set<number>>(new Set());
  useEffect(() => {
    const look: IntersectionObserverCallback = (entries) =>
      setInSight((before) => {
        const next = new Set(before);
        for (const { target, isIntersecting } of entries)
          next[isIntersecting ? "add" : "delete"](+(target as HTMLElement).dataset.number!);
        return next;
      });
    const observer = new IntersectionObserver(look, { rootMargin: "50%" });
    for (const tile of wall.current!.children) observer.observe(tile);
    return () => observer.disconnect();
  }, [count]);
  return (
    <div ref={wall} class="wall" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const board = inSight.has(i + 1) ? solution(i + 1) : undefined;
        return (
          <div
            key={i}
            data-number={i + 1}
            data-selected={i + 1 === selected}
            data-own={own.includes(i + 1)}
            onClick={() => select(i + 1)}
          >
            {board && <Figure board={board} />}
          </div>
        );
      })}
    </div>
  );
};
