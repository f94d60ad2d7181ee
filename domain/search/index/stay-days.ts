import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { type Bits, clearBit, hasBit, nextBit, setBit, wordsFor } from './bitset.ts';
import { maxNightsAt, type Rates, ruleIn, runAt, weekdayOf } from './rates.ts';
import { forEachRun } from './run-rows.ts';

/**
 * What rows say of weekdays besides where stays may begin, which is a minimum that none meets
 * (`NO_ARRIVAL`).
 */
export type StayDayRows = {
  /** Row n: stays may end on day n; one row more than there are nights. */
  mayDepart: Bits;
  /** The villas that have any rule. */
  ruled: Bits;
  /** The fewest nights that any rule allows at most. */
  leastMax: number;
};

/** Null for a catalogue without such rules, which then costs nothing. */
export function buildStayDays(rates: Rates): StayDayRows | null {
  if (rates.rules.length < 2) return null;
  const words = wordsFor(rates.villas);
  const ruled = new Uint32Array(words);
  const mayDepart = new Uint32Array((rates.nights + 1) * words).fill(-1);
  forEachRun(rates, (villa, first, end, run) => {
    const rule = ruleIn(rates, run);
    if (rule === null) return;
    setBit(ruled, words, 0, villa);
    for (let night = first; night < end; night++) {
      const isClosed = rule.mayDepart[weekdayOf(rates, night)] === false;
      if (isClosed) clearBit(mayDepart, words, night, villa);
    }
  });
  rates.lastRule.forEach((number, villa) => {
    const rule = rates.rules[number] ?? null;
    if (rule?.mayDepart[weekdayOf(rates, rates.nights)] !== false) return;
    setBit(ruled, words, 0, villa);
    clearBit(mayDepart, words, rates.nights, villa);
  });
  const leastMax = Math.min(...rates.rules.flatMap((rule) => rule?.maxNights ?? MAX_STAY_NIGHTS));
  return { mayDepart, ruled, leastMax };
}

/** Keeps the villas whose stays from `night` may be as long as `nights`. */
export function keepShortEnough(
  rates: Rates,
  { ruled, leastMax }: StayDayRows,
  target: Bits,
  night: number,
  nights: number,
): void {
  // Few stays are longer than somebody's longest: a row for each night would be kept for them alone.
  if (nights <= leastMax) return;
  for (let villa = nextBit(target, 0); villa >= 0; villa = nextBit(target, villa + 1)) {
    if (!hasBit(ruled, target.length, 0, villa)) continue;
    if (nights > maxNightsAt(rates, villa, night)) clearBit(target, target.length, 0, villa);
  }
}

type Rows = { stayDays: StayDayRows | null; nights: { words: number }; rates: Rates };

/** Whether a villa has any rule of weekdays. */
export const hasStayRules = ({ stayDays, nights }: Rows, villa: number): boolean =>
  stayDays !== null && hasBit(stayDays.ruled, nights.words, 0, villa);

/** Whether a villa lets stays begin on a night of the index. */
export const mayArriveAt = ({ rates }: Rows, villa: number, night: number): boolean =>
  ruleIn(rates, runAt(rates, villa, night))?.mayArrive[weekdayOf(rates, night)] !== false;

/** Whether a villa lets stays end on a day. */
export const mayDepartAt = ({ stayDays, nights }: Rows, villa: number, night: number): boolean =>
  stayDays === null || hasBit(stayDays.mayDepart, nights.words, night, villa);
