// What is wrong with a board, in words.

import { BoardError } from "../solver/parse.ts";

/** What comes of something that may go wrong with a board; or what is wrong. */
export const orFlaw = <T>(action: () => T): T | string => {
  try {
    return action();
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
};
