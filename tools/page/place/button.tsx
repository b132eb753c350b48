// A button that keeps the focus when there is nothing for it to do.

interface ButtonProps {
  words: string;
  /** What it is called where its words are only a sign. */
  label?: string;
  class?: string;
  /** Undefined if there is nothing to do now. */
  onClick: (() => void) | undefined;
}

export const Button = ({ words, label, onClick, ...rest }: ButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={!onClick} onClick={onClick} {...rest}>
    {words}
  </button>
);
