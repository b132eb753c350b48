import { measure } from "../yardstick.ts";

console.log(measure(process.argv[2]).solutions);
