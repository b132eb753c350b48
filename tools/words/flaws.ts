// The error for an invalid board or request, and texts as messages show them.

/** An invalid board or request. The message gives the reason, and the row if there is one. */
export class BoardError extends Error {
  override name = "BoardError";
}

/** What an action has made, or the reason why it has not. */
export type OrFlaw<T> = { value: T; flaw?: undefined } | { value?: undefined; flaw: string };

/** The value of an action, or as its flaw the message of the BoardError that it throws. */
export const orFlaw = <T>(action: () => T): OrFlaw<T> => {
  try {
    return { value: action() };
  } catch (error) {
    if (error instanceof BoardError) return { flaw: error.message };
    throw error;
  }
};

export const checkText = (what: string, text: unknown): void => {
  if (typeof text !== "string") throw new BoardError(`${what} must be text, not of the type ${typeof text}`);
};

const inQuotes = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** A character in quotes, or as U+XXXX if it is beyond ASCII or cannot be seen. */
export const seen = (character: string): string =>
  /^[ -~]$/.test(character)
    ? inQuotes(character)
    : "U+" + character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");

/** The beginning of a text in quotes, in one line, with <U+XXXX> for what is beyond ASCII or cannot be seen. */
export const quoted = (text: string): string =>
  inQuotes(
    text.slice(0, 60).replace(/[^ -~]/gu, (character) => `<${seen(character)}>`) + (text.length > 60 ? "..." : ""),
  );
