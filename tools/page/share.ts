// What leaves the page: text in the clipboard, or what is sent on.

/** Puts something into the clipboard. Returns what to say. */
export const toClipboard = async (value: string, what: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(value);
    return what;
  } catch {
    return "Your browser blocked copying.";
  }
};

/** A link that others can open; "" if the page is a file. */
export const linkTo = (address: string): string =>
  location.protocol === "file:" ? "" : location.href.replace(/#.*|$/, "") + address;

/** Sends lines on, as the system does that; where it does not, they go into the clipboard. Returns what to say. */
export const share = async (lines: (string | false)[], copied: string): Promise<string> => {
  const text = lines.filter(Boolean).join("\n");
  try {
    await navigator.share({ text });
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : toClipboard(text, copied);
  }
};
