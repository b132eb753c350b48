// What leaves the page: text in the clipboard, or a link that is sent on.

/** Puts text into the clipboard, also where a page from disk may not use the newer way. Says whether that was done. */
export const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
};

/** The link to an address of this page. */
export const linkTo = (address: string): string => location.href.replace(/#.*|$/, "") + address;

/** Sends a link on, as the system does that; where it does not, the link goes into the clipboard. Returns what to say. */
export const share = async (url: string, title: string): Promise<string> => {
  try {
    await navigator.share({ url, title });
    return "";
  } catch (error) {
    if ((error as Error).name === "AbortError") return "";
    return (await toClipboard(url)) ? "The link is copied." : "The browser does not let us copy.";
  }
};
