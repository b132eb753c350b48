// All solutions of a board: the one that is selected large, as a program if it can be one, and all others as tiles.

import { useMemo } from "preact/hooks";
import { withLetters } from "../../solver/cells.ts";
import { capital, number, sentenceOf } from "../../solver/words.ts";
import { outlineOf } from "../../twin/picture.ts";
import { formatAddress, listed, showing, type ViewProps } from "../place/address.ts";
import { Button, Words } from "../parts/words.tsx";
import { sizeStyle } from "../board/figure.tsx";
import { useFound } from "../search/ask.ts";
import { ownOf, sayCount, sayOwn } from "../search/found.ts";
import { isDrawable } from "./source.ts";
import { Gliding } from "./glide.tsx";
import { Shown } from "./program.tsx";
import { Wall } from "./wall.tsx";

export const Solutions = ({ place, go }: ViewProps) => {
  const outline = outlineOf(place.board);
  const found = useFound(outline);
  const { solutions } = found;
  const done = !!found.wrong || !!found.summary;
  const total = found.summary?.total ?? 0;
  // For a board with a name, the number is known before the search ends.
  const count = done ? solutions.length : (listed(outline)?.solutions ?? solutions.length);
  const selected = done ? Math.min(place.number, Math.max(1, count)) : place.number;
  const solution = (which: number): string | undefined =>
    which > solutions.length ? undefined : withLetters(outline, solutions[which - 1]);
  const own = useMemo(() => ownOf(found), [found]);
  const select = (which: number) => go({ ...place, number: which }, true);
  const choose = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    input.valueAsNumber = Math.max(1, Math.min(count, Math.floor(input.valueAsNumber) || 1));
    select(input.valueAsNumber);
  };
  const shown = solution(selected);
  const program = shown && isDrawable(shown) ? showing("program", shown) : undefined;
  return (
    <div class="split solutions" style={sizeStyle(place.board)}>
      <section class="hero" aria-label="The selected solution">
        <Gliding board={shown ?? outline}>{(board) => <Shown board={board} label="The program" />}</Gliding>
        {count > 0 && (
          <p class="row">
            {program && <Button words="Open it" class="main" onClick={() => go(program)} />}
            <Button words="‹" label="Previous" onClick={selected > 1 ? () => select(selected - 1) : undefined} />
            <label>
              <input type="number" aria-label="Number" min={1} max={count} value={selected} onChange={choose} />{" "}
              {selected <= count && <Words of={`of ${number(count)}${own.includes(selected) ? " ✓" : ""}`} />}
            </label>
            <Button words="›" label="Next" onClick={selected < count ? () => select(selected + 1) : undefined} />
            <Button words="Random" onClick={() => select(Math.ceil(Math.random() * count))} />
          </p>
        )}
        {shown && !program && (
          <p class="note">The program needs sixty cells. Boards of other sizes have solutions only.</p>
        )}
      </section>
      <section class="all" aria-label="All solutions">
        <p class="left" role="status" aria-live={done ? "polite" : "off"} data-done={done}>
          <Words
            of={found.wrong ? sentenceOf(found.wrong) : capital(sayCount(count, done || count > solutions.length))}
          />
        </p>
        <p class="note more" key={total}>
          {total > count && `${number(total)} with rotations and reflections. `}
          {sayOwn(own, count)}
        </p>
        <Wall key={formatAddress({ ...place, number: 1 })} {...{ count, own, solution, selected, select }} />
      </section>
    </div>
  );
};
