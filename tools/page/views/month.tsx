// The archive of puzzles: a sheet of a month, a tile a day, and in it a mark for each level, hollow where hints helped.

import { useState } from "preact/hooks";
import { LEVELS } from "../../solver/puzzles.ts";
import { dayAfter } from "../address.ts";
import { Button } from "./button.tsx";

interface MonthProps {
  /** The day that is played, or another of its month; and today. */
  day: string;
  today: string;
  /** The address of a day, and the mark of its puzzle of a level. */
  addressOf: (day: string) => string;
  markOn: (level: string, day: string) => string;
}

/** The days of the month of one of them. */
const daysOf = (day: string): string[] => {
  const days = [day.slice(0, 8) + "01"];
  for (let next = dayAfter(days[0]); next.slice(0, 7) === day.slice(0, 7); next = dayAfter(next)) days.push(next);
  return days;
};

export const Month = ({ day, today, addressOf, markOn }: MonthProps) => {
  const [shown, setShown] = useState(day);
  const days = daysOf(shown);
  const date = new Date(days[0] + "T12:00");
  const after = dayAfter(days.at(-1)!);
  return (
    <div class="sheet">
      <p class="row">
        <Button aria-label="The month before" onClick={() => setShown(dayAfter(days[0], -1))}>
          ‹
        </Button>
        <span role="status">{date.toLocaleDateString("en-GB", { month: "long", year: "numeric" })}</span>
        <Button aria-label="The month after" onClick={after > today ? undefined : () => setShown(after)}>
          ›
        </Button>
      </p>
      {/* Weeks begin on Mondays. */}
      <ol style={{ "--before": ((date.getDay() + 6) % 7) + 1 }}>
        {days.map((day) => (
          <li key={day}>
            <a {...(day <= today && { href: addressOf(day) })} aria-current={day === today ? "date" : undefined}>
              {+day.slice(8)}
              <span class="marks">
                {LEVELS.map((level) => [level, markOn(level, day)]).map(([level, mark]) => (
                  <span key={level} aria-label={mark && `, ${level} solved`}>
                    {mark}
                  </span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
};
