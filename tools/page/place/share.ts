// What leaves the page: the clipboard and sharing.

/** Copies a text. Returns a message for the user: over plain http no page may copy. */
export const copy = async (text: string, done: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return "Your browser does not let this page copy.";
  }
};

/** The page's address on the web, if it was given when the page was built. */
export const homePage = (): string | undefined => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;

/** A link that others can open; "" if the page is a file that does not know where else it is. */
export const linkTo = (address: string): string => {
  const page = location.protocol === "file:" ? homePage() : location.href.replace(/#.*|$/, "");
  return page ? page + address : "";
};

/** Shares something by the system's share dialog. Returns a message for the user, "" if they left that. */
export const share = async (what: ShareData): Promise<string> => {
  try {
    await navigator.share(what);
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : "Your system did not share it.";
  }
};

export const saveFile = (file: Blob, download: string): void => {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
};
