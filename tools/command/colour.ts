// Whether what a command prints is coloured.

import { isatty } from "node:tty";

/** Whether standard output is coloured: what the user says counts first, then what standard output is. */
export const wantsColour = (option: boolean): boolean => {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (!option || NO_COLOR) return false;
  return FORCE_COLOR ? !["0", "false"].includes(FORCE_COLOR) : TERM !== "dumb" && isatty(1);
};
