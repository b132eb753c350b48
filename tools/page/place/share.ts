// What leaves the page: text in the clipboard, files, or what is sent on.

/** Puts something into the clipboard. Returns what to say. */
export const toClipboard = async (value: string, what: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(value);
    return what;
  } catch {
    return "Your browser blocked copying.";
  }
};

/** Where the page is on the web, if it was told so when it was made. */
export const homePage = (): string | undefined => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;

/** A link that others can open; "" if the page is a file that does not know where else it is. */
export const linkTo = (address: string): string => {
  const page = location.protocol === "file:" ? homePage() : location.href.replace(/#.*|$/, "");
  return page ? page + address : "";
};

/** Saves something as a file. */
export const save = (content: Blob, name: string): void => {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
};

/** Sends something on, as the system does that. Returns what to say; where it does not, what `otherwise` says. */
const send = async (data: ShareData, otherwise: () => string | Promise<string>): Promise<string> => {
  try {
    await navigator.share(data);
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : otherwise();
  }
};

/** Sends lines on, or puts them into the clipboard. Returns what to say. */
export const share = (lines: (string | false)[], copied: string): Promise<string> => {
  const text = lines.filter(Boolean).join("\n");
  return send({ text }, () => toClipboard(text, copied));
};

/** Sends a picture on, with lines of text beside it, or saves it. Returns what to say. */
export const sharePicture = (picture: Blob, name: string, lines: string[]): Promise<string> =>
  send({ files: [new File([picture], name, { type: picture.type })], text: lines.filter(Boolean).join("\n") }, () => {
    save(picture, name);
    return `It is saved as ${name}.`;
  });
