// A button that keeps the focus even when it has nothing to do.

import { Words } from "./words.tsx";

interface ButtonProps {
  words: string;
  /** Its name, if what it shows is only a symbol. */
  label?: string;
  class?: string;
  /** Undefined if there is nothing to do now. */
  onClick: (() => void) | undefined;
}

export const Button = ({ words, label, onClick, ...rest }: ButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={!onClick} onClick={onClick} {...rest}>
    <Words of={words} />
  </button>
);
