import { nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { formatRate, shareOf, sumKurus } from '#domain/values/money.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';

/** A rule that lowers the nightly prices of a stay. Null leaves that side open. */
export type Discount = {
  id: string;
  kind: 'early' | 'long_stay';
  rate: BasisPoints;
  /** Booking window, both days inclusive, compared with today in Istanbul. */
  bookFrom: Day | null;
  bookTo: Day | null;
  /** Stay window: the first and the last discounted night. */
  stayFrom: Day | null;
  stayTo: Day | null;
  /** Nights the whole stay must have. */
  minNights: number | null;
  /** Least number of days between today and check-in. */
  daysBefore: number | null;
};

/** The discount a stay gets and the amount deducted, in kuruş. */
export type GrantedDiscount = { discount: Discount; amount: Kurus };

type Booking = {
  checkIn: Day;
  checkOut: Day;
  today: Day;
  nights: readonly { night: Day; price: Kurus }[];
};

function isWithin(day: Day, from: Day | null, to: Day | null): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

function isOpenTo(discount: Discount, { checkIn, checkOut, today }: Booking): boolean {
  return (
    isWithin(today, discount.bookFrom, discount.bookTo) &&
    nightsBetween(checkIn, checkOut) >= (discount.minNights ?? 0) &&
    nightsBetween(today, checkIn) >= (discount.daysBefore ?? 0)
  );
}

function amountOf(discount: Discount, nights: Booking['nights']): Kurus {
  const inWindow = nights.filter((n) => isWithin(n.night, discount.stayFrom, discount.stayTo));
  return shareOf(sumKurus(inWindow.map((n) => n.price)), discount.rate);
}

/**
 * The one discount that reduces a stay the most, or null. Our interpretation, since the trade only
 * speaks of "a rate, a booking window, a stay window": discounts do not stack, one applies to the
 * nights inside its stay window, and it is rounded once, half up, over their sum. Of equal amounts
 * the smaller id wins, so the order of the rows never matters.
 */
export function findBestDiscount(
  discounts: readonly Discount[],
  booking: Booking,
): GrantedDiscount | null {
  let best: GrantedDiscount | null = null;
  for (const discount of discounts) {
    if (!isOpenTo(discount, booking)) continue;
    const amount = amountOf(discount, booking.nights);
    if (amount <= 0) continue;
    const tie = best !== null && amount === best.amount && discount.id < best.discount.id;
    if (best === null || amount > best.amount || tie) best = { discount, amount };
  }
  return best;
}

export const DISCOUNT_NAMES: Record<Discount['kind'], string> = {
  early: 'Erken rezervasyon',
  long_stay: 'Uzun konaklama',
};

/** "Erken rezervasyon indirimi · %12,5". */
export function formatDiscount(discount: Discount): string {
  return `${DISCOUNT_NAMES[discount.kind]} indirimi · ${formatRate(discount.rate)}`;
}
