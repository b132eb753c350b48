// What a terminal shows: whether there is one, whether it has colours, and how wide coloured lines are.

import { isatty } from "node:tty";

/** Whether standard output, or another stream, is a terminal that can do more than print. */
export const isTerminal = (descriptor = 1): boolean => isatty(descriptor) && process.env.TERM !== "dumb";

/**
 * Whether standard output is coloured. --no-color counts first, then FORCE_COLOR, then NO_COLOR, as in Node itself, and then
 * what standard output is.
 */
export const wantsColour = (option: boolean): boolean => {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (!option) return false;
  if (FORCE_COLOR) return !["0", "false"].includes(FORCE_COLOR);
  return !NO_COLOR && isTerminal();
};

/** How many columns lines take, whatever colours they have. */
export const widthOf = (lines: string[]): number =>
  Math.max(...lines.map((line) => line.replace(/\x1b.*?m/g, "").length));
