// A button that keeps the focus when there is nothing for it to do.

import type { ComponentChildren } from "preact";

interface ButtonProps {
  /** What it does; undefined if there is nothing to do now. */
  onClick: (() => void) | undefined;
  class?: string;
  "aria-label"?: string;
  children: ComponentChildren;
}

export const Button = ({ onClick, children, ...rest }: ButtonProps) => (
  <button type="button" aria-disabled={!onClick} onClick={onClick} {...rest}>
    {children}
  </button>
);
