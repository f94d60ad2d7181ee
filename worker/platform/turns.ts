/**
 * A queue of an isolate, whose time all its requests share. It returns how many milliseconds work that
 * was asked for at `now` has to wait when it is given `ms` of the time; null when it would be more than
 * `longest`. It waits by the clock and not for other requests: otherwise an aborted request would block
 * those behind it.
 */
export function createTurns(longest: number): (now: number, ms: number) => number | null {
  let nextTurn = 0;
  return (now, ms) => {
    const start = Math.max(now, nextTurn);
    if (start - now > longest) return null;
    nextTurn = start + ms;
    return start - now;
  };
}

/** Resolves after the wait of a turn. */
export const waitFor = async (ms: number): Promise<void> => {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
};
