// The accidents of `npm test` six times as often, under tsx as well, and on more boards.

import { vi } from "vitest";

vi.stubEnv("ACCIDENTS", "6");
await import("../accidents.test.ts");
