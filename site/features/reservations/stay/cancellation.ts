import { addDays } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import { formats, say } from '#site/language.ts';

/** A cancellation period and what is refunded of the prepayment. */
type CancelLine = { when: string; back: string };

const WHOLE = 10_000;

/**
 * The tiers in words: by days before arrival, or by their dates once the arrival is known. Tiers whose
 * last day is over are left out.
 */
export function cancelLines(
  tiers: readonly CancelTier[],
  checkIn: Day | null,
  today: Day,
): CancelLine[] {
  const open = tiers.filter(
    ({ daysBefore }) =>
      checkIn === null || daysBefore === 0 || addDays(checkIn, -daysBefore) >= today,
  );
  return open.map((tier, i) => ({
    when: checkIn === null ? daysOf(tier, open[i - 1]) : dateOf(tier, checkIn, i > 0),
    back: backOf(tier),
  }));
}

/** "23 Nis 2027 Cum gününe kadar ücretsiz iptal" while that is possible, else a plain heading. */
export function cancelHeading(
  tiers: readonly CancelTier[],
  checkIn: Day | null,
  today: Day,
): string {
  const words = say('quote').cancel;
  const free = tiers.find(({ keptRate }) => keptRate === 0);
  if (free === undefined) return words.heading;
  if (checkIn === null) return words.freeUntilDays(free.daysBefore);
  const last = addDays(checkIn, -free.daysBefore);
  return last >= today ? words.freeUntil(formats().day(last)) : words.heading;
}

function daysOf({ daysBefore }: CancelTier, earlier: CancelTier | undefined): string {
  const words = say('quote').cancel;
  if (earlier === undefined) return words.from(daysBefore);
  if (daysBefore === 0) return words.below(earlier.daysBefore);
  return words.between(daysBefore, earlier.daysBefore - 1);
}

function dateOf({ daysBefore }: CancelTier, checkIn: Day, isLater: boolean): string {
  const words = say('quote').cancel;
  if (daysBefore > 0) return words.until(formats().day(addDays(checkIn, -daysBefore)));
  return isLater ? words.later : words.always;
}

function backOf({ keptRate }: CancelTier): string {
  const words = say('quote').cancel;
  if (keptRate === 0) return words.backAll;
  if (keptRate === WHOLE) return words.backNone;
  return words.backPart(formats().rate(WHOLE - keptRate));
}
