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

export const linkTo = (address: string): string => location.href.replace(/#.*|$/, "") + address;

/** Sends text on, as the system does that; where it does not, it goes into the clipboard. Returns what to say. */
export const share = async (text: string, copied: string): Promise<string> => {
  try {
    await navigator.share({ text });
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : toClipboard(text, copied);
  }
};
