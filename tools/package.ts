// Builds what the package holds: the library with its types, and three commands, each in one file. `npm pack` calls it.

import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { generateDtsBundle } from "dts-bundle-generator";
import { build } from "esbuild";
import { textOf } from "./copies/copies.ts";
import { command, run } from "./command/run.ts";

const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "dist");
const SHEBANG = "#!/usr/bin/env node\n";
const QUINE = readFileSync(join(ROOT, "quine.ts"), "utf8");
// A bundle has the text, and asks no module where it lies.
const DEFINED = { TEXT: JSON.stringify(textOf(QUINE)), INSTALLED: "true", "import.meta.url": "undefined" };
const BUNDLE = { bundle: true, target: "node20.16", absWorkingDir: ROOT, define: DEFINED } as const;

export default run(command("package", "Builds the files of the package, in dist/."), async () => {
  rmSync(DIST, { recursive: true, force: true });
  await build({
    ...BUNDLE,
    entryPoints: ["tools/library.ts"],
    outfile: "dist/index.js",
    format: "esm",
    platform: "neutral",
  });
  // commander is a CommonJS module, and so are the commands that hold it, with the licences of what they hold.
  await build({
    ...BUNDLE,
    entryPoints: ["tools/solve.ts", "tools/puzzle.ts"],
    outdir: "dist/bin",
    outExtension: { ".js": ".cjs" },
    format: "cjs",
    platform: "node",
    banner: { js: SHEBANG.trim() },
  });
  for (const file of ["commander/LICENSE", "@commander-js/extra-typings/LICENSE", "leven/license"]) {
    const name = basename(dirname(file));
    copyFileSync(join(ROOT, "node_modules", file), join(DIST, "bin", `LICENSE-${name}.txt`));
  }
  writeFileSync(join(DIST, "bin/quine.mjs"), SHEBANG + QUINE);
  for (const file of ["solve.cjs", "puzzle.cjs", "quine.mjs"]) chmodSync(join(DIST, "bin", file), 0o755);
  // One file, without the modules from which it is made: no TypeScript before 5 would follow an import of a .ts file.
  const output = { noBanner: true, exportReferencedTypes: false };
  const filePath = join(ROOT, "tools/library.ts");
  const [types] = generateDtsBundle([{ filePath, output }], { preferredConfigPath: join(ROOT, "tsconfig.json") });
  writeFileSync(join(DIST, "index.d.ts"), types);
});
