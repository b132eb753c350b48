// Days of the calendar, as text like "2026-11-21".

const LENGTH = 86_400_000;

/** The day of a date, where the clock is. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, "0")).join("-");

/** The days since the first of the year 0. */
export const dayNumber = (day: string): number => (Date.parse(day) - Date.parse("0000-01-01")) / LENGTH;

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * LENGTH).toJSON().slice(0, 10);

/** Whether a text is a day of the calendar, from the year 1000 to 8999. */
export const isDay = (text: string): boolean =>
  /^[1-8]\d{3}-\d\d-\d\d$/.test(text) && new Date(text + "T00:00Z").toJSON()?.slice(0, 10) === text;

/** The weekday on which a week begins, 0 being Sunday, and the initials of all days of a week. */
const FIRST = 1;
export const WEEK = [..."SMTWTFSSMTWTFS"].slice(FIRST, FIRST + 7);

/** The month of a day: its days, the column of the first, from 1 to 7, and a day of the months before and after. */
export const monthOf = (day: string) => {
  const first = day.slice(0, 8) + "01";
  const all = Array.from({ length: 31 }, (_, i) => dayAfter(first, i));
  const days = all.filter((each) => each.slice(0, 7) === day.slice(0, 7));
  const column = ((new Date(first).getUTCDay() - FIRST + 7) % 7) + 1;
  return { days, column, before: dayAfter(first, -1), after: dayAfter(days.at(-1)!) };
};
