// A button that keeps the focus when there is nothing for it to do.

import type { ComponentChildren } from "preact";

interface ButtonProps {
  onClick: () => void;
  /** There is nothing to do now. */
  off?: boolean;
  class?: string;
  "aria-label"?: string;
  children: ComponentChildren;
}

export const Button = ({ onClick, off = false, children, ...rest }: ButtonProps) => (
  <button type="button" aria-disabled={off} onClick={() => !off && onClick()} {...rest}>
    {children}
  </button>
);
