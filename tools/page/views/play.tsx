// The puzzle, to be solved by hand, with the search looking over one's shoulder.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { pitchOf } from "../../twin/board.ts";
import { blank } from "../../solver/parse.ts";
import { LEVELS } from "../../solver/puzzles.ts";
import { list, number, plural, sentenceOf } from "../../solver/words.ts";
import { formatAddress, inView, knownCount, puzzleOfDay, readPuzzle, taskFor, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { boardOfImage, type Found, type Left, leftOf, numberOf } from "../found.ts";
import { useEvents } from "../events.ts";
import { gameAt } from "../game.ts";
import { type Hand, useHand } from "../hand.ts";
import { withPiece } from "../laying.ts";
import { linkTo, share, toClipboard } from "../share.ts";
import { Cells, centreOf, Picture, shapeOf, Shapes, sizeOf, sizeStyle } from "./grid.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { Ripple } from "./finish.tsx";
import { isDrawable } from "./program.tsx";
import { Tray } from "./tray.tsx";

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

/** What a puzzle is called. */
const titleOf = (puzzle: string): string => {
  const { seed } = readPuzzle(puzzle) ?? {};
  if (!seed) return "The empty board";
  if (!seed.includes("-")) return `Puzzle ${number(+seed)}`;
  const day = new Date(seed + "T12:00");
  if (isNaN(+day)) return `Puzzle of ${seed}`;
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return `Puzzle of ${day.toLocaleDateString("en-GB", { day: "numeric", month: "long", year })}`;
};

/** A puzzle of the same level that was not there before. */
const another = (puzzle: string): string =>
  `${readPuzzle(puzzle)?.level ?? LEVELS[0]}-${1 + Math.floor(Math.random() * 99_999)}`;

/** Which puzzle it is, and how to get others. */
const Puzzles = ({ place, go }: ViewProps) => {
  const level = readPuzzle(place.puzzle)?.level;
  const to = (puzzle: string) => ({ ...inView(place, "play", blank(place.board)), puzzle });
  return (
    <div class="row puzzles">
      <div class="row tabs" role="group" aria-label="Level">
        {LEVELS.map((each) => (
          <a
            key={each}
            href={formatAddress(to(each === level ? place.puzzle : puzzleOfDay(each)))}
            aria-current={each === level ? "true" : undefined}
          >
            {capital(each)}
          </a>
        ))}
        <a href={formatAddress(to(""))} aria-current={level ? undefined : "true"}>
          Empty board
        </a>
      </div>
      <Button onClick={() => go(to(another(place.puzzle)))}>{level ? "Another puzzle" : "A puzzle"}</Button>
    </div>
  );
};

/** The cells that are not covered yet, and can be covered by one piece alone. */
const forcedCells = ({ possible }: Left): number[] =>
  possible.flatMap((letters, at) => (letters.length === 1 ? at : []));

const tellForced = (left: Left): string => {
  const cells = forcedCells(left).length;
  if (!cells) return "Nothing is forced.";
  const only = `${plural(cells, "cell")} can be covered by one piece only.`;
  return left.forced ? `${list(left.forced)} can lie in one place only, and ${only}` : only;
};

/** What is left of an empty board, in a few words, and in some more. While the search runs, more may come. */
const tellLeft = ({ solutions, total }: Left, board: string, done: boolean): [string, string] => {
  if (!done) return [solutions ? `${plural(solutions, "solution")} left so far.` : "Counting …", ""];
  if (!solutions && board === blank(board)) return ["This board has no solution.", ""];
  const images = total > solutions ? `${number(total)} with rotations and reflections.` : "";
  return [`${plural(solutions, "solution")} left.`, images];
};

/** What becomes of the piece in the hand; `ways` is how many solutions it leaves, if that is known. */
const tellAhead = ({ held, cells, laid, fresh }: Hand, ways: number | undefined, isPuzzle: boolean): string => {
  const { letter } = held!;
  if (!cells) return `Let go: ${letter} goes into the box.`;
  if (fresh) return `${letter}: choose its place.`;
  if (!laid) return `${letter} does not fit here.`;
  if (ways === undefined || (ways && isPuzzle)) return `${letter} fits here.`;
  return `${letter} here leaves ${ways ? plural(ways, "solution") : "no solution"}.`;
};

/** Where the piece in the hand is, for those who do not see it. */
const tellPlace = ({ cells }: Hand, board: string): string => {
  if (!cells) return "";
  const range = (name: string, numbers: number[]) => {
    const [from, to] = [Math.min(...numbers) + 1, Math.max(...numbers) + 1];
    return from === to ? `${name} ${from}` : `${name}s ${from} to ${to}`;
  };
  const pitch = pitchOf(board);
  const rows = cells.map((at) => Math.floor(at / pitch));
  const columns = cells.map((at) => at % pitch);
  return `${range("row", rows)}, ${range("column", columns)}: `;
};

/** A piece of some solution, where there is least choice: there one learns most. Its letter is "" if there is no solution. */
const hintFrom = (found: Found, { images, possible }: Left): { letter: string; cells: number[] } => {
  if (!images.length) return { letter: "", cells: [] };
  const solution = boardOfImage(found, images[Math.floor(Math.random() * images.length)]);
  const empty = possible.flatMap((letters, at) => (letters ? [{ at, choice: letters.length }] : []));
  const least = Math.min(...empty.map(({ choice }) => choice));
  const spots = empty.filter(({ choice }) => choice === least);
  const letter = solution[spots[Math.floor(Math.random() * spots.length)].at];
  return { letter, cells: [...solution].flatMap((cell, at) => (cell === letter ? at : [])) };
};

/** The words of a button, and what it does, if it can do that now. */
type Action = [words: string, onClick: (() => void) | undefined];

export const Play = ({ place, go }: ViewProps) => {
  const { board, without, puzzle } = place;
  const outline = blank(board);
  const area = useRef<HTMLDivElement>(null);
  const found = useFound(outline, without, [], puzzle);
  const done = !!found.summary;
  const given = found.puzzles[puzzle] ?? "";
  const start = given || outline;
  // The pieces of the puzzle lie where they lie, unless the address was changed by hand.
  const locked = /[A-Z]/.test(given) && [...given].every((cell, at) => cell === "x" || cell === board[at]) ? given : "";
  useLayoutEffect(() => {
    if (given && given !== board && board === outline) go({ ...place, board: given }, true);
  }, [given, board]);

  const [helps, setHelps] = useState({ puzzle: false, empty: true });
  const kind = puzzle ? "puzzle" : "empty";
  const help = helps[kind];
  const [hint, setHint] = useState<ReturnType<typeof hintFrom>>();
  const [told, setTold] = useState("");
  const { before, after } = gameAt(place);
  const lay = (board: string) => go({ ...place, board });
  const hand = useHand(board, without, locked.replace(/[^A-Z]/g, ""), area, lay);
  const { held, ground, cells, floating } = hand;

  const task = useMemo(() => taskFor(board, without), [board, without]);
  const left = useMemo(() => leftOf(found, board), [found, board]);
  const ways = useMemo(
    () => (help && done && hand.laid ? leftOf(found, hand.laid).solutions : undefined),
    [found, help, hand.laid],
  );
  const full = !board.includes("x");
  const solved = full && typeof task !== "string";
  const lost = done && !left.solutions && (help || hint?.letter === "" || !puzzle);
  const thinking = !puzzle && help && done && !held && !lost && !full;
  const forced = thinking ? forcedCells(left) : [];
  const toLay = [...outline].filter((cell, at) => cell === "x" && board[at] === "x").length / 5;
  const [status, more] = ((): [string, string] => {
    if (typeof task === "string") return [sentenceOf(task), ""];
    if (solved) {
      const count = done ? found.count : knownCount(place);
      const yours = left.images.length && `Your solution is number ${number(numberOf(found, left.images[0]))}`;
      return ["Solved!", yours ? `${yours}${count ? ` of ${number(count)}` : ""}.` : ""];
    }
    if (held) return [tellAhead(hand, ways, !!puzzle), ""];
    if (lost && board !== start) return ["No solution any more.", "Take a piece back."];
    if (puzzle && !given) return ["The pieces are being laid …", ""];
    if (hint?.letter) return [`${hint.letter} can lie here.`, "Press Hint again to lay it."];
    if (puzzle) return [`${plural(toLay, "piece")} to lay.`, "There is one answer."];
    const listed = board === outline && knownCount(place);
    return listed && !done ? [`${plural(listed, "solution")} left.`, ""] : tellLeft(left, board, done);
  })();

  useEffect(() => {
    setHint(undefined);
    setTold("");
  }, [board, held?.letter]);
  const nextHint = () =>
    hint?.letter ? lay(withPiece(board, hint.letter, hint.cells)) : setHint(hintFrom(found, left));
  const undo = before === undefined ? undefined : () => lay(before);
  const redo = after === undefined ? undefined : () => lay(after);
  const url = linkTo(formatAddress(place));

  useEvents({
    keydown: (event) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo?.();
      else undo?.();
    },
  });
  const ends: Action[] = [
    ["Share", async () => setTold(await share(url, "A pentomino puzzle"))],
    ["Next puzzle", () => go({ ...inView(place, "play", outline), puzzle: another(puzzle) })],
    ["Undo", undo],
  ];
  const moves: Action[] = [
    ["Turn", held && hand.turn],
    ["Mirror", held && hand.mirror],
    ["Undo", undo],
    ["Redo", redo],
    ["Hint", held || !done ? undefined : nextHint],
    ["Copy link", async () => setTold(await toClipboard(url))],
  ];
  const { columns, rows } = sizeOf(board);
  // The program spreads from the piece that was laid last.
  const last = useRef(0);
  if (!solved) last.current = hand.at;

  return (
    <div
      class={`split play${held ? " holding" : ""}${rows > 2 * columns ? " tall" : ""}`}
      ref={area}
      style={sizeStyle(board)}
    >
      <section class="table" aria-label="The board">
        <h2 class="title">{titleOf(puzzle)}</h2>
        <div class="status" role="status">
          <p class={lost && !held ? "left bad" : "left"}>
            {held && <span class="hidden">{tellPlace(hand, board)}</span>}
            {status}
          </p>
          <p class="note more">{told || more}</p>
        </div>
        {solved && isDrawable(board) ? (
          <Ripple board={board} last={last.current} />
        ) : (
          <Cells
            board={board}
            label="Board"
            at={hand.at}
            onAt={hand.reach}
            onPress={hand.press}
            onPointerDown={hand.down}
            describe={(cell) => (forced.includes(cell) ? `, only ${left.possible[cell]} can lie here` : "")}
          >
            <Shapes board={ground} letters />
            {forced.map((cell) => {
              const [x, y] = centreOf(board, cell);
              const whole = left.forced.includes(left.possible[cell]);
              return (
                <text key={cell} class={whole ? "forced whole" : "forced"} x={x} y={y + 4}>
                  {left.possible[cell]}
                </text>
              );
            })}
            {hint?.letter && !held && <path class={`ghost hint ${hint.letter}`} d={shapeOf(board, hint.cells)} />}
            {held && cells && (
              <path
                class={`ghost ${held.letter} ${!hand.laid ? "bad" : ways === 0 ? "dead" : ""}`}
                d={shapeOf(board, cells)}
              />
            )}
          </Cells>
        )}
        <p class="actions hands">
          {solved && isDrawable(board) && (
            <a class="button main" href={formatAddress(inView(place, "program"))}>
              Run it
            </a>
          )}
          {(solved ? ends : moves).map(([words, onClick]) => (
            <Button key={words} onClick={onClick}>
              {words}
            </Button>
          ))}
        </p>
      </section>
      <section class="box" aria-label="Pieces and help">
        <Puzzles place={place} go={go} />
        <Tray hand={hand} without={without} />
        <p class="actions">
          <Button onClick={held && hand.putAway}>Put away</Button>
          <Button onClick={board === start ? undefined : () => lay(start)}>Start again</Button>
        </p>
        <label class="help">
          <input
            type="checkbox"
            checked={help}
            onChange={({ currentTarget }) => setHelps({ ...helps, [kind]: currentTarget.checked })}
          />{" "}
          {puzzle ? "Say at once when a piece is wrong" : "Show what is forced, and where a piece leaves no solution"}
        </label>
        <p class="note more">{thinking && tellForced(left)}</p>
        <Chooser place={place} go={go} />
        <p class="note by-mouse">
          Drag a piece to the board, or click it and then a cell. <kbd>R</kbd> turns it, <kbd>M</kbd> shows its mirror
          image. With the keyboard: a piece’s letter picks it up, arrows move it, Enter puts it down, Escape lets it go,
          Backspace puts it away, <kbd>Ctrl</kbd> <kbd>Z</kbd> takes a move back.
        </p>
        <p class="note by-finger">
          Drag a piece to the board, or tap it and then a cell. Tap it again to turn it. Drag a piece off the board to
          put it away.
        </p>
        <p class="note">The link holds the position: send it to a friend.</p>
      </section>
      {floating && (
        <div
          class="floating"
          style={{ left: `${floating.x}px`, top: `${floating.y}px`, "--wide": sizeOf(held!.piece).columns }}
        >
          <Picture board={held!.piece} />
        </div>
      )}
    </div>
  );
};
