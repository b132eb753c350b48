// What runs a copy: a process, or a page.

/** What runs a copy: a page has no process. In one that is a copy, b is its body, since the tag says so. */
export const { process, b, event } = globalThis as any;
const fs = process?.getBuiltinModule("fs");

/** How the program ends, and where it writes. */
export const DONE = 0;
export const FAILED = 1;
export const WRONG = 2;
export const STDOUT = 1;
export const STDERR = 2;

/** Ends the program. In a page this throws an error, and the tag catches it. */
export const exit = (status?: number): void => process.exit(status);

/** Writes a text and a line end. Where there is neither stdout nor stderr, to the console. */
export const write = (text: string, stream: number): void => {
  // No text has a character beyond ASCII, so bytes are characters.
  let rest: string | void = text + "\n";
  while (rest)
    try {
      rest = fs ? rest.slice(fs.writeSync(stream, rest)) : console.log(rest);
    } catch (error: any) {
      // EAGAIN: the reader is slow. EPIPE, on Windows EOF: it has gone. What stderr cannot take is dropped.
      if (/AG/.test(error)) continue;
      if (stream == STDERR) return;
      if (!/PIPE|EOF/i.test(error)) end(error, FAILED);
      exit();
    }
};

/** Ends the program with a last message. */
export const end = (message: string, status: number): void => {
  write(message, STDERR);
  exit(status);
};
