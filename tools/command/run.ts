// How the commands run and end.

import { BoardError } from "../solver/outline.ts";
import { UsageError } from "./files.ts";

/** Runs a command. What it throws becomes one line on stderr and the status: 2 for a wrong request, otherwise 1. */
export const run = async (command: () => void | Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (code === "EPIPE") return;
    // Of what parseArgs says, the first sentence is for users.
    console.error(message.split(code?.startsWith("ERR_PARSE_ARGS") ? ". " : "\n")[0]);
    const wrong = error instanceof UsageError || error instanceof BoardError || code?.startsWith("ERR_PARSE_ARGS");
    process.exitCode = wrong ? 2 : 1;
  }
};
