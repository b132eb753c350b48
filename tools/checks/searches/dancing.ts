// Exact cover: a column for each piece and each cell. Right for boards where X cannot lie on an axis.

import { DancingLinks } from "dancing-links";
import { LETTERS } from "../../solver/parse.ts";
import { placements } from "../yardstick.ts";

const solver = new DancingLinks<number>().createSolver({ columns: 72 });
const { all, first } = placements(process.argv[2]);
for (const { letter, cells } of [...all.filter(({ letter }) => LETTERS[letter] !== "X"), ...first.map(([X]) => X)])
  solver.addSparseConstraint(letter, [letter, ...cells.map((cell) => 12 + cell)]);
console.log(solver.findAll().length);
