import type { KbsListed } from './answers.ts';
import type { KbsAct } from './person.ts';

/** What the service's list says of a call whose outcome is unknown. */
type Looked = 'done' | 'look-again' | 'repeat';

/**
 * Minutes until the list is read after a call without a clear answer, and read again: a service that
 * was too slow to answer may still carry the call out.
 */
export const LOOK_AFTER_MINUTES = [3, 5] as const;

/**
 * Decides by the list, which holds who is in the facility now; `looks`: how often it has been read
 * for this call before. The day of arrival is not compared: nobody is told twice into one facility
 * before they have left it, and a day in another form would be told again.
 */
export function judgeList(
  act: KbsAct,
  number: string,
  people: readonly KbsListed[],
  looks: number,
): Looked {
  // The same facts again change nothing.
  if (act === 'correct') return 'repeat';
  const wanted = bareNumber(number);
  const isThere = people.some((one) => bareNumber(one.number) === wanted);
  if (isThere === (act === 'arrive')) return 'done';
  return looks + 1 < LOOK_AFTER_MINUTES.length ? 'look-again' : 'repeat';
}

/** A document's number however a service spells it: `c01 x00-t47`, `C01X00T47`. */
const bareNumber = (number: string): string =>
  number
    .replaceAll(/[ıİ]/g, 'I')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '');
