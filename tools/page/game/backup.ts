// All games in one file, to be taken to another device. There they add to what it has, and take nothing away.

import { list, plural } from "../../solver/words.ts";
import { isAllKept, recall, remember, remembered } from "../place/memory.ts";
import { OWN } from "../search/found.ts";
import { boardNow, endOf, ENDS, type Game, judged, placeOfGame, recallGame } from "./game.ts";

/** Where a file has the version of its format, and that of today. */
const KEY = "pentomino-quine";
const VERSION = 1;

/** The place of the game with this name, or the board whose found solutions have it; undefined if nothing has. */
const placeCalled = (name: string) => {
  const place = placeOfGame(name.replace(OWN, ""));
  return name.startsWith(OWN) && place?.puzzle ? undefined : place;
};

/** The games that are stored, and the solutions that were found, as the text of a file. */
export const backup = (): string => {
  const names = remembered().filter(placeCalled);
  return JSON.stringify({ [KEY]: VERSION, stored: Object.fromEntries(names.map((name) => [name, recall(name)])) });
};

/** How far a game is: how it ended, and then how many cells are covered. */
const rankOf = (game: Game): number => ENDS.indexOf(endOf(game)) * 1e6 + boardNow(game).replace(/[^A-Z]/g, "").length;

/** The further one of two games of a puzzle, or the first. It belongs to the earlier of their days. */
const further = (ours: Game, theirs: Game): Game => {
  const game = rankOf(theirs) > rankOf(ours) ? theirs : ours;
  const [day] = [ours.day, theirs.day].filter((each) => each !== undefined).sort();
  return game.day === day ? game : { ...game, day: day! };
};

const addFound = (name: string, stored: unknown): number => {
  const [ours, theirs] = [recall(name), stored].map((all) => (Array.isArray(all) ? all : []));
  const fresh = new Set(theirs.filter((each) => Number.isInteger(each) && each > 0 && !ours.includes(each)));
  if (fresh.size) remember(name, [...ours, ...fresh]);
  return fresh.size;
};

/** Adds what a file has under a name. Returns how many games, or found solutions, are new; undefined if it cannot be read. */
const add = (name: string, stored: unknown): number | undefined => {
  const place = placeCalled(name);
  if (!place) return undefined;
  if (name.startsWith(OWN)) return Array.isArray(stored) ? addFound(name, stored) : undefined;
  const [ours, theirs] = [recallGame(place), judged(place, stored)];
  if (!theirs) return undefined;
  const game = ours ? further(ours, theirs) : theirs;
  if (game !== ours) remember(name, game);
  return Number(game !== ours);
};

/** What `backup` put into a file, perhaps in another version; undefined if it did not make that file. */
const partsOf = (text: string): { version: unknown; stored: object } | undefined => {
  try {
    const { [KEY]: version, stored } = JSON.parse(text);
    return version && { version, stored: Object(stored) };
  } catch {
    return undefined;
  }
};

const MOST = 3;

const sayUnread = (names: string[], version: unknown): string => {
  const some = names.slice(0, MOST).map((name) => name.slice(0, 40));
  const rest = names.length > MOST ? [`${names.length - MOST} more`] : [];
  const other = version === VERSION ? "" : "The file was written by another version of this page. ";
  return other + (some.length ? `Not read: ${list([...some, ...rest])}.` : "");
};

/** Adds the games in the text of a file. Returns what was added, and what could not be read, in words. */
export const restore = (text: string): string => {
  const parts = partsOf(text);
  if (!parts) return "This file holds no games.";
  const all = Object.entries(parts.stored).map(([name, stored]) => ({ name, count: add(name, stored) }));
  const sum = (isFound: boolean) =>
    all.reduce((total, { name, count = 0 }) => total + (name.startsWith(OWN) === isFound ? count : 0), 0);
  const [games, found] = [sum(false), sum(true)];
  const unread = all.filter(({ count }) => count === undefined).map(({ name }) => name);
  const added = [games && plural(games, "game"), found && plural(found, "found solution")].filter((each) => !!each);
  return [
    added.length ? `Added ${list(added as string[])}.` : "Nothing new in this file.",
    sayUnread(unread, parts.version),
    !isAllKept() && "Your browser cannot store them all: some are gone when you close this tab.",
  ]
    .filter(Boolean)
    .join(" ");
};
