// What the benchmark runs in a Node of its own: `workload NAME BOARD`. It prints its counts as JSON. What one of them needs, the
// others do not load.

/** What a search can say of itself. */
export interface Counts {
  solutions: number;
  moves?: number;
  boards?: number;
}

const twin = async (): Promise<Counts> => {
  const { series } = await import("../twin/search.ts");
  const { BLANK } = await import("../twin/picture.ts");
  const { image, MOVEMENTS, quickest } = await import("../twin/board.ts");
  const nodes = new Map<string, number>();
  let solutions = 0;
  const moves = series(
    image(BLANK, quickest(BLANK)),
    MOVEMENTS,
    BLANK,
    nodes,
  )("", (_, left) => {
    if (!left) solutions++;
  });
  return { solutions, moves, boards: nodes.size };
};

const library = async (name: string): Promise<Counts> => {
  const { named } = await import("../solver/named.ts");
  const { solve } = await import("../solver/solver.ts");
  const { outline, pieces } = named(name);
  const { solutions, moves, boards } = solve(outline, () => {}, { pieces });
  return { solutions, moves, boards };
};

const yardstick = async (): Promise<Counts> => (await import("./yardstick.ts")).measure();

const dancingLinks = async (): Promise<Counts> => {
  const { DancingLinks } = await import("dancing-links");
  const { CORNER_X, PLACEMENTS } = await import("./yardstick.ts");
  const solver = new DancingLinks<string>().createSolver({ columns: 72 });
  const letters = [...new Set(PLACEMENTS.flat().map(({ letter }) => letter))];
  for (const placement of PLACEMENTS.flat())
    if (placement.letter !== "X" || CORNER_X.includes(placement))
      solver.addSparseConstraint(placement.letter, [
        letters.indexOf(placement.letter),
        ...placement.cells.map((cell) => 12 + cell),
      ]);
  return { solutions: solver.findAll().length };
};

const WORKLOADS: Record<string, (board: string) => Promise<Counts>> = { twin, library, yardstick, dancingLinks };

const [name, board] = process.argv.slice(2);
console.log(JSON.stringify(await WORKLOADS[name](board)));
