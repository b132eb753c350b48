// Shows what packing makes of the twin, line by line.

import { origins } from "./packer/origins.ts";
import { shortened } from "./packer/pack.ts";
import { command, run } from "./command/run.ts";

export default run(
  command("tidy", "Prints the packed program part by part, each with its file and line in tools/twin."),
  async (io) => {
    for (const { source, code } of origins(await shortened())) io.write(source.padEnd(26) + code + "\n");
  },
);
