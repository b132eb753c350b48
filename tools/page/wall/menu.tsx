// A menu over its button. It closes when something of it was pressed, or what is beside it.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Words } from "../parts/words.tsx";

export const Menu = ({ words, children }: { words: string; children: ComponentChildren }) => {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" popovertarget="menu">
        <Words of={`${words} ▾`} />
      </button>
      <div id="menu" class="menu" popover ref={sheet} onClick={() => sheet.current!.hidePopover()}>
        {children}
      </div>
    </>
  );
};
