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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A machine may be slow: what is waited for has as long as the test itself.
    expect: { poll: { timeout: 60_000 } },
  },
});
