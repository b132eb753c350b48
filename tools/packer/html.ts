// To a browser, the file of a copy is a web page: its picture must be plain text, and only its tag a tag.

import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";

const textBelow = (node: Tree.Node): string => {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textBelow).join("") : "";
};

/** The text of a web page, as a browser's `document.documentElement.textContent` has it. */
export const shownOf = (html: string): string => textBelow(parse(html));
