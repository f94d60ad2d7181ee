import { DomainError } from '#domain/errors.ts';
import { createTurns, waitFor } from '#worker/platform/turns.ts';

/** How long a hash at the current cost blocks the isolate, until one was measured here. */
const ASSUMED_MS = 200;

/** Longest wait for a turn; ten logins at once take four seconds where a hash takes 0.2. */
const LONGEST_WAIT_MS = 5_000;

/**
 * How long a hash takes on this machine, with what else it does. On Cloudflare, whose clock stands
 * while code runs, nothing is measured. `share` is a hash's cost relative to one at the current cost.
 */
export function createHashTimer() {
  let ms = ASSUMED_MS;
  return {
    ms: () => ms,
    took(elapsedMs: number, share: number): void {
      // A much cheaper one takes mostly what surrounds it, which would be counted many times.
      if (elapsedMs > 0 && share >= 1 / 4)
        ms = Math.min((3 * ms + elapsedMs / share) / 4, LONGEST_WAIT_MS / 2);
    },
  };
}

/**
 * A queue for hashes. It returns how many milliseconds a hash requested at `now` has to wait; null
 * when too many are waiting. Turns twice as long as a hash leave half of the isolate's time to all
 * other requests, however many people sign in at once.
 */
export function createHashTurns(
  hashMs: () => number,
): (now: number, share: number) => number | null {
  const takeTurn = createTurns(LONGEST_WAIT_MS);
  return (now, share) => takeTurn(now, 2 * hashMs() * share);
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
const timer = createHashTimer();
const takeTurn = { known: createHashTurns(timer.ms), stranger: createHashTurns(timer.ms) };

export const noteHash = timer.took;

/** Resolves when it is this hash's turn. @throws `BUSY` (503) when too many are waiting. */
export async function waitForTurn(lane: HashLane, share: number): Promise<void> {
  const wait = takeTurn[lane](Date.now(), share);
  if (wait === null) throw new DomainError('busy', 'BUSY');
  await waitFor(wait);
}
