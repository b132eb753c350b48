// What leaves the page: the clipboard, files and sharing.

/** Copies something to the clipboard. Returns a message for the user. */
export const toClipboard = async (value: string, what: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(value);
    return what;
  } catch {
    return "Your browser blocked copying.";
  }
};

/** The page's address on the web, if it was given when the page was built. */
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

/** Shares something through the system. Returns a message for the user, that of `otherwise` if the system cannot share. */
const send = async (data: ShareData, otherwise: () => string | Promise<string>): Promise<string> => {
  try {
    await navigator.share(data);
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : otherwise();
  }
};

/** Shares lines, or copies them to the clipboard. Returns a message for the user. */
export const share = (lines: string[], copied: string): Promise<string> => {
  const text = lines.filter(Boolean).join("\n");
  return send({ text }, () => toClipboard(text, copied));
};

/** Shares a picture with lines of text, or saves it. Returns a message for the user. */
export const sharePicture = (picture: Blob, name: string, lines: string[]): Promise<string> =>
  send({ files: [new File([picture], name, { type: picture.type })], text: lines.join("\n") }, () => {
    save(picture, name);
    return `It is saved as ${name}.`;
  });
