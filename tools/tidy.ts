// Shows what packing makes of the twin, line by line.

import { origins } from "./packer/origins.ts";
import { shortened } from "./packer/pack.ts";
import { command, run } from "./command/run.ts";

export default run(command("tidy", "Lists the packed program in pieces, with lines of the twin."), async (io) => {
  for (const { source, code } of origins(await shortened())) io.write(source.padEnd(26) + code + "\n");
});
