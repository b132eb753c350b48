// What the page remembers of a player, in the browser's own storage. Where there is none, it remembers as long as it is open.

const PREFIX = "pentomino-quine/";

const storage = ((): Record<string, string> => {
  try {
    localStorage[PREFIX] = "";
    return localStorage;
  } catch {
    return {};
  }
})();

/** What was remembered under a name, or what was put there by others; undefined if there is nothing that can be read. */
export const recall = (name: string): unknown => {
  try {
    return JSON.parse(storage[PREFIX + name]);
  } catch {
    return undefined;
  }
};

/** Remembers a value that JSON can hold, unless there is no room for it. */
export const remember = (name: string, value: unknown): void => {
  try {
    storage[PREFIX + name] = JSON.stringify(value);
  } catch {}
};

export const remembered = (): string[] => Object.keys(storage).map((key) => key.replace(PREFIX, ""));
