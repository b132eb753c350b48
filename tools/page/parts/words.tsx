// Words that change are an element of their own, and other words are another: a translator may have taken the text out of it, and
// what Preact writes into that text would never be seen.

export const Words = ({ of }: { of: string | undefined }) => <span key={of}>{of}</span>;
