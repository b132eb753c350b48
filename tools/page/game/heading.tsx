// The headline on the screen, and the focus, which it takes when the element that had it is gone.

import { useLayoutEffect, useRef } from "preact/hooks";
import { Words } from "../parts/words.tsx";
import type { Headline } from "./headline.ts";

interface HeadingProps {
  headline: Headline;
  isSolved: boolean;
}

export const Heading = ({ headline: { words, more, isBad }, isSolved }: HeadingProps) => {
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
