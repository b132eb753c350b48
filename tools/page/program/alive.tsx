// The program itself, alive, in an iframe over the whole window. The page knows nothing of what is in there.

import { useLayoutEffect, useRef } from "preact/hooks";
import { useEvents } from "../parts/events.ts";
import { Button } from "../parts/words.tsx";
import { writeBar } from "../place/history.ts";
import { programOf } from "./source.ts";

interface AliveProps {
  board: string;
  onLeave: () => void;
}

/** The copy that prints this board. It is a step in the history: Back leaves it, as do Escape and the button. */
export const Alive = ({ board, onLeave }: AliveProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    writeBar("pushState", location.hash);
    box.current!.showModal();
  }, []);
  // Closing it gives the focus back.
  useEvents({ popstate: () => box.current!.close() });
  const leave = () => history.back();
  const hearEscape = () =>
    iframe.current!.contentWindow!.addEventListener("keydown", ({ key }) => void (key === "Escape" && leave()), true);
  const cancel = (event: Event) => {
    event.preventDefault();
    leave();
  };
  return (
    <dialog ref={box} class="alive" aria-label="The program itself" onCancel={cancel} onClose={onLeave}>
      <iframe ref={iframe} title="The program" srcdoc={programOf(board)} onLoad={hearEscape} />
      <Button words="Close" onClick={leave} />
    </dialog>
  );
};
