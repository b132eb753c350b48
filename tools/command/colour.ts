// Whether what a command prints is coloured.

import { isatty } from "node:tty";

/**
 * Whether standard output is coloured. --no-color counts first, then FORCE_COLOR, then NO_COLOR, as in Node itself, and then
 * what standard output is.
 */
export const wantsColour = (option: boolean): boolean => {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (!option) return false;
  if (FORCE_COLOR) return !["0", "false"].includes(FORCE_COLOR);
  return !NO_COLOR && TERM !== "dumb" && isatty(1);
};
