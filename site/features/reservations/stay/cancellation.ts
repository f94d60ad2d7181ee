import { addDays, formatDay } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { formatRate } from '#domain/values/money.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';

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
  const free = tiers.find(({ keptRate }) => keptRate === 0);
  if (free === undefined) return 'İptal koşulları';
  if (checkIn === null) return `Girişe ${free.daysBefore} gün kalana dek ücretsiz iptal`;
  const last = addDays(checkIn, -free.daysBefore);
  return last >= today ? `${formatDay(last)} gününe kadar ücretsiz iptal` : 'İptal koşulları';
}

function daysOf({ daysBefore }: CancelTier, earlier: CancelTier | undefined): string {
  if (earlier === undefined) return `${daysBefore} gün ve daha fazla kala`;
  if (daysBefore === 0) return `${earlier.daysBefore} günden az kala`;
  return `${daysBefore}–${earlier.daysBefore - 1} gün kala`;
}

function dateOf({ daysBefore }: CancelTier, checkIn: Day, isLater: boolean): string {
  if (daysBefore > 0) return `${formatDay(addDays(checkIn, -daysBefore))} gününe kadar`;
  return isLater ? 'Daha sonra' : 'Bu tarihler için';
}

function backOf({ keptRate }: CancelTier): string {
  if (keptRate === 0) return 'ön ödemenin tamamı iade';
  if (keptRate === WHOLE) return 'iade yok';
  return `ön ödemenin ${formatRate(WHOLE - keptRate)} kadarı iade`;
}
