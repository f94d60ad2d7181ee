import { formatKurus, shareOf, sumKurus } from '#domain/values/money.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';
import { moneyParts } from './money-parts.ts';
import type { MoneySnapshot } from './snapshot.ts';

/** The rates that were agreed with a stay. */
export type AgreedRates = { prepaymentRate: BasisPoints; commissionRate: BasisPoints };

/** The line of the quote with the agency's discount. */
const LINE_CODE = 'agency_discount';

/**
 * The largest discount that the agency can give on a stay, in kuruş. It comes out of its own
 * commission and lowers the prepayment by the same amount, so neither may become negative.
 */
export function maxAgencyDiscount(
  money: Pick<MoneySnapshot, 'gross' | 'ownerDiscount'>,
  { prepaymentRate, commissionRate }: AgreedRates,
): Kurus {
  return shareOf(money.gross - money.ownerDiscount, Math.min(prepaymentRate, commissionRate));
}

/** A Turkish sentence saying why the discount is too large and how large it may be, or null. */
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
 * The same stay with `amount` as the agency's discount instead of the previous one; everything else
 * stays as agreed. Throws RangeError for an amount that `findDiscountProblem` refuses.
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
  if (amount > 0) lines.push({ code: LINE_CODE, label: 'Acenta indirimi', amount: -amount });
  const parts = { agencyDiscount: amount, total, prepayment, commission, ownerPayout };
  return whole({ ...money, ...parts, lines });
}

/**
 * Lines that come to the total. A stay that began in another house may have its nights and discounts in
 * one line (relocation.ts), which is more than its nights cost once the discounts are lines of their own.
 */
function whole(money: MoneySnapshot): MoneySnapshot {
  const missing = money.total - money.extras - sumKurus(money.lines.map(({ amount }) => amount));
  const first = money.lines.findIndex(({ code }) => code === 'nights');
  const lines = money.lines.map((line, at) =>
    at === first ? { ...line, amount: line.amount + missing } : line,
  );
  return { ...money, lines };
}
