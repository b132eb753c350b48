// When what happens in the film, in seconds. All is a function of the time, so it can be skipped, resized and filmed.

import { eased } from "../wall/camera.ts";

type Span = readonly [from: number, to: number];

/**
 * One program prints the next: when the camera comes to see one tile more, when letters begin to lift off, for how long
 * they do, and how long each flies.
 */
export interface Handover {
  pan: Span;
  begin: number;
  lifts: number;
  flies: number;
}

export interface Times {
  tiles: number;
  /** When the lights have gone down, when the player's moves are seen, and when the board leaves its place. */
  lights: number;
  moves: Span;
  slide: Span;
  /** The hand-overs that are seen. */
  handovers: Handover[];
  /** When tiles hang themselves, when they become pixels of a picture, when the sentence comes, and the end. */
  grow: Span;
  mosaic: Span;
  said: number;
  /** When the lights go down in others' tiles, letters fly from the last tile to the first, and that one swells. */
  dusk: Span;
  arc: Span;
  swell: Span;
  end: number;
}

const MOVES: Span = [0.2, 1];
const SLIDE: Span = [1.2, 1.9];
const HANDOVERS: Handover[] = [
  { pan: SLIDE, begin: 1.75, lifts: 1.35, flies: 0.55 },
  { pan: [3.3, 3.85], begin: 3.6, lifts: 0.45, flies: 0.4 },
  { pan: [4.2, 4.55], begin: 4.4, lifts: 0.28, flies: 0.32 },
];

/** How long tiles hang themselves, from the fourth to the last of a wall of 6x10; fewer take less. */
const GROWTH = 3.5 / Math.log(2340 / 4);

export const endOf = ({ begin, lifts, flies }: Handover): number => begin + lifts + flies;

/** The moments that are shown where nothing may move: one program has printed the next, some have, all have. */
export const stillsOf = ({ handovers, end }: Times): number[] => [
  ...new Set([...handovers.slice(0, 1), ...handovers.slice(-1)].map(endOf)),
  end,
];

export const timesOf = (tiles: number, seen: number): Times => {
  const handovers = HANDOVERS.slice(0, Math.min(seen, tiles - 1));
  const begin = handovers.length ? endOf(handovers.at(-1)!) - 0.05 : 1.25;
  const done = begin + GROWTH * Math.log(tiles / (handovers.length + 1));
  const said = tiles > 1 ? done + 0.3 : SLIDE[1];
  return {
    ...{ tiles, lights: 0.7, moves: MOVES, slide: SLIDE, handovers, said },
    ...{ grow: [begin, done], mosaic: [done - 1.4, said], dusk: [said, said + 0.7] },
    ...{ arc: [said + 0.2, said + 1], swell: [said + 0.9, said + 1.6], end: said + 1.6 },
  };
};

/** Which part of a span is over. */
export const partOf = (time: number, [from, to]: Span): number =>
  Math.max(0, Math.min(1, (time - from) / (to - from || 1)));

/** Even, but soft at both ends. */
const ramp = (part: number): number => {
  const [first, last] = [0.15, 0.3];
  const speed = 1 / (1 - first / 2 - last / 2);
  if (part < first) return (speed * part ** 2) / first / 2;
  if (part > 1 - last) return 1 - (speed * (1 - part) ** 2) / last / 2;
  return speed * (part - first / 2);
};

const grown = (from: number, to: number, part: number): number => from * (to / from) ** ramp(part);

/** How many tiles the camera sees; the number need not be whole. */
export const seenAt = ({ tiles, handovers, grow: [from, to] }: Times, time: number): number => {
  if (time < from - 0.1) return handovers.reduce((sum, { pan }) => sum + eased(partOf(time, pan)), 1);
  return grown(handovers.length + 1, tiles, partOf(time, [from - 0.1, to]));
};

/** How many tiles hang; the part of the last one says how far it has come. */
export const hungAt = ({ tiles, handovers, grow }: Times, time: number): number => {
  const landed = handovers.filter((each) => time >= endOf(each)).length;
  if (landed < handovers.length) return landed + 1;
  return time >= grow[1] ? tiles : Math.max(landed + 1, grown(handovers.length + 1, tiles, partOf(time, grow)));
};
