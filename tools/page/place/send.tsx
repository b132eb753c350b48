// The buttons that send a text on.

import { capital } from "../../words/words.ts";
import { Button } from "../parts/words.tsx";
import { copy, share } from "./share.ts";

interface SendProps {
  /** The lines of the text; undefined if there is nothing to send now. */
  lines: string[] | undefined;
  /** What is copied, in words, if it is not the result of a game, and its text, if it is not the lines. */
  what?: string;
  text?: string;
  tell: (words: string) => void;
  /** The class of the first button. */
  class?: string;
}

/** Share, where the system has a dialog for that, and Copy. */
export const Send = ({ lines, what, text, tell, ...rest }: SendProps) => {
  const canShare = "share" in navigator;
  const whole = lines?.filter(Boolean).join("\n");
  const shareIt = async () => tell(await share({ text: whole! }));
  const copyIt = async () => tell(await copy(text ?? whole!, `${capital(what ?? "your result")} is copied.`));
  return (
    <>
      {canShare && <Button words="Share" onClick={lines && shareIt} {...rest} />}
      <Button words={what ? `Copy ${what}` : "Copy"} onClick={lines && copyIt} {...(!canShare && rest)} />
    </>
  );
};
