// The film and the picture to take along from the end of a game: all boards are known, and the words are drawn in.

import { NIGHT } from "../../boards/colours.ts";
import type { OrFlaw } from "../../words/flaws.ts";
import type { Found } from "../search/found.ts";
import type { View } from "../wall/camera.ts";
import { canvasOf, contextOf } from "../wall/paint.ts";
import { tilesOf } from "../wall/tiles.ts";
import { cameraOf } from "./camera.ts";
import { type Film, filmOf, SEEN } from "./film.ts";
import { drawFilm } from "./frames.ts";
import { drawPicture, writeLines } from "./picture.ts";
import { record } from "./record.ts";
import { asMine, sayCounter, sayEnd, sayFilm } from "./say.ts";

/** What is taken along: a board, its solutions, the moves that led to it, and the lines below the sentence. */
export interface Souvenir {
  board: string;
  found: Found;
  moves: string[];
  lines: string[];
}

/** The windows of a film of 1280 by 800 pixels. One that stands is seen on a phone, where words must be larger. */
const LYING = { width: 1024, height: 640, ratio: 1.25 };
const STANDING = { width: 500, height: 800, ratio: 1.6 };

/** How far it is from line to line, in pixels of the window, and for how long its end stays, in seconds. */
const [PITCH, STAYS] = [30, 2.5];

const isUpright = (): boolean => innerWidth < innerHeight;

const wholeFilm = ({ found, board, moves }: Souvenir): Film => {
  const boards = tilesOf(found, board).map((tile) => tile.board);
  return filmOf(found, boards, isUpright(), SEEN, moves);
};

/** The end as it is said to a stranger, to whom it means nothing in which orientation the list has a solution. */
const captionOf = ({ lines }: Souvenir, film: Film): string[] => [asMine(sayEnd(film, false)), ...lines];

/**
 * Records the film. `onPart` hears how much is done, from 0 to 1, and for how many seconds it goes on. Returns a file;
 * or why there is none, "" if the signal has ended it.
 */
export const takeFilm = async (
  souvenir: Souvenir,
  signal: AbortSignal,
  onPart: (part: number, seconds: number) => void,
): Promise<OrFlaw<File>> => {
  const film = wholeFilm(souvenir);
  const { times } = film;
  const window = isUpright() ? STANDING : LYING;
  const bottom = PITCH * (souvenir.lines.length + 2.5);
  const view: View = { ...window, top: 16, left: 16, right: 16, bottom };
  const canvas = canvasOf(view.width * view.ratio, view.height * view.ratio);
  const context = contextOf(canvas);
  const seconds = times.end + STAYS;
  const draw = (time: number) => {
    const at = Math.min(time, times.end);
    const shot = { context, view, camera: cameraOf(film, view, at), ...NIGHT };
    drawFilm(film, shot, at, false);
    const words = [asMine(sayFilm(film, at)), sayCounter(film, at)];
    writeLines(shot, at < times.said ? words : captionOf(souvenir, film), PITCH);
    onPart(time / seconds, seconds - time);
  };
  const { value, flaw } = await record(canvas, seconds, draw, signal);
  if (!value) return { flaw: flaw! };
  const name = `pentominoes.${value.type.endsWith("mp4") ? "mp4" : "webm"}`;
  return { value: new File([value], name, { type: value.type }) };
};

/** The picture of the whole wall, as a PNG; null if the browser cannot make it. */
export const takePicture = (souvenir: Souvenir): Promise<Blob | null> => {
  const film = wholeFilm(souvenir);
  return new Promise((resolve) => drawPicture(film, captionOf(souvenir, film)).toBlob(resolve));
};
