// Words that change. A translator replaces texts, and what Preact wrote into one would be lost: it makes an element.

export const Words = ({ of }: { of: string | undefined }) => <span key={of}>{of}</span>;

interface ButtonProps {
  words: string;
  /** The name of the button, if its words are only a symbol. */
  label?: string;
  class?: string;
  "data-act"?: string;
  /** Undefined if there is nothing to do now. */
  onClick: (() => void) | undefined;
}

/** A button that keeps the focus even when it has nothing to do. */
export const Button = ({ words, label, onClick, ...rest }: ButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={!onClick} onClick={onClick} {...rest}>
    <Words of={words} />
  </button>
);
