import { DomainError } from '#domain/errors.ts';

/**
 * A hash of today's cost takes about 0.2 s in which the isolate does nothing else, a cheaper one less.
 * Turns of twice that leave half of its time to everybody else, however many sign in at once.
 */
const TURN_MS = 400;

/** Nobody waits longer for a turn; ten logins at once take four seconds. */
const LONGEST_WAIT_MS = 5_000;

/**
 * A queue of hashes. It answers how many milliseconds a hash asked for at `now` has to wait; null when
 * too many wait already. `share` is what it costs of one of today's cost.
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

/** Of this isolate, whose time all its requests share. */
const takeTurn = createHashTurns();

/**
 * Resolves when it is this hash's turn. It waits by the clock and for no other request: a request that
 * is given up would leave those behind it waiting.
 * @throws `BUSY` (503) when too many wait.
 */
export async function waitForTurn(share: number): Promise<void> {
  const wait = takeTurn(Date.now(), share);
  if (wait === null) throw new DomainError('busy', 'BUSY');
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
