// A game: what its player does, what is stored of it, and what counts.

import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  boardOf,
  formatAddress,
  parseAddress,
  type Place,
  puzzleOfDay,
  showing,
  taskFor,
} from "../tools/page/place/address.ts";
import { faceOf, sayCell } from "../tools/page/board/face.ts";
import { aimOf, followed, hintFrom } from "../tools/page/game/hints.ts";
import * as laying from "../tools/page/hand/laying.ts";
import { nothingFound, numberOf } from "../tools/page/search/found.ts";
import * as games from "../tools/page/game/game.ts";
import { dayAt, markAt, sayStreak, streak } from "../tools/page/game/record.ts";
import { messageOf } from "../tools/page/game/message.ts";
import { recall, remember } from "../tools/page/place/memory.ts";
import { monthOf } from "../tools/words/days.ts";
import { lettersOf } from "../tools/boards/cells.ts";
import { readPuzzle } from "../tools/puzzles/puzzles.ts";
import { holeIn } from "../tools/solver/steps.ts";
import { outlineOf } from "../tools/twin/picture.ts";
import { allSolutions } from "./run.ts";
import { boards, storage } from "./stored.ts";

const EMPTY = boardOf("6x10")!;

beforeEach(() => void storage());

/** A board of which only these pieces lie. */
const only = (board: string, letters: string) => board.replace(RegExp(`[^${letters} ]`, "g"), "x");

const START = showing("play");
const TODAY = { ...START, puzzle: puzzleOfDay() };

describe("a game", () => {
  const start = "VVVxx Vxxxx Vxxxx";
  const play = (...positions: string[]) =>
    positions.reduce((game, board) => games.moved(game, board), games.newGame(start));
  const [one, two] = ["VVVYY Vxxxx Vxxxx".replace(/Y/g, "I"), "VVVxx VIIxx Vxxxx"];

  test("is a list of positions: a move is added to it, and takes away what was taken back", () => {
    const game = play(one, two);
    expect(game).toMatchObject({ positions: [start, one, two], at: 2 });
    const back = games.stepped(games.stepped(game, -1)!, -1)!;
    expect([back.at, games.stepped(back, -1), games.stepped(back, 1)?.at]).toEqual([0, undefined, 1]);
    expect(games.moved(back, two)).toMatchObject({ positions: [start, two], at: 1 });
    // To begin again is a move as well, also after one.
    expect(games.stepped(play(one, start), -1)).toMatchObject({ positions: [start, one, start], at: 1 });
  });

  test("that is solved goes back no more, if it was a puzzle; and others see what was given", () => {
    const solved = play("VVVFF Vxxxx Vxxxx", "VVVWW VPPWW VPPPW");
    expect([games.isSolved(solved), games.lastLaid(solved), games.stepped(solved, -1)?.at]).toEqual([true, "W", 1]);
    expect(games.lastLaid(play("VVVFF Vxxxx Vxxxx", "VVVFF VWWxx Vxxxx"))).toBe("W");
    expect(games.stepped({ ...solved, answer: "VVVWW VPPWW VPPPW" }, -1)).toBe(undefined);
    expect(faceOf(solved.positions[0])).toBe("🟫🟫🟫⬜⬜\n🟫⬜⬜⬜⬜\n🟫⬜⬜⬜⬜");
    // Pieces that touch have different colours.
    expect(faceOf("IIIII xTT.x")).toBe("🟦🟦🟦🟦🟦\n⬜🟨🟨⬛⬜");
    expect(faceOf("FP F.")).toBe("🟪🟦\n🟪⬛");
  });

  const END = "VVVFF VFFLL VLFLL";
  const MOVES = ["VVVxx VIIII VxxIx", start, "VVVFx Vxxxx Vxxxx", "VVVFx VxxLL VLxLL"];
  type Act = (game: games.Game) => games.Game;
  const back: Act = (game) => games.stepped(game, -1)!;
  const lay =
    (board: string): Act =>
    (game) =>
      games.moved(game, board);
  test.each<[string, Act[], string, string]>([
    ["at once", [lay("VVVFF VFFxx VxFxx")], "🟪🟥", "1:15, 2 moves, no hints"],
    ["in another order", [lay("VVVxx VxxLL VLxLL")], "🟥🟪", "1:15, 2 moves, no hints"],
    ["with pieces moved and taken back", MOVES.map(lay), "↩️🟥↩️🟪", "1:15, 4 moves, 2 taken back, no hints"],
    ["by Undo", [lay(MOVES[0]), back, lay("VVVxx VxxLL VLxLL")], "↩️🟥🟪", "1:15, 3 moves, 1 taken back, no hints"],
    ["with hints", [games.hinted, lay("VVVFF VFFxx VxFxx"), games.hinted], "💡🟪💡🟥", "1:15, 2 moves"],
  ])("of a puzzle that was solved %s is sent on without its answer", (_, acts, row, how) => {
    const fresh = { ...games.newGame(start, END), seconds: 75 };
    const game = [...acts, lay(END)].reduce((before, act) => act(before), fresh);
    const place = { ...showing("play", start), puzzle: readPuzzle("easy-2026-11-21") };
    const title = "The pentomino quine, 3x5, 21 November 2026, easy";
    const first = `${row.includes("💡") ? "With 2 hints, " : ""}I solved a pentomino puzzle.`;
    const program = `${first} My solution is a program that prints the next solution.`;
    expect(messageOf(place, game, true)).toEqual([program, title, row, how]);
    const numbered = messageOf({ ...place, puzzle: readPuzzle("hard-3") }, game, false);
    expect(numbered).toEqual([first, "The pentomino quine, 3x5, puzzle 3, hard", row, how]);
    const own = messageOf({ ...place, puzzle: readPuzzle("") }, { ...game, answer: "" }, false);
    expect(own).toEqual([first, "The pentomino quine, 3x5", faceOf(END)]);
    expect(messageOf(showing("play", games.FIRST.answer), game, true)).toBe(undefined);
  });

  test.each([
    // Of three pieces one is laid by hint, or two, perhaps taken back in between, or before all was begun anew.
    ["?UXP", true],
    ["?U?XP", false],
    ["?U?XP<<?PXP", false],
    ["?U?X?P<<<UXP", true],
    ["?U?X?P<<<U?X?P", false],
    // A hint that takes a piece back lays none.
    ["U?<?<?XUP", true],
    ["UX!P", false],
  ])("whose log is %s is the player's own: %j", (log, own) => {
    const game = { ...games.newGame(PLACE.board), positions: [PLACE.board, "UUXPP UXXXP UUXPP"], at: 1, log };
    expect(games.isByHand(game)).toBe(own);
  });

  test("of a player who gives up is over, shows the answer, and counts for nothing", () => {
    const place = { ...showing("play", start), puzzle: readPuzzle("easy-2026-11-22") };
    const game = games.givenUp(lay("VVVFF VFFxx VxFxx")(games.newGame(start, END)));
    expect([games.boardNow(game), games.isOver(game), games.isByHand(game)]).toEqual([END, true, false]);
    expect(messageOf(place, game, true)).toBe(undefined);
  });

  test("gives a hint: a piece that is wrong, or else one with little around it; and may follow it", () => {
    const answer = "PPPPPII ....III";
    expect(hintFrom("IIxxxxx ....III", answer)).toEqual({ letter: "I", cells: [0, 1, 12, 13, 14] });
    expect(hintFrom("LLxxxxx ....LLL", answer)).toEqual({ letter: "L", cells: [0, 1, 12, 13, 14] });
    expect(hintFrom("xxxxxxx ....xxx", answer)).toEqual({ letter: "P", cells: [0, 1, 2, 3, 4] });
    expect(hintFrom("PPPPPxx ....xxx", answer)).toEqual({ letter: "I", cells: [5, 6, 12, 13, 14] });
    expect(hintFrom("xxxxxxxxxx", "IIIIILLLLL").letter).toBe("I");
    expect(followed("LLxxxxx ....LLL", { letter: "L", cells: [] })).toBe("xxxxxxx ....xxx");
    expect(followed("PPPPPxx ....xxx", { letter: "I", cells: [5, 6, 12, 13, 14] })).toBe(answer);
    const found = { ...nothingFound("xxxxx xxxxx xxxxx"), solutions: allSolutions("3x5").map(lettersOf) };
    const aims = [0, 0.5, 0.999].map((part) => aimOf(found, "xxxxx xxxxx xxxxx", part)!);
    expect([new Set(aims).size, ...aims.map((aim) => numberOf(found, aim))]).toEqual([3, 1, 4, 7]);
    expect(aimOf(found, "IIIII xxxxx xxxxx", 0)).toBe(undefined);
  });

  test.each([
    ["xxxxx xxxxx", []],
    ["xIxxx IIxxx", [0]],
    ["xxxxI xxIII xxxxI xxxxx xx..x xx.xx", []],
    ["xxIxx xIIIx .xIx. xxIxx", [15, 21, 22]],
    ["xxIxx xxIxx xxIxx xxIxx xxIxx", []],
  ])("in Easy has no hole that no piece fits: %s", (board, cells) => expect(holeIn(board)).toEqual(cells));

  const PLACE = showing("play", boardOf("3x5")!);
  const BLANK_GAME = games.newGame(PLACE.board);
  const [solution, other] = allSolutions("3x5");

  const STORED = { moves: [PLACE.board], answer: "", seconds: 0 };
  const kept = (stored: unknown) => (remember("3x5", stored), games.recallGame(PLACE));

  const SOLVED = allSolutions("6x10")[0];

  test("of each day counts for days in a row, if it was solved that day", () => {
    /** Stores a game in which F and I were given. It was solved in one move, if nothing else is said. */
    const solve = (puzzle: string, day: string, moves = [SOLVED], seconds = 9) =>
      remember(`6x10-${puzzle}`, { moves: [only(SOLVED, "FI"), ...moves], answer: SOLVED, seconds, day });
    expect(streak("2026-11-22")).toBe(0);
    solve("easy-2026-11-20", "2026-11-20");
    solve("hard-2026-11-21", "2026-11-21");
    expect(streak("2026-11-22")).toBe(2);
    // A day counts as half if hints have solved it.
    const byHints = [..."LTYXWVPUNZ"].flatMap((_, at, all) => [games.HINT, only(SOLVED, "FI" + all.slice(0, at + 1))]);
    solve("easy-2026-11-22", "2026-11-22", byHints);
    // None counts that nobody can have played, is unfinished, or was given up.
    solve("easy-2026-11-23", "2026-11-23", [SOLVED], -1);
    solve("hard-2026-11-23", "2026-11-23", []);
    solve("expert-2026-11-23", "2026-11-23", [SOLVED, games.GIVEN_UP]);
    // One of the archive does not count as its day's.
    solve("easy-2026-11-19", "2026-11-22");
    expect([streak("2026-11-22"), streak("2026-11-23"), streak("2026-11-24")]).toEqual([2.5, 2.5, 0]);
    expect([0, 1, 1.5, 2].map(sayStreak)).toEqual(["", "", "1½ days in a row", "2 days in a row"]);
    const markOf = (puzzle: string) => markAt({ ...showing("play"), puzzle: readPuzzle(puzzle) });
    const marked = ["easy-2026-11-20", "easy-2026-11-22", "medium-1", "expert-2026-11-23"];
    expect(marked.map(markOf)).toEqual(["✓", "½", "", "–"]);
    // The month shows the best result of each day, and each mark has its words.
    const days = ["20", "22", "23", "25"].map((day) => `2026-11-${day}`);
    expect(days.map((each) => dayAt(START, each).end)).toEqual([3, 2, 1, 0]);
    expect(days.map((each) => dayAt(START, each).board)).toEqual([SOLVED, SOLVED, SOLVED, EMPTY]);
    const [day] = days;
    solve(`hard-${day}`, day, [SOLVED, games.GIVEN_UP]);
    expect(dayAt(START, day)).toEqual({ end: 3, board: SOLVED, said: ["Easy, solved", "Hard, given up"] });
    // Of two that went as well it shows the harder.
    const turned = SOLVED.split(" ").reverse().join(" ");
    remember(`6x10-hard-${day}`, { moves: [only(turned, "FI"), turned], answer: turned, seconds: 9 });
    expect(dayAt(START, day).board).toBe(turned);
    expect(dayAt(START, days[1]).said).toEqual(["Easy, solved mostly by hints"]);
  });

  test("on an empty board counts for nothing, and a solution that an address brings is seen, and no move", () => {
    const [board, first] = [solution, only(solution, "P")];
    remember("3x5", { ...STORED, moves: [PLACE.board, board] });
    const place = showing("play", board);
    expect(markAt(place)).toBe("");
    const [solved, answered] = [games.newGame(board), { ...BLANK_GAME, answer: board }];
    const all = [BLANK_GAME, undefined, solved, answered].map((game) => games.isForeign(place, game));
    expect(all).toEqual([true, true, false, false]);
    const foreign = [first, ".", "FFFFF"].map((each) => games.isForeign(showing("play", each), BLANK_GAME));
    expect([...foreign, games.isForeign({ ...place, puzzle: readPuzzle("easy-1") }, BLANK_GAME)]).not.toContain(true);
    expect(games.isSolved(games.newGame("."))).toBe(false);
  });

  const [half, most] = ["P", "PL"].map((letters) => only(solution, letters));
  test.each<[string, string[], string, boolean, ReturnType<typeof games.arrive>]>([
    // What is stored, the board of the address, and whether somebody has typed it or come by a link.
    ["a link to a half-played board is a move", [], half, true, "move"],
    ["also in a game that is further, or elsewhere", [most], half, true, "move"],
    ["Back takes no move back", [half, most], half, false, "overwrite"],
    ["nor does it play one", [], half, false, "overwrite"],
    ["the board on the table stays", [half], half, true, "nothing"],
    ["an empty board is that of any game", [half], PLACE.board, true, "nothing"],
    ["also by Back", [half], PLACE.board, false, "nothing"],
    ["a solution is no move", [half], solution, true, "nothing"],
    ["a game that is solved does not go on", [solution], half, true, "overwrite"],
    ["a full board may be none of pieces", [half], "IIIII FFFFF FFFFF", true, "overwrite"],
    ["no hand lays half a piece", [half], "IIIxx xxxxx xxxxx", true, "overwrite"],
  ])("and the address of another board: %s", (_, positions, board, isNew, what) => {
    expect(games.arrive(positions.reduce(games.moved, BLANK_GAME), board, isNew)).toBe(what);
  });

  test("of a puzzle keeps what was given, whatever an address says", () => {
    const dealt = games.newGame(half, solution);
    const what = [most, most.replace(/P/g, "x")].map((board) => games.arrive(dealt, board, true));
    expect(what).toEqual(["move", "overwrite"]);
  });

  test.each([
    ["2026-11-25", 30, "2026-11-30", 7, "2026-10-31", "2026-12-01"],
    ["2027-02-28", 28, "2027-02-28", 1, "2027-01-31", "2027-03-01"],
  ])("is chosen in a month: of %s it has %i days up to %s, from column %i", (day, ...expected) => {
    const { days, column, before, after } = monthOf(day);
    expect([days.length, days.at(-1), column, before, after]).toEqual(expected);
  });

  test("is judged when it is read, and its seconds are stored with what its player does next", () => {
    games.tick(PLACE);
    expect(games.recallGame(PLACE)).toBe(undefined);
    kept({ ...STORED, seconds: 5 });
    const parse = vi.spyOn(JSON, "parse");
    for (const _ of "123") games.tick(PLACE);
    expect(games.recallGame(PLACE)).toMatchObject({ positions: [PLACE.board], at: 0, seconds: 8, day: undefined });
    games.keepGame(PLACE, games.played(PLACE, BLANK_GAME, lay(solution)));
    expect(games.recallGame(PLACE)).toMatchObject({ at: 1, seconds: 8 });
    expect(parse).not.toHaveBeenCalled();
    expect(recall("3x5")).toEqual({ moves: [PLACE.board, solution], answer: "", seconds: 8 });
  });

  test.each([
    ["2026-11-22", 1],
    ["2026-11-23", 0],
  ])("that is opened on %s, and solved a day later, counts for %i days", (day, counted) => {
    const game = games.opened(games.opened(games.newGame(only(SOLVED, "FI"), SOLVED), day), "2026-11-23");
    games.keepGame({ ...showing("play"), puzzle: readPuzzle("easy-2026-11-22") }, lay(SOLVED)(game));
    expect(streak("2026-11-23")).toBe(counted);
  });

  test("of a first visit lacks two pieces, has one answer, is offered until solved, is not the empty board's", () => {
    const { board, answer } = games.FIRST;
    expect(allSolutions(board, { all: true })).toEqual([answer]);
    // One piece lies as in the tray, the other must be turned.
    const [T, U] = ["T", "U"].map((letter) => laying.lift(answer, answer.indexOf(letter))!.piece);
    expect([T, U]).toEqual([laying.turn(laying.take("T")).piece, laying.take("U").piece]);
    const [place, solved] = [board, answer].map((each) => showing("play", each));
    const addresses = ["#wall", "#", ""].map(games.openedAt);
    expect(addresses).toEqual(["#wall", ...Array(2).fill(formatAddress(place))]);
    const elsewhere = [TODAY, showing("play", board.replace(/F/g, "x")), { ...place, view: "wall" } as Place];
    expect([place, solved, ...elsewhere].map(games.isBeginning)).toEqual([true, true, false, false, false]);
    expect([games.nameOfGame(solved), games.nameOfGame(showing("play"))]).toEqual(["first", "6x10"]);
    games.keepGame(place, lay(answer)(games.newGame(board, answer)));
    expect([markAt(solved), markAt(showing("play")), streak("2026-11-22")]).toEqual(["✓", "", 0]);
    expect([games.openedAt(""), games.isBeginning(solved)]).toEqual(["", true]);
    // After another game all is seen, and the first puzzle is offered no more.
    storage();
    remember("3x5", BLANK_GAME);
    expect([games.openedAt(""), games.isBeginning(place)]).toEqual(["", false]);
  });

  test.each([
    [0, "", "row 1, column 1: V, given"],
    // The piece in the hand lies nowhere.
    [4, "I", "row 1, column 5: empty"],
    [10, "", "row 2, column 5: no cell"],
  ])("is read cell by cell, at %i with %j in the hand: %s", (cell, lifted, words) => {
    expect(sayCell("VVVII VIIx.", cell, "V", lifted)).toBe(words);
  });

  test("that version 7 stored lives on: its boards, how far its player had stepped back, and its log", () => {
    const older = {
      positions: [PLACE.board, half, most],
      at: 1,
      log: "?PL<",
      answer: "",
      seconds: 7,
      day: "2026-11-21",
    };
    expect(kept(older)).toMatchObject(older);
    for (const odd of [
      { positions: {} },
      { positions: [] },
      { at: 7 },
      { at: -1 },
      { log: undefined },
      { log: "P 💡" },
    ])
      expect([odd, kept({ ...older, ...odd })]).toEqual([odd, undefined]);
  });

  test.each([
    ...[null, 5, "x", {}],
    ...["moves", "answer", "seconds"].map((key) => ({ ...STORED, [key]: null })),
    ...[{ seconds: -125 }, { seconds: 1e300 }, { day: "yesterday" }].map((odd) => ({ ...STORED, ...odd })),
    ...[{}, [], [solution], ["xxxxx"], [only(solution, "P"), PLACE.board]].map((moves) => ({ ...STORED, moves })),
    ...["<", ">", "IIIxx xxxxx xxxxx", PLACE.board + " IIIII", "P", "", 5, "~x", "~?💡", other + " "].map((move) => ({
      ...STORED,
      moves: [PLACE.board, move],
    })),
    { ...STORED, answer: "IIIII IIIII IIIII" },
    { ...STORED, moves: [PLACE.board, solution], answer: other },
  ])("that no hand has played is left out: %j", (stored) => expect(kept(stored)).toBe(undefined));

  test("is one list of what was done: the rest follows from it after a reload", () => {
    const on: Act = (game) => games.stepped(game, 1) ?? game;
    const undo: Act = (game) => games.stepped(game, -1) ?? game;
    const boardsOf = ["P", "PL", "U", ""].map((letters) => lay(only(solution, letters)));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...boardsOf, games.hinted, on, undo)), (acts) => {
        const game = acts.reduce((before, each) => each(before), { ...BLANK_GAME, day: undefined } as games.Game);
        games.keepGame(PLACE, game);
        expect(Object.keys(recall("3x5")!)).toEqual(["moves", "answer", "seconds"]);
        expect(games.judged(PLACE, recall("3x5"))).toEqual(game);
      }),
    );
  });

  test("goes on from what another tab has stored, and is solved once and for all", () => {
    const place = { ...PLACE, puzzle: readPuzzle("easy-1") };
    const [given, first, second] = ["X", "XP", "XU"].map((letters) => only(solution, letters));
    const fresh = games.newGame(given, solution);
    // A tab that has heard of nothing since the beginning. In the end a hint or a move would change the game.
    games.keepGame(place, fresh);
    for (const action of [lay(first), lay(second), lay(solution), games.hinted, lay(first)])
      games.keepGame(place, games.played(place, fresh, action));
    expect(games.recallGame(place)).toMatchObject({ positions: [given, first, second, solution], at: 3 });
    expect(games.recallGame(place)!.log).not.toContain(games.HINT);
    // A puzzle has one answer.
    remember("3x5-easy-1", STORED);
    expect(games.recallGame(place)).toBe(undefined);
  });

  test("is left alone by addresses that no hand could reach, and can be played, with anything stored or linked", () => {
    const board = fc.oneof(boards, fc.constantFrom(PLACE.board, solution, half, start));
    const answer = fc.oneof(board, fc.constant(""));
    const move = fc.oneof(board, fc.constantFrom(games.BACK, games.ON, games.HINT, games.GIVEN_UP));
    const moves = fc.array(move).map((rest) => [PLACE.board, ...rest]);
    const json = fc.oneof(fc.jsonValue(), fc.record({ moves, answer, seconds: fc.nat() }));
    fc.assert(
      fc.property(json, board, fc.webFragments(), (stored, linked, hash) => {
        const before = kept(stored) ?? BLANK_GAME;
        const { place } = parseAddress(`#play/${linked.replaceAll(" ", "_")}?${hash}`);
        const isMove = games.arrive(before, place.board, true) === "move";
        const next = isMove ? lay(place.board)(before) : before;
        expect(taskFor(games.boardNow(next)).flaw).toBe(undefined);
        expect(outlineOf(games.boardNow(next))).toBe(PLACE.board);
        if (next !== before) expect(games.boardNow(back(next))).toBe(games.boardNow(before));
        expect(parseAddress(formatAddress(parseAddress("#" + hash).place)).readable).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
