// Long checks do two things at a time.

/** The lanes, by their numbers. */
export const LANES = [0, 1];

/** Does something for each of these: each lane takes the next. Throws the first Error, and no lane begins anything after it. */
export const inLanes = async <T>(all: Iterable<T>, action: (one: T, lane: number) => Promise<void>): Promise<void> => {
  // A generator that one loop leaves early is over for the others, too.
  const queue = (function* () {
    yield* all;
  })();
  const walk = async (lane: number) => {
    for (const one of queue) await action(one, lane);
  };
  await Promise.all(LANES.map(walk));
};
