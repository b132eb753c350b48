// The puzzle, to be solved by hand, with the search looking over one's shoulder.

import { useRef, useState } from "preact/hooks";
import { MOVEMENTS, pitchOf, symmetries } from "../../twin/board.ts";
import { SIDE } from "../../solver/drawings.ts";
import { blank, LETTERS } from "../../solver/parse.ts";
import type { ViewProps } from "../app.tsx";
import { formatAddress, inView } from "../address.ts";
import { type Hand, useHand } from "../hand.ts";
import { take, withPlacement } from "../laying.ts";
import type { Left } from "../messages.ts";
import { useLeft } from "../ask.ts";
import { list, number, plural, sentenceOf } from "../../solver/words.ts";
import { Cells, Picture, Shapes, sizeOf, squares } from "./board.tsx";
import { Button } from "./button.tsx";
import { Chooser } from "./chooser.tsx";
import { isDrawable } from "./program.tsx";

/** The cells that are not covered yet, and can be covered by one piece alone. */
const forcedCells = ({ possible }: Left, board: string): number[] =>
  [...board].flatMap((cell, at) => (cell === "x" && possible[at].length === 1 ? at : []));

const tellForced = (left: Left, board: string): string => {
  const pieces = [...LETTERS].filter((letter) => left.forced.includes(letter) && !board.includes(letter));
  const cells = forcedCells(left, board).length;
  if (!cells) return "Nothing is forced.";
  const only = `${plural(cells, "cell")} can be covered by one piece only.`;
  return pieces.length ? `${list(pieces)} can lie in one place only, and ${only}` : only;
};

/** What is left, in a few words, and in some more. */
const tellLeft = ({ summary: { solutions, total } }: Left, board: string): [string, string] => {
  if (!solutions && board === blank(board)) return ["This board has no solution.", ""];
  if (!solutions) return ["No solution any more.", "Take a piece back."];
  if (!board.includes("x")) return ["Solved!", ""];
  const images = total > solutions ? `${number(total)} with rotations and reflections.` : "";
  return [`${plural(solutions, "solution")} left.`, images];
};

/** How many solutions are left if the piece is put down, of those that are known; undefined if nothing is known of them. */
const waysAhead = ({ held, placement }: Hand, board: string, left: Left | undefined): number | undefined =>
  held && placement && !board.includes(held.letter) && left?.summary.solutions
    ? (left.ways[placement] ?? 0)
    : undefined;

const tellAhead = ({ held, cells, ground, placement }: Hand, ways: number | undefined): string => {
  const { letter } = held!;
  if (!cells) return `Let go: ${letter} goes into the box.`;
  if (!placement) return `${letter} does not fit here.`;
  if (ways === 0) return `${letter} here leaves no solution.`;
  // Where the board keeps a symmetry, images of solutions would be counted as well.
  const counts = ways && symmetries(withPlacement(ground, placement), MOVEMENTS).length === 1;
  return counts ? `${letter} here leaves ${plural(ways, "solution")}.` : `${letter} fits here.`;
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
  const answer = useLeft({ board, without, traits: [], where: "" });
  const left = typeof answer === "object" ? answer : undefined;
  const ways = help ? waysAhead(hand, board, left) : undefined;
  const lost = left?.summary.solutions === 0;
  const forced = help && left && !held && !lost && board.includes("x") ? forcedCells(left, board) : [];
  const [status, more] =
    typeof answer === "string"
      ? [sentenceOf(answer), ""]
      : held
        ? [tellAhead(hand, ways), ""]
        : left
          ? tellLeft(left, board)
          : ["Counting …", ""];
  const hint = () => {
    const [best] = Object.entries(left!.ways).sort((a, b) => b[1] - a[1])[0];
    lay(withPlacement(board, best));
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
          describe={(cell) => (forced.includes(cell) ? `, only ${left!.possible[cell]} can lie here` : "")}
        >
          <Shapes board={ground} letters ruled="x" />
          {forced.map((cell) => (
            <text
              key={cell}
              class={left!.forced[cell] === "x" ? "forced" : "forced whole"}
              x={((cell % pitchOf(board)) + 0.5) * SIDE}
              y={(Math.floor(cell / pitchOf(board)) + 0.5) * SIDE + 4}
            >
              {left!.possible[cell]}
            </text>
          ))}
          {held && cells && (
            <path
              class={`ghost ${held.letter} ${!hand.placement ? "bad" : ways === 0 ? "dead" : ""}`}
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
          <Button off={!!held || !left || !Object.keys(left.ways).length} onClick={hint}>
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
        {help && left && !held && !lost && board.includes("x") && <p class="note">{tellForced(left, board)}</p>}
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
