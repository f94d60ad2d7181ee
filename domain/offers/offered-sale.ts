import { formatKurus, type Kurus } from '#domain/values/money.ts';
import {
  type AgreedRates,
  findDiscountProblem,
  withAgencyDiscount,
} from '#domain/reservations/pricing/agency-discount.ts';
import { type QuoteRequest, quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { type MoneySnapshot, moneySnapshot } from '#domain/reservations/pricing/snapshot.ts';

/** A stay of an offer as it can be sold now, or in Turkish why it cannot. */
export type OfferedSale =
  | { ok: true; money: MoneySnapshot; listTotal: Kurus; discount: Kurus }
  | { ok: false; message: string; listTotal: Kurus | null };

/**
 * Prices a stay of an offer. `promised` is the total that the agency promised, null for the list
 * price; when the list price is lower by now, the guest pays that. The difference counts as a
 * discount of the agency and has the same limit.
 */
export function assessOffered(request: QuoteRequest, promised: Kurus | null): OfferedSale {
  const priced = quoteStay(request);
  if (!priced.ok) return { ok: false, message: priced.message, listTotal: null };
  const money = moneySnapshot(priced);
  const listTotal = money.total;
  const discount = promised === null ? 0 : Math.max(0, listTotal - promised);
  const discounted = applyDiscount(money, request.terms, discount);
  return discounted === null
    ? { ok: false, message: 'Bu evin fiyatı değişti. Lütfen bizimle iletişime geçin.', listTotal }
    : { ok: true, money: discounted, listTotal, discount };
}

/** The money with the agency's discount applied; null when the discount is too large. */
export function applyDiscount(
  money: MoneySnapshot,
  rates: AgreedRates,
  discount: Kurus,
): MoneySnapshot | null {
  if (discount === 0) return money;
  if (findDiscountProblem(money, rates, discount) !== null) return null;
  return withAgencyDiscount(money, rates, discount);
}

/** Why a clerk cannot promise this price, and what they could; null when they can. */
export function findPromiseProblem(request: QuoteRequest, promised: Kurus | null): string | null {
  const priced = quoteStay(request);
  if (!priced.ok) return priced.message;
  if (promised === null) return null;
  if (promised > priced.total) {
    return `Liste fiyatı ${formatKurus(priced.total)}; bunun üzerinde teklif verilemez.`;
  }
  return findDiscountProblem(priced, request.terms, priced.total - promised);
}
