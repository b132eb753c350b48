import { solve } from "../../solver/solver.ts";

console.log(solve(process.argv[2], () => {}).solutions);
