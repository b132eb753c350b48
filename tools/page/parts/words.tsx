// Words that change, and buttons. A translator may have taken a text out of its element, and what Preact wrote into that text would
// never be seen, so other words are another element. Where nothing has the focus or is announced, a key on the element will do.

export const Words = ({ of }: { of: string | undefined }) => <span key={of}>{of}</span>;

interface ButtonProps {
  words: string;
  /** Its name, if what it shows is only a symbol. */
  label?: string;
  class?: string;
  /** Undefined if there is nothing to do now. */
  onClick: (() => void) | undefined;
}

/** A button that keeps the focus even when it has nothing to do. */
export const Button = ({ words, label, onClick, ...rest }: ButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={!onClick} onClick={onClick} {...rest}>
    <Words of={words} />
  </button>
);
