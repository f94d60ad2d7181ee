import { formatKurus, shareOf } from '#domain/values/money.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';
import { moneyParts } from './money-parts.ts';
import type { MoneySnapshot } from './snapshot.ts';

/** The rates that were agreed with a stay. */
export type AgreedRates = { prepaymentRate: BasisPoints; commissionRate: BasisPoints };

/** The line of the quote that shows what the agency gave. */
const LINE_CODE = 'agency_discount';

/**
 * The most an agency can take off a stay, in kuruş. It gives out of its own commission and lowers
 * the prepayment by as much, so neither may fall below zero.
 */
export function maxAgencyDiscount(
  money: Pick<MoneySnapshot, 'gross' | 'ownerDiscount'>,
  { prepaymentRate, commissionRate }: AgreedRates,
): Kurus {
  return shareOf(money.gross - money.ownerDiscount, Math.min(prepaymentRate, commissionRate));
}

/** A Turkish sentence saying why so much cannot be taken off and how much can, or null. */
export function findDiscountProblem(
  money: Pick<MoneySnapshot, 'gross' | 'ownerDiscount'>,
  rates: AgreedRates,
  amount: Kurus,
): string | null {
  const most = maxAgencyDiscount(money, rates);
  if (amount <= most) return null;
  return `Bu konaklamada en çok ${formatKurus(most)} indirim yapılabilir; komisyon ve ön ödeme sıfırın altına inemez.`;
}

/**
 * The same stay with `amount` given by the agency instead of what it gave before: everything else
 * stays as it was agreed. Throws RangeError for an amount that `findDiscountProblem` refuses.
 */
export function withAgencyDiscount(
  money: MoneySnapshot,
  rates: AgreedRates,
  amount: Kurus,
): MoneySnapshot {
  if (amount > maxAgencyDiscount(money, rates)) throw new RangeError(`discount ${amount}`);
  const { total, prepayment, commission, ownerPayout } = moneyParts({
    ...money,
    ...rates,
    agencyDiscount: amount,
  });
  const lines = money.lines.filter((line) => line.code !== LINE_CODE);
  if (amount > 0) lines.push({ code: LINE_CODE, label: 'Acente indirimi', amount: -amount });
  return { ...money, agencyDiscount: amount, total, prepayment, commission, ownerPayout, lines };
}
