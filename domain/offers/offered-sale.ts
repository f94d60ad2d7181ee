import { istanbulDay } from '#domain/values/dates.ts';
import { formatKurus, type Kurus, sumKurus } from '#domain/values/money.ts';
import {
  type AgreedRates,
  findDiscountProblem,
  withAgencyDiscount,
} from '#domain/reservations/pricing/agency-discount.ts';
import { type BeforePrice, lowestShown } from '#domain/reservations/pricing/before-price.ts';
import { type QuoteRequest, quoteStay } from '#domain/reservations/pricing/pricing.ts';
import { type MoneySnapshot, moneySnapshot } from '#domain/reservations/pricing/snapshot.ts';

/** A stay of an offer as it can be sold now, or in Turkish why it cannot. */
export type OfferedSale =
  | {
      ok: true;
      money: MoneySnapshot;
      listTotal: Kurus;
      discount: Kurus;
      /** What may be struck through beside the price. */
      before: BeforePrice | null;
    }
  | { ok: false; message: string; listTotal: Kurus | null };

/** When an offer was made and when it ends, ISO instants. */
type OfferTime = { createdAt: string; expiresAt: string };

/**
 * Prices a stay of an offer. `promised` is the total that the agency promised, null for the list
 * price; when the list price is lower by now, the guest pays that. The difference counts as a
 * discount of the agency and has the same limit. For the law an offer is a campaign that begins when
 * it is made.
 */
export function assessOffered(
  request: QuoteRequest,
  promised: Kurus | null,
  time: OfferTime,
): OfferedSale {
  const priced = quoteStay(request);
  if (!priced.ok) return { ok: false, message: priced.message, listTotal: null };
  const money = moneySnapshot(priced);
  const listTotal = money.total;
  const discount = promised === null ? 0 : Math.max(0, listTotal - promised);
  const discounted = applyDiscount(money, request.terms, discount);
  return discounted === null
    ? { ok: false, message: 'Bu evin fiyatı değişti. Lütfen bizimle iletişime geçin.', listTotal }
    : {
        ok: true,
        money: discounted,
        listTotal,
        discount,
        before: discount === 0 ? priced.before : offeredBefore(request, discounted.total, time),
      };
}

function offeredBefore(
  { shown, ...request }: QuoteRequest,
  total: Kurus,
  { createdAt, expiresAt }: OfferTime,
): BeforePrice | null {
  const lowest = shown ? lowestShown({ ...request, shown }, createdAt) : null;
  if (lowest === null || lowest <= total) return null;
  const [from, to] = [createdAt, expiresAt].map((at) => istanbulDay(new Date(at)));
  return from !== undefined && to !== undefined ? { total: lowest, from, to } : null;
}

/**
 * The money with the agency's discount applied; null when the discount is too large. The nights stand
 * at the offered price: what they cost without it is a price before a discount, too.
 */
export function applyDiscount(
  money: MoneySnapshot,
  rates: AgreedRates,
  discount: Kurus,
): MoneySnapshot | null {
  if (discount === 0) return money;
  if (findDiscountProblem(money, rates, discount) !== null) return null;
  const offered = withAgencyDiscount(money, rates, discount);
  const rest = money.lines.filter(({ code }) => code !== 'nights' && code !== 'discount');
  const amount = offered.total - sumKurus(rest.map((line) => line.amount));
  const label = `${money.nights} gece · teklif fiyatı`;
  return { ...offered, lines: [{ code: 'nights', label, amount }, ...rest] };
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
