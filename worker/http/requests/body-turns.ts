import { DomainError } from '#domain/errors.ts';
import { createTurns, waitFor } from '#worker/platform/turns.ts';
import { PLAIN } from './body-size.ts';

/** Longest wait for a turn: some sixteen of the largest at once. */
const LONGEST_WAIT_MS = 10_000;

/**
 * What the isolate's time is given to for each megabyte: twice what reading, parsing and storing it
 * takes, so that half is left to those who visit the site.
 */
const MS_A_MEGABYTE = 40;

/**
 * Who sends: however many files guests send at once, the office does not wait behind them; nor does
 * anybody behind what is refused, which is only read to its end.
 */
type Lane = 'office' | 'guest' | 'refused';

const takeTurn: Record<Lane, ReturnType<typeof createTurns>> = {
  office: createTurns(LONGEST_WAIT_MS),
  guest: createTurns(LONGEST_WAIT_MS),
  refused: createTurns(LONGEST_WAIT_MS),
};

/**
 * How much of the isolate's time a body is given, in ms: none where it is no larger than any other.
 * One without a declared length counts as `most` bytes.
 */
export function timeFor(headers: Headers, most: number): number {
  const bytes = headers.has('transfer-encoding') ? most : Number(headers.get('content-length'));
  return bytes > PLAIN.bytes ? (bytes / 1_000_000) * MS_A_MEGABYTE : 0;
}

/**
 * Resolves when it is the turn of a large body, which is unread until then; of any other at once.
 * @throws `BUSY` (503) when too many are waiting.
 */
export async function waitToRead({ headers }: Request, most: number, lane: Lane): Promise<void> {
  const time = timeFor(headers, most);
  if (time === 0) return;
  const wait = takeTurn[lane](Date.now(), time);
  if (wait === null) throw new DomainError('busy', 'BUSY');
  await waitFor(wait);
}
