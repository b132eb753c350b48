// Words that change. A translator may have taken their text out of its element, and what Preact wrote into that text would never be
// seen, so other words are another element. Where nothing has the focus or is announced, a key on the element itself will do.

export const Words = ({ of }: { of: string | undefined }) => <span key={of}>{of}</span>;
