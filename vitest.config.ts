import { defineConfig } from "vitest/config";
import { quineText } from "./tools/copies/text.ts";

export default defineConfig({
  // As the page is built.
  define: { TEXT: JSON.stringify(quineText()) },
  test: {
    // Tests that need a browser are in a folder of their own: `npm run test:page` names it.
    dir: "test",
    include: ["*.test.ts"],
    setupFiles: "test/seed.ts",
    maxWorkers: "100%",
    isolate: false,
    // Pages and programs are run again and again: V8 keeps what it has compiled, and compiles each regex at once.
    execArgv: ["--no-flush-bytecode", "--regexp-tier-up-ticks=0"],
    // A machine may be slow: only what hangs takes so long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
