// A calendar month, as a sheet of days.

import { dayAfter } from "../../solver/days.ts";

/** The month of a day: its days, the column in which the first stands (1 is Monday), and a day of the months before and after. */
export const monthOf = (day: string) => {
  const first = day.slice(0, 8) + "01";
  const days = Array.from({ length: 31 }, (_, i) => dayAfter(first, i)).filter(
    (each) => each.slice(0, 7) === day.slice(0, 7),
  );
  const column = ((new Date(first).getUTCDay() + 6) % 7) + 1;
  return { days, column, before: dayAfter(first, -1), after: dayAfter(days.at(-1)!) };
};
