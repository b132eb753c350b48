import { solve } from "../../solver/index.ts";

console.log(solve(process.argv[2], () => {}).solutions);
