// What all tests begin with. A random test that fails prints its seed: SEED=… npm test tries the same again.

import fc from "fast-check";
import { expect, vi } from "vitest";

if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });

// A test that hangs costs a minute; only what is meant to take long has ten.
if (/[\\/](long|browser)[\\/]/.test(expect.getState().testPath!))
  vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });
