// The puzzle, to be solved by hand.

import { type RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { blank, LETTERS, others } from "../../solver/parse.ts";
import { type Kind, LEVELS } from "../../solver/puzzles.ts";
import { capital, number, plural, sentenceOf } from "../../solver/words.ts";
import { formatAddress, inView, readPuzzle, taskFor, type ViewProps } from "../address.ts";
import { useFound } from "../ask.ts";
import { isDrawable } from "../copy.ts";
import { useEvents, useToday } from "../events.ts";
import { boardOfImage, type Found, imagesLike, numberOf } from "../found.ts";
import {
  bestTime,
  clock,
  type Game,
  type Hint,
  hintFrom,
  keepGame,
  moved,
  nameOfGame,
  newGame,
  recallGame,
  squaresOf,
  streak,
} from "../game.ts";
import { useHand } from "../hand.ts";
import { sizeOf, withoutPiece, withPiece } from "../laying.ts";
import { linkTo, share, toClipboard } from "../share.ts";
import { Button } from "./button.tsx";
import { Choice, SINGLES, titleOf } from "./choice.tsx";
import { Ending, Ripple } from "./finish.tsx";
import { Cells, Ink, Picture, shapeOf, Shapes, sizeStyle } from "./grid.tsx";
import { Tray } from "./tray.tsx";

/** How a puzzle was solved, for its player and for others. */
const tellResult = (place: ViewProps["place"], { seconds, hints, laid }: Game, today: string) => {
  const { level, seed } = readPuzzle(place.puzzle)!;
  const helped = hints ? plural(hints, "hint") : "no hint";
  const days = streak(today);
  const best = bestTime(level);
  const link = linkTo(formatAddress({ ...place, board: blank(place.board) }));
  return {
    words: [
      `${clock(seconds)}, ${helped}.`,
      days > 1 ? `${days} days in a row.` : "",
      best < seconds ? `Your best time is ${clock(best)}.` : !hints ? "Your best time." : "",
      seed === today ? "Tomorrow there is another puzzle." : "",
    ].join(" "),
    text: [
      `The pentomino quine, ${titleOf(place.puzzle, "")}, ${level}: ${clock(seconds)}, ${helped}`,
      squaresOf(laid),
      ...(location.protocol === "file:" ? [] : [link]),
    ].join("\n"),
  };
};

/** The game of a puzzle before its first move, if there is such a puzzle and it was found. */
const gameOf = (dealt: Found["puzzles"][string] | undefined) =>
  typeof dealt === "object" ? newGame(dealt.board, dealt.solution) : undefined;

export const Play = (props: ViewProps) => {
  const today = useToday();
  const area = useRef<HTMLDivElement>(null);
  const { columns, rows } = sizeOf(props.place.board);
  return (
    <div ref={area} class={`split play${rows > 2 * columns ? " tall" : ""}`} style={sizeStyle(props.place.board)}>
      <Choice place={props.place} today={today} />
      <Table key={nameOfGame(props.place)} {...props} today={today} area={area} />
    </div>
  );
};

const Table = ({ place, go, today, area }: ViewProps & { today: string; area: RefObject<HTMLDivElement | null> }) => {
  const { without, puzzle } = place;
  const outline = blank(place.board);
  const said = useRef<HTMLParagraphElement>(null);
  const [kept, setKept] = useState(() => recallGame(place));
  const found = useFound(outline, without, [], kept ? "" : puzzle);
  const done = !!found.summary;
  const count = found.solutions.length;
  const dealt = found.puzzles[puzzle];
  const game = kept ?? (puzzle ? gameOf(dealt) : newGame(outline));
  const board = game ? game.positions[game.at] : outline;
  const task = useMemo(() => taskFor(board, without), [board, without]);
  const refusal = found.wrong || (typeof task === "string" ? task : typeof dealt === "string" ? dealt : "");
  const solved = !!game?.solved;
  const isProgram = solved && isDrawable(board);
  const start = game ? game.positions[0] : outline;
  const given = solved ? "" : start.replace(/[^A-Z]/g, "");
  const toLay = others(given + without);

  const [hint, setHint] = useState<Hint>();
  const [told, setTold] = useState("");

  // The seconds for which somebody was here since the game was kept.
  const spent = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => document.hasFocus() && spent.current++, 1000);
    return () => clearInterval(timer);
  }, []);
  const keep = (next: Game) => {
    next = { ...next, seconds: next.seconds + spent.current };
    spent.current = 0;
    keepGame(place, next);
    setKept(next);
    go({ ...place, board: next.positions[next.at] }, true);
  };
  const lay = (board: string) => game && keep(moved(game, board, today));
  // A puzzle that was found once is there at once.
  useEffect(() => {
    for (const [name, dealt] of Object.entries(found.puzzles)) {
      const [at, fresh] = [{ ...place, puzzle: name }, gameOf(dealt)];
      if (fresh && !recallGame(at)) keepGame(at, fresh);
    }
  }, [found.puzzles]);
  // An address with pieces on its board is a position of the game, if it has those that are given. A puzzle is not solved that way.
  useEffect(() => {
    const hasGiven = [...start].every((cell, at) => cell === "x" || cell === place.board[at]);
    const isPosition = hasGiven && /[A-Z]/.test(place.board) && (!puzzle || place.board.includes("x"));
    if (!solved && isPosition && place.board !== board) lay(place.board);
  }, [place.board, !game]);

  const shake = (letter: string) => {
    setTold(`${letter} is given: it stays where it is.`);
    const piece = area.current!.querySelector(`.piece.${letter}`)!;
    piece.animate({ translate: ["0", "-1.5px", "1.5px", "-1px", "1px", "0"] }, 250);
  };
  const takesPieces = game && !solved && !refusal;
  const hand = useHand({ board, without: takesPieces ? without : LETTERS, fixed: given, area, lay, refuse: shake });
  const { held, cells } = hand;

  // On an empty board the search looks over one's shoulder.
  const left = useMemo(() => (puzzle || !done ? undefined : imagesLike(found, board)), [found, board]);
  const ways = useMemo(() => (left && hand.laid ? imagesLike(found, hand.laid).length : undefined), [found, hand.laid]);
  const isWrong = !!hint && board.includes(hint.letter);
  const lost = left?.length === 0 && !solved;
  const [status, more] = ((): [string, string?] => {
    if (refusal) return [sentenceOf(refusal)];
    if (!game) return ["The puzzle is being found …", "Then your solution runs as a program."];
    if (solved) {
      const which = done && numberOf(found, board);
      return ["Solved!", which ? `Your solution is number ${number(which)} of ${number(count)}.` : ""];
    }
    if (held && !hand.laid) return [`${held.letter} does not fit here.`];
    if (held && ways === undefined) return [`${held.letter} fits here.`];
    if (held) return [`${held.letter} here leaves ${ways ? plural(ways, "way") : "no way"} to go on.`];
    if (isWrong) return [`${hint.letter} is in the wrong place.`, "Press Hint again to take it back."];
    if (hint) return [`${hint.letter} can lie here.`, "Press Hint again to lay it."];
    if (lost) return board === start ? ["This board has no solution."] : ["No way to go on.", "Take a piece back."];
    if (!puzzle && !left) return ["Counting …"];
    if (left && board !== start) return [`${plural(left.length, "way")} left.`];
    if (left) return [`${plural(count, "solution")}.`, `${number(left.length)} with rotations and reflections.`];
    if (board === start) return ["Fill the board. There is one answer.", "Then your solution runs as a program."];
    return [`${plural((board.split("x").length - 1) / 5, "piece")} to lay.`, "There is one answer."];
  })();

  // At once: whoever presses Hint again gets the next one.
  useLayoutEffect(() => {
    setHint(undefined);
    setTold("");
  }, [board, held?.letter]);
  // What had the focus has gone with the game.
  useLayoutEffect(() => {
    if (solved && document.activeElement === document.body) said.current!.focus({ preventScroll: true });
  }, [solved]);
  const nextHint = () => {
    if (!game) return;
    if (hint) return lay(isWrong ? withoutPiece(board, hint.letter) : withPiece(board, hint.letter, hint.cells));
    const any = left?.[Math.floor(Math.random() * left.length)];
    const answer = any === undefined ? game.answer : boardOfImage(found, any);
    if (!answer) return;
    setHint(hintFrom(board, answer));
    keep({ ...game, hints: game.hints + 1 });
  };
  const [undo, redo] = [-1, 1].map((step) => {
    const next = solved ? undefined : game?.positions[game.at + step];
    return next ? () => lay(next) : undefined;
  });

  useEvents({
    keydown: (event) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key)) return;
      event.preventDefault();
      (key === "y" || event.shiftKey ? redo : undo)?.();
    },
  });
  const { level = LEVELS[0], seed = "" } = readPuzzle(puzzle) ?? {};
  const goOn = (level: Kind, seed: string | number) =>
    go({ ...inView(place, "play", outline), puzzle: `${level}-${seed}` });
  const another = () =>
    goOn(level, level === "single" ? (parseInt(seed) % SINGLES) + 1 : 1 + Math.floor(Math.random() * 99_999));
  const harder = seed && LEVELS.find((_, i) => LEVELS[i - 1] === level);
  const result = solved && puzzle ? tellResult(place, game, today) : undefined;
  const sendOn = async () => setTold(await share(result!.text, "Your result is copied."));
  const copyLink = async () =>
    setTold(await toClipboard(linkTo(formatAddress({ ...place, board })), "The link is copied."));
  const card = solved && (
    <div class="card">
      {result && <p>{result.words}</p>}
      <p class="row">
        {result && (
          <Button class="main" onClick={sendOn}>
            Share
          </Button>
        )}
        {harder && <Button onClick={() => goOn(harder, seed)}>Next: {capital(harder)}</Button>}
        <Button onClick={puzzle ? another : () => keep(newGame(outline))}>
          {puzzle ? "New puzzle" : "Start again"}
        </Button>
      </p>
      <p class="note more" role="status">
        {told}
      </p>
    </div>
  );
  return (
    <>
      <section class="table" aria-label="The board">
        <p ref={said} tabIndex={-1} role="status" class={(lost || isWrong || refusal) && !held ? "left bad" : "left"}>
          {status}
        </p>
        <p class="note more" aria-live="polite">
          {(!solved && told) || more}
        </p>
        <Cells
          board={board}
          label="Board"
          at={hand.at}
          onAt={hand.reach}
          onPress={hand.press}
          onPointerDown={hand.grab}
          given={given}
          over={isProgram && <Ripple board={board} last={board.indexOf(game.laid.slice(-1))} />}
        >
          <Shapes board={hand.ground} letters={solved ? "" : toLay} given={given} />
          {given && !solved && <Ink board={start} letters={given} />}
          {hint && !held && (
            <path class={`ghost ${isWrong ? "bad" : ""} ${hint.letter}`} d={shapeOf(board, hint.cells)} />
          )}
          {held && cells && (
            <path class={`ghost ${held.letter} ${!hand.laid || ways === 0 ? "bad" : ""}`} d={shapeOf(board, cells)} />
          )}
        </Cells>
      </section>
      <section class="box" aria-label="Pieces and help">
        {isProgram ? <Ending place={{ ...place, board }}>{card}</Ending> : card}
        {!solved && (
          <>
            <Tray hand={hand} letters={game ? [...toLay] : []} />
            <p class="row hands">
              <Button onClick={held && hand.turn}>Turn</Button>
              <Button onClick={held && hand.mirror}>Mirror</Button>
              <Button onClick={undo}>Undo</Button>
              <Button onClick={held || !game || (!puzzle && !left?.length) ? undefined : nextHint}>Hint</Button>
            </p>
            <p class="row hands note">
              <Button onClick={board === start ? undefined : () => lay(start)}>Start again</Button>
              <Button onClick={another}>New puzzle</Button>
              <Button onClick={copyLink}>Copy link</Button>
            </p>
            <p class="note">
              Drag a piece to the board, or press it and then its place. A second finger, the wheel or a right click
              turns it. Drag it off the board to put it away.
            </p>
            <p class="note keys">
              Its letter picks a piece up, arrows move it, <kbd>R</kbd> turns and <kbd>M</kbd> mirrors it, Enter lays
              it, Escape lets it go, Backspace puts it away. <kbd>Ctrl</kbd> <kbd>Z</kbd> takes a move back.
            </p>
          </>
        )}
      </section>
      {hand.carried && (
        <div
          class="floating"
          ref={hand.floating}
          style={{ "--wide": sizeOf(held!.piece).columns, "--side": `${hand.cellSize()}px` }}
        >
          <Picture board={held!.piece} />
        </div>
      )}
    </>
  );
};
