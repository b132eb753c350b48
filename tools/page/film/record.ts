// A canvas as it is drawn, recorded as a film; and whether a browser lets a page have what it has drawn.

import type { OrFlaw } from "../../words/flaws.ts";
import { mendLength } from "./length.ts";

/** The types that a recording may have, the best first: all players show MP4 with H.264. */
const TYPES = [
  ...["video/mp4;codecs=avc1.640028", "video/mp4;codecs=avc1.42E028", "video/mp4"],
  ...["video/webm;codecs=vp9", "video/webm"],
];

/** How often a frame is taken in a second, and how many bits a second has, at most. */
const [RATE, BITS] = [30, 6e6];

export const [NO_FILM, HIDDEN, UNREADABLE] = [
  "Your browser cannot record a film.",
  "The film was not saved: this tab was hidden. Save it again, and stay on it.",
  "Your browser hides from this page what it has drawn, so nothing can be saved.",
];

/** Why no drawing can be saved, or "": some browsers give a page other pixels, so that it recognises nobody. */
export const refusalOf = (): string => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 8, height: 8 });
  const context = canvas.getContext("2d");
  if (!context) return UNREADABLE;
  context.fillStyle = "#14c8f0";
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, i) => value === [20, 200, 240, 255][i % 4]) ? "" : UNREADABLE;
};

/**
 * Records a canvas for so many seconds; `draw` draws it as it is after some. Returns the film; or why there is none, ""
 * if the signal has ended it.
 */
export const record = async (
  canvas: HTMLCanvasElement,
  seconds: number,
  draw: (time: number) => void,
  signal: AbortSignal,
): Promise<OrFlaw<Blob>> => {
  const mimeType = globalThis.MediaRecorder && TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (!mimeType) return { flaw: NO_FILM };
  let frame = 0;
  const end = new AbortController();
  try {
    draw(0);
    const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType, videoBitsPerSecond: BITS });
    const parts: Blob[] = [];
    const flaw = await new Promise<string | undefined>((resolve) => {
      const hear = { signal: end.signal };
      recorder.ondataavailable = ({ data }) => void parts.push(data);
      recorder.onstop = () => resolve(parts.some(({ size }) => size) ? undefined : NO_FILM);
      recorder.onerror = () => resolve(NO_FILM);
      signal.addEventListener("abort", () => resolve(""), hear);
      document.addEventListener("visibilitychange", () => resolve(HIDDEN), hear);
      recorder.start();
      let begun = 0;
      const next = (now: number) => {
        begun ||= now;
        draw((now - begun) / 1000);
        if (now - begun < seconds * 1000) frame = requestAnimationFrame(next);
        else recorder.stop();
      };
      frame = requestAnimationFrame(next);
    });
    if (recorder.state !== "inactive") recorder.stop();
    if (flaw !== undefined) return { flaw };
    return { value: await mendLength(new Blob(parts, { type: mimeType.split(";")[0] })) };
  } catch {
    return { flaw: NO_FILM };
  } finally {
    cancelAnimationFrame(frame);
    end.abort();
  }
};
