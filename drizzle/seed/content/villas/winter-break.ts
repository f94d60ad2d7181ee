import { addDays, type Day } from '#domain/values/dates.ts';

/** The nights on which a house is closed, and those its owner keeps before: half-open. */
export type WinterBreak = {
  closed: { from: Day; to: Day };
  kept: { from: Day; to: Day };
};

/** Nights that the owner keeps. */
const KEPT_NIGHTS = 7;

/**
 * Houses that close for the winter, by their running number: the last night (`MM-DD`) and how many
 * nights are left after those that the owner keeps. They are fewer than the minimum stay, so nobody
 * can book them: what Öneriler is about. The second is one of the demo owner's.
 */
const CLOSING = new Map<number, { last: string; left: number }>([
  [46, { last: '09-30', left: 5 }],
  [80, { last: '09-30', left: 4 }],
  [52, { last: '09-30', left: 4 }],
  [102, { last: '10-31', left: 2 }],
]);

/** When the season of a house ends and it closes until May, the next time after `today`; null for most. */
export function winterBreak(n: number, today: Day): WinterBreak | null {
  const closing = CLOSING.get(n);
  if (closing === undefined) return null;
  const { last, left } = closing;
  const thisYear = Number(today.slice(0, 4));
  // Not while the nights before it are passing.
  const isNear = `${thisYear}-${last}` < addDays(today, left + KEPT_NIGHTS);
  const year = isNear ? thisYear + 1 : thisYear;
  const from = addDays(`${year}-${last}`, 1);
  const keptUntil = addDays(from, -left);
  return {
    closed: { from, to: `${year + 1}-05-01` },
    kept: { from: addDays(keptUntil, -KEPT_NIGHTS), to: keptUntil },
  };
}
