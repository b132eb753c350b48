// The clock of a game: it runs while the player is here, and what it has counted is stored while it runs.

/** How often it is stored, in seconds: so much is lost at most. */
const STORED = 10;

/** A clock that counts the seconds in which the player is here. `keep` gets them when they are to be stored. */
export const startClock = (isHere: () => boolean, keep: (seconds: number) => void) => {
  let spent = 0;
  /** Returns the seconds since it was last asked. */
  const take = () => {
    const seconds = spent;
    spent = 0;
    return seconds;
  };
  const store = () => spent && keep(take());
  const timer = setInterval(() => {
    if (isHere()) spent++;
    if (spent >= STORED) store();
  }, 1000);
  const stop = () => (clearInterval(timer), store());
  return { take, store, stop };
};
