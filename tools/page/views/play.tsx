// The puzzle, to be solved by hand, with the search looking over one's shoulder.

import { useMemo, useRef, useState } from "preact/hooks";
import { pitchOf } from "../../twin/board.ts";
import { SIDE } from "../../solver/drawings.ts";
import { blank } from "../../solver/parse.ts";
import type { ViewProps } from "../app.tsx";
import { formatAddress, inView, solutionsOf, taskFor } from "../address.ts";
import { type Hand, useHand } from "../hand.ts";
import { take } from "../laying.ts";
import { useFound } from "../ask.ts";
import { boardOfImage, type Left, leftOf } from "../found.ts";
import { list, number, plural, sentenceOf } from "../../solver/words.ts";
import { Cells, Picture, Shapes, sizeOf, squares } from "./board.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { isDrawable } from "./program.tsx";

/** The cells that are not covered yet, and can be covered by one piece alone. */
const forcedCells = ({ possible }: Left): number[] =>
  possible.flatMap((letters, at) => (letters.length === 1 ? at : []));

const tellForced = (left: Left): string => {
  const cells = forcedCells(left).length;
  if (!cells) return "Nothing is forced.";
  const only = `${plural(cells, "cell")} can be covered by one piece only.`;
  return left.forced ? `${list(left.forced)} can lie in one place only, and ${only}` : only;
};

/** What is left, in a few words, and in some more. While the search runs, more may come. */
const tellLeft = ({ solutions, total }: Left, board: string, done: boolean): [string, string] => {
  if (!board.includes("x")) return solutions || !done ? ["Solved!", ""] : ["No solution.", "Take a piece back."];
  if (!done) return [solutions ? `${plural(solutions, "solution")} left so far.` : "Counting …", ""];
  if (!solutions && board === blank(board)) return ["This board has no solution.", ""];
  if (!solutions) return ["No solution any more.", "Take a piece back."];
  const images = total > solutions ? `${number(total)} with rotations and reflections.` : "";
  return [`${plural(solutions, "solution")} left.`, images];
};

/** What becomes of the piece in the hand; `ways` is how many solutions it leaves, if that is known. */
const tellAhead = ({ held, cells, laid }: Hand, ways: number | undefined): string => {
  const { letter } = held!;
  if (!cells) return `Let go: ${letter} goes into the box.`;
  if (!laid) return `${letter} does not fit here.`;
  if (ways === undefined) return `${letter} fits here.`;
  return `${letter} here leaves ${ways ? plural(ways, "solution") : "no solution"}.`;
};

/** Where the piece in the hand is, for those who do not see it. */
const tellPlace = ({ cells }: Hand, board: string): string => {
  if (!cells) return "";
  const pitch = pitchOf(board);
  const range = (name: string, numbers: number[]) => {
    const [from, to] = [Math.min(...numbers) + 1, Math.max(...numbers) + 1];
    return from === to ? `${name} ${from}` : `${name}s ${from} to ${to}`;
  };
  return `${range(
    "row",
    cells.map((at) => Math.floor(at / pitch)),
  )}, ${range(
    "column",
    cells.map((at) => at % pitch),
  )}: `;
};

export const Play = ({ place, go }: ViewProps) => {
  const { board, without } = place;
  const area = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(true);
  const lay = (board: string) => go({ ...place, board });
  const hand = useHand(board, without, area, lay);
  const { held, ground, cells, spare, floating } = hand;
  const found = useFound(blank(board), without);
  const done = !!found.summary;
  const task = useMemo(() => taskFor(board, without), [board, without]);
  const left = useMemo(() => leftOf(found, board), [found, board]);
  const ways = useMemo(
    () => (help && done && hand.laid ? leftOf(found, hand.laid).solutions : undefined),
    [found, help, hand.laid],
  );
  const lost = done && !left.solutions;
  const thinking = help && done && !held && !lost && board.includes("x");
  const forced = thinking ? forcedCells(left) : [];
  const listed = board === blank(board) && solutionsOf(place);
  const [status, more] =
    typeof task === "string"
      ? [sentenceOf(task), ""]
      : held
        ? [tellAhead(hand, ways), ""]
        : listed && !done
          ? [`${plural(listed, "solution")} left.`, ""]
          : tellLeft(left, board, done);
  const hint = () => {
    const solution = boardOfImage(found, left.images[Math.floor(Math.random() * left.images.length)]);
    // Where there is least choice, one learns most.
    const empty = left.possible.flatMap((letters, at) => (letters ? [{ at, choice: letters.length }] : []));
    const { at } = empty.reduce((best, cell) => (cell.choice < best.choice ? cell : best));
    lay(board.replace(/x/g, (cell, i) => (solution[i] === solution[at] ? solution[at] : cell)));
  };

  return (
    <div class={held ? "play holding" : "play"} ref={area}>
      <section class="table" aria-label="The board">
        <div role="status">
          <p class={lost && !held ? "left bad" : "left"}>
            {held && <span class="hidden">{tellPlace(hand, board)}</span>}
            {status}
          </p>
          <p class="note more">{more}</p>
        </div>
        <Cells
          board={board}
          label="Board"
          at={hand.at}
          onAt={hand.reach}
          onPress={hand.press}
          onPointerDown={hand.down}
          describe={(cell) => (forced.includes(cell) ? `, only ${left.possible[cell]} can lie here` : "")}
        >
          <Shapes board={ground} letters ruled="x" />
          {forced.map((cell) => (
            <text
              key={cell}
              class={left.forced.includes(left.possible[cell]) ? "forced whole" : "forced"}
              x={((cell % pitchOf(board)) + 0.5) * SIDE}
              y={(Math.floor(cell / pitchOf(board)) + 0.5) * SIDE + 4}
            >
              {left.possible[cell]}
            </text>
          ))}
          {held && cells && (
            <path
              class={`ghost ${held.letter} ${!hand.laid ? "bad" : ways === 0 ? "dead" : ""}`}
              d={squares(board, cells)}
            />
          )}
        </Cells>
      </section>
      <section class="box" aria-label="Pieces and help">
        <div class="tray" role="group" aria-label="Pieces">
          {spare.map((letter) => {
            const { piece } = held?.letter === letter ? held : take(letter);
            return (
              <button
                type="button"
                key={letter}
                aria-label={letter}
                aria-pressed={held?.letter === letter}
                onPointerDown={(event) => hand.downOn(letter, event)}
                onClick={() => hand.pick(letter)}
                style={{ "--wide": sizeOf(piece).columns }}
              >
                <Picture board={piece} />
                <span aria-hidden="true">{letter}</span>
              </button>
            );
          })}
          {!spare.length && <p class="note">All pieces lie on the board.</p>}
        </div>
        <p class="actions">
          <Button off={!held} onClick={hand.turn}>
            Turn <kbd>R</kbd>
          </Button>
          <Button off={!held} onClick={hand.mirror}>
            Mirror <kbd>M</kbd>
          </Button>
          <Button off={!held} onClick={hand.putAway}>
            Put away
          </Button>
          <Button off={!!held || !left.images.length || !board.includes("x")} onClick={hint}>
            Hint
          </Button>
          <Button off={board === blank(board)} onClick={() => lay(blank(board))}>
            Clear
          </Button>
        </p>
        <label class="help">
          <input type="checkbox" checked={help} onChange={({ currentTarget }) => setHelp(currentTarget.checked)} /> Show
          what is forced, and where a piece leaves no solution
        </label>
        {thinking && <p class="note">{tellForced(left)}</p>}
        {!board.includes("x") && !lost && isDrawable(board) && (
          <p class="actions">
            <a class="button main" href={formatAddress(inView(place, "program"))}>
              See the program in this shape
            </a>
          </p>
        )}
        <p class="bar">
          <Chooser place={place} go={go} />
        </p>
        <p class="note">
          Drag a piece to the board, or tap it and then a cell. <kbd>R</kbd> turns it, <kbd>M</kbd> shows its mirror
          image. With the keyboard: a piece’s letter picks it up, arrows move it, Enter puts it down, Escape lets it go,
          Backspace puts it away. The browser’s Back button takes a move back. The address of this page holds the board:
          send it to a friend.
        </p>
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
