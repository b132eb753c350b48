// What all tests begin with. A random test that fails prints its seed: SEED=… npm test tries the same again.

import fc from "fast-check";

if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });
