// The buttons that save the film and the picture.

import { useEffect, useRef, useState } from "preact/hooks";
import { hasMouse } from "../parts/events.ts";
import { useKeys } from "../parts/keys.ts";
import { Button } from "../parts/words.tsx";
import { saveFile, share } from "../place/share.ts";
import { refusalOf } from "./record.ts";
import { type Souvenir, takeFilm, takePicture } from "./take.ts";

/** Whether a file goes on by the system's share dialog: on phones, where there is one. */
const goesOn = (file: File): boolean => !hasMouse() && !!navigator.canShare?.({ files: [file] });

/** The two buttons, and the progress of a recording. One is the main button of the end, if `isMain`. */
export const Keep = ({ tell, isMain, ...souvenir }: Souvenir & { isMain: boolean; tell: (words: string) => void }) => {
  const bar = useRef<HTMLProgressElement>(null);
  const [work, setWork] = useState<AbortController>();
  const [file, setFile] = useState<File>();
  useEffect(() => () => work?.abort(), [work]);
  useKeys("recording", !!work, { Escape: () => work!.abort() });
  const film = async () => {
    if (file) return saveFile(file, file.name);
    if (refusalOf()) return tell(refusalOf());
    const begun = new AbortController();
    setWork(begun);
    const { value, flaw } = await takeFilm(souvenir, begun.signal, (part, seconds) => {
      if (!part) tell(`The film is being recorded. It takes ${Math.ceil(seconds)} seconds.`);
      if (bar.current) bar.current.value = part;
    });
    setWork(undefined);
    if (!value) return tell(flaw);
    setFile(value);
    const size = `${(value.size / 1e6).toFixed(1)} MB`;
    if (goesOn(value)) return tell(`The film is ready: ${size}.`);
    saveFile(value, value.name);
    tell(`The film is saved: ${value.name}, ${size}.`);
  };
  const picture = async () => {
    if (refusalOf()) return tell(refusalOf());
    const image = await takePicture(souvenir);
    if (image) saveFile(image, "pentominoes.png");
    else tell("Your browser could not make the picture.");
  };
  const isShared = file && goesOn(file);
  return (
    <>
      {isShared && (
        <Button
          words="Share the film"
          class={isMain ? "main" : ""}
          onClick={async () => tell(await share({ files: [file] }))}
        />
      )}
      <Button
        words={work ? "Cancel" : "Save the film"}
        class={isMain && !isShared ? "main" : ""}
        onClick={work ? () => work.abort() : film}
      />
      {work && <progress ref={bar} aria-label="The film" />}
      <Button words="Save the picture" onClick={picture} />
    </>
  );
};
