import { DomainError } from '#domain/errors.ts';

/**
 * A hash at the current cost blocks the isolate for about 0.2 s, a cheaper one for less. Turns of
 * twice that length leave half of its time to all other requests, however many people sign in at
 * once.
 */
const TURN_MS = 400;

/** Longest wait for a turn; ten logins at once take four seconds. */
const LONGEST_WAIT_MS = 5_000;

/**
 * A queue for hashes. It returns how many milliseconds a hash requested at `now` has to wait; null
 * when too many are waiting. `share` is its cost relative to a hash at the current cost.
 */
export function createHashTurns(): (now: number, share: number) => number | null {
  let nextTurn = 0;
  return (now, share) => {
    const start = Math.max(now, nextTurn);
    if (start - now > LONGEST_WAIT_MS) return null;
    nextTurn = start + TURN_MS * share;
    return start - now;
  };
}

/**
 * Who asks for a hash: somebody already known (a signed-in person, or a device on which this account
 * was opened before), or a stranger.
 */
export type HashLane = 'known' | 'stranger';

/**
 * A queue for each lane of the isolate, whose time all its requests share: however many strangers
 * wait, known people do not wait behind them.
 */
const takeTurn = { known: createHashTurns(), stranger: createHashTurns() };

/**
 * Resolves when it is this hash's turn. It waits by the clock and not for other requests: otherwise
 * an aborted request would block those behind it. @throws `BUSY` (503) when too many are waiting.
 */
export async function waitForTurn(lane: HashLane, share: number): Promise<void> {
  const wait = takeTurn[lane](Date.now(), share);
  if (wait === null) throw new DomainError('busy', 'BUSY');
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
