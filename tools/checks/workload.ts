// What the benchmark runs in a Node of its own: `workload NAME BOARD PIECES`. It prints its counts as JSON. What one of them
// needs, the others do not load.

/** What a search can say of itself. */
export interface Counts {
  solutions: number;
  moves?: number;
  boards?: number;
}

/** The program's search of a board. */
const program = async (board: string): Promise<Counts> => {
  const { MOVEMENTS } = await import("../twin/board.ts");
  const { prepare } = await import("../twin/search.ts");
  const nodes = new Map<bigint, number>();
  let solutions = 0;
  const moves = prepare(
    board,
    board,
    nodes,
  )(MOVEMENTS, (_, left) => {
    if (!left) solutions++;
  });
  return { solutions, moves, boards: nodes.size };
};

const library = async (board: string, pieces: string): Promise<Counts> => {
  const { formatBoard } = await import("../solver/parse.ts");
  const { solve } = await import("../solver/solver.ts");
  const { solutions, moves, boards } = solve(formatBoard(board), () => {}, { pieces });
  return { solutions, moves, boards };
};

/** Exact cover: a column for each piece and each cell. Right for boards where X cannot lie on an axis. */
const dancingLinks = async (board: string): Promise<Counts> => {
  const { DancingLinks } = await import("dancing-links");
  const { LETTERS } = await import("../solver/parse.ts");
  const { placements } = await import("./yardstick.ts");
  const solver = new DancingLinks<string>().createSolver({ columns: 72 });
  const { all, first } = placements(board);
  for (const { letter, cells } of [...all.filter(({ letter }) => letter !== "X"), ...first.map(([X]) => X)])
    solver.addSparseConstraint(letter, [LETTERS.indexOf(letter), ...cells.map((cell) => 12 + cell)]);
  return { solutions: solver.findAll().length };
};

const WORKLOADS: Record<string, (board: string, pieces: string) => Promise<Counts>> = {
  program,
  library,
  yardstick: async (board) => (await import("./yardstick.ts")).measure(board),
  dancingLinks,
};

const [name, board, pieces] = process.argv.slice(2);
console.log(JSON.stringify(await WORKLOADS[name](board, pieces)));
