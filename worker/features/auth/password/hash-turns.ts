import { DomainError } from '#domain/errors.ts';

/**
 * A hash takes about 0.2 s in which the isolate does nothing else. Turns this far apart leave half of
 * its time to everybody else, however many sign in at once.
 */
const TURN_MS = 400;

/** Nobody waits longer for a turn; ten logins at once take four seconds. */
const LONGEST_WAIT_MS = 5_000;

let nextTurn = 0;

/** Milliseconds that a hash asked for at `now` has to wait; null when too many wait already. */
export function takeTurn(now: number): number | null {
  const start = Math.max(now, nextTurn);
  if (start - now > LONGEST_WAIT_MS) return null;
  nextTurn = start + TURN_MS;
  return start - now;
}

/**
 * Resolves when it is this hash's turn. It waits by the clock and for no other request: a request that
 * is given up would leave those behind it waiting.
 * @throws `BUSY` (503) when too many wait.
 */
export async function waitForTurn(): Promise<void> {
  const wait = takeTurn(Date.now());
  if (wait === null) throw new DomainError('busy', 'BUSY');
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
