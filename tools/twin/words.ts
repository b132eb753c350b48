// What somebody types behind the name of the program.

import { SPACE } from "./board.ts";
import { process } from "./host.ts";

/**
 * Matches the words of a valid command line, joined by single spaces: options, as --solutions=3 or --solutions 3, and
 * perhaps a board of sixty cells, in any order. A slash is for the // of a label. The help shows it. (\B wants a space
 * before an option. With gaps of more than 99 characters, regexes of the search could be too large for V8.)
 */
export const WORDS =
  /^(\s|\B--(all|color|verbose|quiet|keep|resume|solutions[\s=][1-9]\d*)|([./\s]{0,99}[A-Zx]){60}[.\s]*(?=-|$))*$/;
// WORDS lets no other words through, and each of these letters is in one option only. Boards have capitals and x.
export const ALL = "a";
export const COLOUR = "c";
export const VERBOSE = "v";
export const QUIET = "q";
export const KEEP = "k";
export const RESUME = "m";

// In a page, the words are just what `asked` looks for in --resume --solutions 1.
export const words: string = process ? process.argv.slice(2).join(SPACE).replace(/\s+/g, SPACE) : RESUME + 1;
/** The first place in the words that matches, in an array, if any. (As a text or a number it is what matched.) */
export const asked = (option: string | RegExp): any => words.match(option);
