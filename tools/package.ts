// Builds what the package holds, in dist/: the library as an ES module with its types, and the commands, which are the quine,
// the solver and the puzzles, each in one file that needs no other package. `npm pack` calls it.

import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { command, run } from "./command/run.ts";

const ROOT = join(import.meta.dirname, "..");
const DIST = join(ROOT, "dist");
const SHEBANG = "#!/usr/bin/env node\n";
const TARGET = { bundle: true, target: "node20.16", absWorkingDir: ROOT } as const;

/** The licences of the packages that were bundled, one after the other. */
const licences = (inputs: string[]): string =>
  [...new Set(inputs.flatMap((path) => path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []))]
    .map((name) => {
      const folder = join(ROOT, "node_modules", name);
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) ?? "package.json";
      return `${name}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
    })
    .join("\n\n");

export default run(command("package", "Builds the files of the package, in dist/.", ""), async () => {
  rmSync(DIST, { recursive: true, force: true });
  await build({
    ...TARGET,
    entryPoints: ["tools/solver/index.ts"],
    outfile: join(DIST, "index.js"),
    format: "esm",
    platform: "neutral",
  });
  // commander is a CommonJS module, and so are the commands that hold it.
  const { metafile } = await build({
    ...TARGET,
    entryPoints: ["tools/solve.ts", "tools/puzzle.ts"],
    outdir: join(DIST, "bin"),
    outExtension: { ".js": ".cjs" },
    format: "cjs",
    platform: "node",
    metafile: true,
    define: { "import.meta.dirname": "__dirname", INSTALLED: "true" },
    banner: { js: SHEBANG.trim() },
  });
  writeFileSync(join(DIST, "bin/LICENCES.txt"), licences(Object.keys(metafile.inputs)));
  writeFileSync(join(DIST, "bin/quine.mjs"), SHEBANG + readFileSync(join(ROOT, "quine.ts"), "utf8"));
  for (const file of ["solve.cjs", "puzzle.cjs", "quine.mjs"]) chmodSync(join(DIST, "bin", file), 0o755);
  const typescript = dirname(createRequire(import.meta.url).resolve("typescript/package.json"));
  execFileSync(process.execPath, [join(typescript, "bin/tsc"), "-p", "tsconfig.types.json"], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
  });
  // TypeScript before 5 knows no imports that end in .ts.
  for (const name of readdirSync(DIST, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts")) {
      const types = readFileSync(join(DIST, name), "utf8");
      writeFileSync(join(DIST, name), types.replace(/(?<=from "\..*)\.ts(?=")/g, ".js"));
    }
});
