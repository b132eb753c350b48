// What leaves the page: the clipboard and sharing.

/** Shows a text in a box, where it can be selected. */
const showText = (text: string): void => {
  const box = Object.assign(document.createElement("dialog"), { className: "sheet", onclose: () => box.remove() });
  box.innerHTML = `<form method="dialog"><textarea readonly rows="12" aria-label="Text to copy"></textarea>
    <p><button>Close</button></p></form>`;
  const area = box.querySelector("textarea")!;
  area.value = text;
  document.body.append(box);
  box.showModal();
  area.select();
};

/** Copies a text, or shows it in a box: over plain http no page may copy. Returns a message for the user. */
export const copy = async (text: string, done: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    showText(text);
    return "";
  }
};

/** The page's address on the web, if it was given when the page was built. */
export const homePage = (): string | undefined => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;

/** A link that others can open; "" if the page is a file that does not know where else it is. */
export const linkTo = (address: string): string => {
  const page = location.protocol === "file:" ? homePage() : location.href.replace(/#.*|$/, "");
  return page ? page + address : "";
};

/** Shares a text by the system's sheet, with an image if it takes one. Returns a message for the user, "" if they left the sheet. */
export const share = async (text: string, image?: Blob | null): Promise<string> => {
  const files = image ? [new File([image], "pentominoes.png", { type: image.type })] : [];
  try {
    await navigator.share(image && navigator.canShare({ files }) ? { text, files } : { text });
    return "";
  } catch (error) {
    return (error as Error).name === "AbortError" ? "" : "Your system did not share it.";
  }
};
