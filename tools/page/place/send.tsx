// The buttons that send a text on.

import { Button } from "../parts/button.tsx";
import { copy, hasSheet, share } from "./share.ts";

interface SendProps {
  /** The lines of the text; undefined if there is nothing to send now. */
  lines: string[] | undefined;
  /** What is copied, if it is not the lines, and what is said then. */
  text?: string;
  copied: string;
  /** Makes a picture that is shared with the text. */
  picture?: (() => Promise<Blob | null>) | undefined;
  /** Gets a message for the user. */
  tell: (words: string) => void;
  /** That of the first button. */
  class?: string;
}

/** Share, where the system has a sheet for that, and Copy. */
export const Send = ({ lines, text, copied, picture, tell, ...rest }: SendProps) => {
  const whole = lines?.filter(Boolean).join("\n");
  const shareIt = async () => tell(await share(whole!, await picture?.()));
  const copyIt = async () => tell(await copy(text ?? whole!, copied));
  return (
    <>
      {hasSheet() && <Button words="Share" onClick={lines && shareIt} {...rest} />}
      <Button words="Copy" onClick={lines && copyIt} {...(!hasSheet() && rest)} />
    </>
  );
};
