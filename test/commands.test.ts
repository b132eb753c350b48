// What all commands have in common: how they help, what they refuse, and how they write.

/// <reference types="vite/types/import-meta.d.ts" />

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { writeWhole } from "../tools/command/files.ts";
import type { Main } from "../tools/command/run.ts";
import { inside, isUnix, QUINE, ROOT, scratch, script, SLOW, UNBLOCK } from "./run.ts";

/** All commands, by their paths in tools/: what a command exports is its function. */
const COMMANDS = Object.fromEntries(
  Object.entries(import.meta.glob<Main>("../tools/{*,workshop/*}.ts", { eager: true, import: "default" }))
    .filter(([, main]) => main)
    .map(([path, main]) => [path.slice("../tools/".length, -".ts".length), main]),
);
const { gallery, solve } = COMMANDS;

const home = scratch();
writeFileSync(join(home, "quine.ts"), QUINE);

test.each(Object.entries(COMMANDS))("%s --help is 80 columns wide, with an example that runs", async (name, main) => {
  const { stdout, stderr, status } = await inside(main, ["--help"]);
  const typed = `npx tsx tools/${name}.ts`;
  expect(stdout).toMatch(RegExp(`^Usage: ${typed} .*\\n\\n[A-Z][^]*\\n  -V, --version +show the version\\n`));
  expect(stdout).toMatch(/^ {2}-h, --help +show this help$/m);
  expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  const [, words] = stdout.match(RegExp(`\\n\\nExample: ${typed}(?: (.+?))?(?: > \\S+)?\\n$`))!;
  if (!words) return;
  process.chdir(home);
  onTestFinished(() => process.chdir(ROOT));
  expect((await inside(main, words.split(" "))).status).toBe(0);
});

/** Each option of each command, other words, and what they write only with it. An option needs a place here. */
const OPTIONS: Record<string, string> = {
  solve: String.raw`--raw|3x5|LLLL  --json|3x5|^\{"number":1,  --svg|3x5|^<svg [^]*</svg>  --quine|3x20|raw:\[ink\]
    --quiet|3x5|^7 solutions  --list|--raw|^6x10: 2339 solutions  --source|3x5|^// They read the board
    --solutions 2|3x5|\n2 solutions \(8 with  --from 3|3x5|\nsolutions 3 to 7,  --no-color|--raw 3x5|^PPVVV\n
    --all|-q 3X5|^28 solutions,  --pieces FILNPU|-q 3x5|^2 s  --without F|-q 3x5|^6 s  --at-edge 5|-q 5x6|^245 s
    --one-sided fP|-q 3x5|^8 solutions \(16 with rotations\)  --loose|-q ?xxxxx|^1 solution \(2 with
    --lay 1|-q --loose 3x5|^55 solutions \(
    --no-crossroads|-q 5x5|^94 s  --edge|-q 5x5|^68 s  --three-colours|-q 5x5|^102 s
    --strong-colours|-q 5x5|^89 s  --fault-free|-q 5x5|^35 s`,
  puzzle: String.raw`--kind medium|--number 1 5x5|\n5x5-medium-1: lay 3 of
    --date 2020-02-29|3x5|\n3x5-easy-2020-02-29: lay
    --number 5|3x5|\n3x5-easy-5: lay  --quine|--number 1 3x20|raw:\[ink\]  --no-color|3x5-easy-1|░`,
  verify: String.raw`--quiet|quine.ts|^\n\nquine.ts$  --no-color|quine.ts|genuine NNN`,
  gallery: String.raw`--out page.html|--out -|^\nwrote page.html\n\npage.html,
    --site https://x.org|--out page.html|preview.webp`,
};

const FLAGS = /(?<=^ {2}(?:-\w, )?)--[\w-]+/gm;

test.each(Object.entries(COMMANDS).filter(([name]) => !name.startsWith("workshop/")))(
  "%s: each option makes a difference",
  async (name, main) => {
    const rows = (OPTIONS[name] ?? "").split(/\s{2,}/).filter(Boolean);
    const { stdout } = await inside(main, ["--help"]);
    const flags = stdout.match(FLAGS)!.filter((flag) => !/--(help|version)/.test(flag));
    expect(rows.map((row) => row.match(/--[\w-]+/)![0]).sort(), "a row in OPTIONS for each").toEqual(flags.sort());
    process.chdir(scratch(onTestFinished));
    onTestFinished(() => process.chdir(ROOT));
    writeFileSync("quine.ts", QUINE);
    const outcomes: Record<string, string> = {};
    const outcome = async (words: string) => {
      if (outcomes[words]) return outcomes[words];
      const run = await inside(main, words.split(" ").filter(Boolean), "", { FORCE_COLOR: "1" });
      expect(run).toMatchObject({ status: 0 });
      const all = `${run.stdout}\n${run.stderr}\n${readdirSync(".").join()}`;
      return (outcomes[words] = all.replace(/\d\.\d+( s|,)/g, ""));
    };
    for (const [option, others, effect] of rows.map((row) => row.split("|"))) {
      expect(await outcome(others), option).not.toMatch(RegExp(effect));
      expect(await outcome(`${others} ${option}`), option).toMatch(RegExp(effect));
    }
    // Of two forms, one is refused, or both make a difference.
    const forms = stdout.match(/(?<=\nForms:\n)[^]*(?=\n {2}--no-color)/)?.[0].match(FLAGS) ?? [];
    for (const pair of forms.flatMap((one, i) => forms.slice(i + 1).map((other) => [one, other])))
      if ((await inside(main, [...pair, "3x20"])).status === 0)
        for (const each of pair)
          expect(await outcome([...pair, "3x20"].join(" ")), `${pair}`).not.toBe(await outcome(each + " 3x20"));
  },
);

// A board in the notation of another program, in a file or on standard input: it is told what x is.
test.each([
  ...["11111", "00000", "_____", "0 0 2 2", "CC/C./CC", "x,x,x", "[1,1,1]", "|x|x|", "x,x\nx,x", "[[1,1],\n[1,0]]"],
  ...["11111\n11111\n11111", "00000\n00000", "_____\n__.__", "1 1 1\n1 0 1\n1 1 1", "CC/C./CC\nCC/CC/CC"],
])("%j is not a name", async (text) => {
  const { stderr, status } = await inside(solve, ["-"], text);
  expect(stderr).toMatch(/^row 1: "." is not one of x \. .*; x is an empty cell, \. is no cell(, and rows .*)?\n$/);
  expect(status).toBe(2);
});

// What is typed, the message, standard input, the status. parse.test.ts has texts that are not boards.
test.each<[string, RegExp, string?, number?]>([
  ["weave 6x10", /^too many arguments\. Expected 0 arguments but got 1 \(see --help\)$/],
  ["verify no\x1b[31m\n\x9b.ts", /^there is no file no\\x1b\[31m\\x0a\\x9b\.ts$/],
  ["gallery --out tools", /^tools is a folder, not a file$/, "", 1],
  ["gallery --out ", /^option '--out <file>' argument '' is invalid\. Expected the name of a file \(see --help\)$/],
  ["gallery --site https://x.org/?b=1", /is invalid\. Expected an address like https:.* \(see --help\)$/],
  ["gallery --site example.org", /'example\.org' is invalid\. Expected an address like https:.* \(see --help\)$/],
  ["gallery --site ftp://x.org", / is invalid\. Expected an address like https:/],
  ["gallery --site https://x.org/#a", / is invalid\. Expected an address like https:/],
  ["gallery --out - --site https://x.org", /^a site is several files: say where its page goes, as in --out site/],
  ["gallery --site https://x.org", /^a site is several files: /],
  ["gallery --out nowhere/x", /^there is no folder nowhere$/, "", 1],
  ["solve --hlep", /^unknown option '--hlep'\. Did you mean --help\? \(see --help\)$/],
  ["solve --solutions 0", /'0' is invalid\. Expected a whole number of 1 or more \(see --help\)$/],
  ["solve STIARS", /^no board or file is called "STIARS" \(did you mean stairs\?\)$/],
  ["solve 5x6 3x5", /^no board or file is called "5x6 3x5" \(a board is one name, one file, or rows\)$/],
  ["solve h\u200beart", /^no board or file is called "h<U\+200B>eart" \(did you mean heart\?\)$/],
  ["solve xxxxx/xxxxx", /^row 1: "\/" is not one of .*, and rows have blanks or line ends between them$/],
  ["solve xxx.txt", /^there is no file xxx\.txt$/],
  ["solve ./6x10", /^there is no file \.\/6x10$/],
  ["solve ..", /^\.\. is a folder, not a file$/],
  ["solve -", /^there is no board in standard input$/, " \n"],
  ['solve {"number":1,"rows":["IIIII"],"seconds":0.1}', /^this is JSON: /],
  ["solve quine.ts", /^this is a program: /],
  ["solve --svg -", /^--svg takes one board, and line 3 begins another$/, "x\n\nx"],
  ["solve --source -", /^--source takes one board, and line 2 begins another$/, "5x6\n5x6"],
  ["solve -n 1 -n x", /'x' is invalid\. Expected a whole number of 1 or more \(see --help\)$/],
  ["solve me", /^no board or file is called "me" \(npx tsx tools\/solve\.ts --list shows the named boards\)$/],
  ["solve -q -", /^no board is called "triple-B" \(did you mean triple-F\?\)$/, "triple-B"],
  ["solve -", /^line 1: a board has at most 100000 characters$/, "x".repeat(100_001), 1],
  ["solve --svg -", /^a board has at most 100000 characters$/, "x".repeat(100_001)],
  ["solve --quine -", /^the program has \d+ characters, and the picture .* holds 6180: its/, "x.\n.x\n".repeat(30)],
  ["solve --from 2 -", /^the board has only 1 solution$/, "xxxxx\n", 1],
  ["solve --json --quine", /^option '--json' cannot be used with option '--quine' \(see --help\)$/],
  ["solve --without Q -", /^--without: "Q" is not one of F .*; what others call Q is L here$/, "3x5\n3x5"],
  ["solve --list 6x10", /^--list takes no board$/],
  ["solve --quiet --svg", /^option '--svg' cannot be used with option '-q, --quiet' \(see --help\)$/],
  ["solve -s --no-crossroads", /^option '-s, --source' cannot be used with option '--no-crossroads' \(see --help\)$/],
  ["solve --at-edge 13", /'13' is invalid\. Expected a whole number from 1 to 12 \(see --help\)$/],
  ["solve --lay 0 8x8", /^option '--lay <N>' argument '0' is invalid\. Expected a whole number from 1 to 12 \(see/],
  ["solve --lay -1 8x8", /^option '--lay <N>' argument '-1' is invalid\. Expected a whole number from 1 to 12 /],
  ["solve --lay 1.5 8x8", /^option '--lay <N>' argument '1\.5' is invalid\. Expected a whole number from 1 to 12 /],
  ["solve --lay 13 --loose 8x9", /'13' is invalid\. Expected a whole number from 1 to 12 \(see --help\)$/],
  ["solve --help --lay 13", /'13' is invalid\. Expected a whole number from 1 to 12 \(see --help\)$/],
  ["solve --lay 3 6x10", /^it takes exactly 12 pieces to cover this board, not 3; with --loose cells may stay empty$/],
  ["solve --lay 5 3x5", /^it takes exactly 3 pieces to cover this board, not 5$/],
  ["solve --lay 4 --loose 3x6", /^there is room for 3 pieces here, not for 4$/],
  ["solve --lay 3 --loose --pieces FI 3x6", /^only 2 pieces may be laid here, not 3$/],
  ["solve --lay 1 --source 3x5", /^option '-s, --source' cannot be used with option '--lay <N>' \(see --help\)$/],
  ["solve --quine --loose --lay 11 8x8", /^the twelve pieces cover 60 cells, and this board has 55$/],
  [
    "solve F???? ????F ?????",
    /^row 1: one piece F cannot cover all cells marked F, and each piece is used once; an empty/,
  ],
  ["solve --pieces FIF", /^--pieces: F is named twice, and each piece is used once$/],
  ["solve --one-sided X 3x5", /^--one-sided: "X" is not one of F L N P Y Z f l n p y z$/],
  ["solve 8x8", /^the board has 64 empty cells, and the pieces .* cover 60; with --loose cells may stay empty$/],
  ["solve --quine 5x6 --loose", /^the twelve pieces cover 60 cells, and this board has 30$/],
  ["solve --svg -", /^there is no solution to draw$/, "xxxx.x\n", 1],
  ["puzzle --date 2026-02-30", /^option '--date <day>' .* is invalid\. Expected a day like 2026-11-21 \(see --help\)$/],
  ["puzzle medium", /^no board or file is called "medium" \(did you mean --kind medium\?\)$/],
  ["puzzle U 2026-11-21", /^no board .* "U 2026-11-21" \(did you mean --date 2026-11-21\?\)$/],
  ["puzzle -", /^one board is enough here, and another begins in line 2$/, "5x6\n5x6"],
  ["puzzle 6x10-easy-3 --number 3", /^6x10-easy-3 says which puzzle: leave out --number$/],
  ["puzzle 6x10-easy-2026-02-30", /^no board or file is called "6x10-easy-2026-02-30" /],
  ["puzzle --quine 5x10", /^the twelve pieces cover 60 cells, and this board has 50$/],
  ["puzzle --quine --kind clues", /^a program has no clues: --quine takes the other kinds$/],
  ["puzzle xxxxx? xxxxx?", /^row 1: here no cell may stay empty, so \? must be x or \.$/],
  ["puzzle 3x5 --kind hard", /^this board has no hard puzzle, only easy ones$/],
])("%s is refused in one line", async (words, message, input = "", status = 2) => {
  const [name, ...args] = words.split(" ");
  const { stderr, ...rest } = await inside(COMMANDS[name], args, input);
  expect(stderr).toMatch(/^.+\n$/);
  expect(stderr.trimEnd()).toMatch(message);
  expect(rest).toEqual({ stdout: "", status });
});

// Standard input, in the parts in which it comes, each character a byte, and what is said of it.
test.each<[string, string[], RegExp]>([
  ["a line end in two parts", ["xxxxx\r", "\nxxxxx\r", "\nxxxxx\r\n"], /^7 solutions /],
  ["a letter in two parts", ["xxxxx ", "\xd0", "\xa5"], /^row 2: U\+0425 is not one of /],
  ["a letter that breaks off", ["xxxxx ", "\xd0"], /^row 2: U\+FFFD is not one of /],
  ["UTF-16", ["\xff\xfe", "x\0"], /: this is UTF-16, /],
  ["the bytes that begin UTF-16, but later", ["xxxxx ", "\xff\xfe"], /^row 2: U\+FFFD is not one of /],
])("%s", async (_, parts, message) => {
  const bytes = parts.map((part) => Buffer.from(part, "latin1"));
  const { stdout, stderr } = await inside(solve, ["-q", "-"], bytes);
  expect(stdout + stderr).toMatch(message);
});

test("the page goes into a file, or to standard output; a site has what it needs beside its page", async () => {
  const folder = scratch(onTestFinished);
  const page = join(folder, "the page.html");
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  writeFileSync(page, "mine", { mode: 0o600 });
  const { stdout } = await inside(gallery, ["--out", "-"]);
  expect(stdout).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
  expect(stdout).not.toMatch(/'self'/);
  expect(await inside(gallery, ["--out", page])).toEqual({ stdout: "", stderr: `wrote ${page}\n`, status: 0 });
  expect([read("the page.html") === stdout, readdirSync(folder)]).toEqual([true, ["the page.html"]]);

  await inside(gallery, ["--out", page, "--site", "https://$&.org/a&b/"]);
  const html = read("the page.html");
  expect(html).toContain('content="https://$&amp;.org/a&amp;b/preview.webp"');
  expect(html).toContain('rel="canonical" href="https://$&amp;.org/a&amp;b/the%20page.html"');
  // It may ask for no more than the single file.
  expect(html).toContain(stdout.match(/default-src[^"]*/)![0]);
  expect(readdirSync(folder).sort()).toEqual(["preview.webp", "quine.html", "the page.html"]);
  // No character of an address ends the attribute that holds it, or begins a tag.
  await inside(gallery, ["--out", page, "--site", `http://x.org/"'<b>`]);
  expect(read("the page.html")).toContain(`rel="canonical" href="http://x.org/%22'%3Cb%3E/the%20page.html"`);
  expect(read("quine.html")).toBe(readFileSync(join(ROOT, "quine.ts"), "utf8"));
  if (isUnix) expect(lstatSync(page).mode & 0o777).toBe(0o600);
});

// Wine makes no links, and Windows not for everybody.
test.skipIf(!isUnix)("a file is written through a link, which stays one, and into a pipe", async () => {
  const [file, link] = ["file", "link"].map((name) => join(home, name));
  symlinkSync(file, link);
  writeWhole(file, "one");
  writeWhole(link, "two");
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file, "utf8")]).toEqual([true, "two"]);
  const pipe = join(home, "pipe");
  spawnSync("mkfifo", [pipe]);
  const reader = spawn("cat", [pipe]);
  onTestFinished(() => void reader.kill());
  writeWhole(pipe, "three");
  expect(lstatSync(pipe).isFIFO()).toBe(true);
  expect(`${(await once(reader.stdout, "data"))[0]}`).toBe("three");
});

test.skipIf(!isUnix)("a file that cannot be written whole stays as it was, with nothing beside it", () => {
  const file = join(scratch(onTestFinished), "file");
  writeFileSync(file, "mine");
  const source = `import { writeWhole } from "./tools/command/files.ts"; writeWhole("${file}", "x".repeat(9e6));`;
  const words = ["-c", 'ulimit -f 999; "$0" --import tsx --input-type=module -e "$1"', process.execPath, source];
  const { stderr } = spawnSync("sh", words, { cwd: ROOT, encoding: "utf8" });
  expect(stderr).toMatch(RegExp(`Error: cannot write ${file}: EFBIG: file too large\n`));
  expect([readdirSync(dirname(file)), readFileSync(file, "utf8")]).toEqual([["file"], "mine"]);
});

// Windows says EOF where others say EPIPE.
test.each(Object.entries({ EPIPE: 0, EOF: 0, ENOSPC: 1 }))("writing fails with %s: %i", async (code, status) => {
  let said = "";
  const write = (text: string, descriptor = 1) => {
    if (descriptor === 1) throw Object.assign(Error(code), { code });
    said += text;
  };
  const io = { env: {}, input: () => Readable.from([Buffer.from("3x5\n3x5\n")]), write, columns: () => undefined };
  for (const words of [["-q", "3x5"], ["-q", "-"], ["--help"]]) expect(await solve(words, io)).toBe(status);
  expect(said).toBe(status ? `${code}\n`.repeat(3) : "");
});

const shell = (line: string, name: string, more = {}) => {
  const options = { cwd: ROOT, encoding: "utf8", timeout: 500_000, env: { ...process.env, ...more } } as const;
  return spawnSync("sh", ["-c", line, process.execPath, ...script(name)], options);
};

test.skipIf(!isUnix)("many boards end when the reader has gone", () => {
  // tsx also finds a command without .ts.
  const line = '(yes 3x5 | "$0" "$1" "$2" "${3%.ts}" -q -; echo "status $?" >&2) | head -n 2';
  const { stdout, stderr } = shell(line, "solve");
  expect(stdout).toMatch(/^Board 1: 7 solutions .*\nBoard 2: 7 solutions .*\n$/);
  expect(stderr).toBe("status 0\n");
  // Where stderr cannot be written, the solutions still can.
  const { stdout: solved } = shell('yes 3x5 | head -n 3 | "$0" "$@" --raw -n 1 - 2>&-', "solve");
  expect(solved).toMatch(/^(([A-Z]{5}\n){3}\n){3}$/);
});

// Standard output is a pipe that does not block, and its reader takes its time: what is written comes through whole.
test.skipIf(!isUnix)("a slow reader of a pipe that does not block gets everything", async () => {
  const line = `{ "$0" -e "$UNBLOCK"; "$0" "$@" --quine -n 40 4x15; } 2>/dev/null | "$0" -e "$SLOW"`;
  const { stdout } = shell(line, "solve", { SLOW, UNBLOCK });
  expect(stdout.length).toBeGreaterThan(130_000);
  expect(stdout === (await inside(solve, ["--quine", "-n", "40", "4x15"])).stdout).toBe(true);
});
