// Which puzzle is played, and the way to others: its day, the days beside it, and the levels.

import { blank } from "../../solver/parse.ts";
import { LEVELS } from "../../solver/puzzles.ts";
import { number } from "../../solver/words.ts";
import { dayAfter, formatAddress, inView, type Place, readPuzzle } from "../address.ts";
import { isSolved, nameOfGame } from "../game.ts";

export const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

/** What a puzzle is called: its day or its number. */
export const titleOf = (puzzle: string, today: string): string => {
  const { seed } = readPuzzle(puzzle) ?? {};
  if (!seed) return "The empty board";
  if (!seed.includes("-")) return `Puzzle ${number(+seed)}`;
  const year = seed.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  return new Date(seed + "T12:00").toLocaleDateString("en-GB", { day: "numeric", month: "long", year });
};

/** Which puzzle it is, and how to get to others. */
export const Choice = ({ place, today }: { place: Place; today: string }) => {
  const { level = LEVELS[0], seed = "" } = readPuzzle(place.puzzle) ?? {};
  const at = (puzzle: string) => ({ ...inView(place, "play", blank(place.board)), puzzle });
  const day = (by: number, words: string, sign: string) => (
    <a href={formatAddress(at(`${level}-${dayAfter(seed, by)}`))} aria-label={words}>
      {sign}
    </a>
  );
  return (
    <div class="row choice">
      <p class="row day">
        {seed.includes("-") && day(-1, "The day before", "‹")}
        <span class="title">{titleOf(place.puzzle, today)}</span>
        {seed.includes("-") && seed < today && day(1, "The day after", "›")}
        {seed !== today && (
          <a class="today" href={formatAddress(at(`${level}-${today}`))}>
            Today’s puzzle
          </a>
        )}
      </p>
      <nav class="row tabs" aria-label="Levels">
        {LEVELS.map((each) => {
          const puzzle = at(`${each}-${seed || today}`);
          const done = isSolved(nameOfGame(puzzle));
          return (
            <a key={each} href={formatAddress(puzzle)} aria-current={seed && each === level ? "true" : undefined}>
              {capital(each)}
              {done && <span aria-label=", solved"> ✓</span>}
            </a>
          );
        })}
        {/* Here is the place for a collection beside the levels. */}
      </nav>
    </div>
  );
};
