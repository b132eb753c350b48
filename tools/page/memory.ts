// What the page remembers of a player, in the browser's own storage. Where there is none, it remembers as long as it is open.

const PREFIX = "pentomino-quine/";

const instead = new Map<string, string>();

const read = (key: string): string | null => {
  try {
    return instead.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
};

/** What was remembered under a name; undefined if there is nothing, or nothing that can be read. */
export const recall = <Value>(key: string): Value | undefined => {
  try {
    return JSON.parse(read(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/** Remembers a value that JSON can hold. */
export const remember = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    instead.set(key, text);
  }
};

/** All names under which something is remembered. */
export const remembered = (): string[] => {
  try {
    return [...instead.keys(), ...Object.keys(localStorage).map((key) => key.replace(PREFIX, ""))];
  } catch {
    return [...instead.keys()];
  }
};
