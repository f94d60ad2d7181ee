import { addDays, istanbulDay } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { startOfIstanbulDay } from '#domain/values/istanbul-time.ts';
import type { Kurus } from '#domain/values/money.ts';
import { stayAmounts } from './amounts.ts';
import type { Discount } from './discounts.ts';
import type { Season } from './seasons.ts';
import type { Stay, VillaTerms } from './stay.ts';

/** Days before a discount whose lowest price may be struck through (RG 11 Oct 2025). */
const DAYS_BEFORE_DISCOUNT = 10;

/** When something was shown: `since` ≤ t < `until`, ISO instants; null: it still is. */
type Span = { since: string; until: string | null };

/** A time in which a villa was on sale, `saleUntil` its last day at most. */
type ShownSale = Span & Pick<VillaTerms, 'cleaningFee' | 'cleaningThreshold'> & { saleUntil: Day };

/** What was shown of a villa, now and before. Current rows have the ids of the price table's. */
export type ShownPrices = {
  sales: readonly ShownSale[];
  seasons: readonly (Omit<Season, 'minNights'> & Span)[];
  discounts: readonly (Discount & Span)[];
};

/** A total that may be struck through, in kuruş, and the first and last day of the campaign. */
export type BeforePrice = { total: Kurus; from: Day; to: Day };

type Priced = { stay: Stay; terms: VillaTerms; shown: ShownPrices };

/**
 * The price before a granted discount: the lowest at which the same stay was shown in the ten days
 * before the campaign began, with the campaign's days. Null unless the discount has a first and a
 * last day of booking, the stay was shown on each of the ten days, and the price was above `total`.
 */
export function findBefore(request: Priced, granted: Discount, total: Kurus): BeforePrice | null {
  const { bookFrom, bookTo } = granted;
  if (bookFrom === null || bookTo === null) return null;
  const since = campaignSince(request.shown, granted);
  if (since === null) return null;
  const opened = startOfIstanbulDay(bookFrom);
  const began = opened > since ? opened : since;
  const lowest = lowestShown(request, began);
  if (lowest === null || lowest <= total) return null;
  return { total: lowest, from: dayOf(began), to: bookTo };
}

/**
 * Since when a discount is shown with these terms. One that is prolonged before it ends is the same
 * campaign; any other change begins a new one.
 */
function campaignSince({ discounts }: ShownPrices, granted: Discount): string | null {
  const current = discounts.find(({ id, until }) => id === granted.id && until === null);
  if (current === undefined) return null;
  let { since } = current;
  for (;;) {
    const day = dayOf(since);
    const former = discounts.find(
      (row) =>
        row.until === since &&
        row.since < since &&
        hasTermsOf(row, current) &&
        (row.bookTo === null || row.bookTo >= day),
    );
    if (former === undefined) return since;
    ({ since } = former);
  }
}

const hasTermsOf = (a: Discount, b: Discount) =>
  a.kind === b.kind &&
  a.rate === b.rate &&
  a.bookFrom === b.bookFrom &&
  a.stayFrom === b.stayFrom &&
  a.stayTo === b.stayTo &&
  a.minNights === b.minNights &&
  a.daysBefore === b.daysBefore;

/**
 * The lowest total at which a stay was shown in the ten days before an instant, and on its own day
 * until then. Null when it was not shown on one of the ten: then nobody knows what it cost.
 */
export function lowestShown(request: Priced, began: string): Kurus | null {
  const day = dayOf(began);
  const missing = new Set<Day>();
  for (let ago = DAYS_BEFORE_DISCOUNT; ago >= 1; ago--) missing.add(addDays(day, -ago));
  let lowest: Kurus | null = null;
  for (const instant of changesBefore(request.shown, [...missing, day], began)) {
    const total = totalAt(request, instant);
    if (total === null) continue;
    missing.delete(dayOf(instant));
    lowest = Math.min(lowest ?? total, total);
  }
  return missing.size === 0 ? lowest : null;
}

/** The beginnings of these days and every change between, before an instant. */
function changesBefore(shown: ShownPrices, days: readonly Day[], before: string): Set<string> {
  const starts = days.map(startOfIstanbulDay);
  const first = starts[0] ?? before;
  const spans: readonly Span[] = [...shown.sales, ...shown.seasons, ...shown.discounts];
  const changes = spans.flatMap(({ since, until }) => (until === null ? [since] : [since, until]));
  return new Set([...starts, ...changes].filter((at) => at >= first && at < before));
}

/** What the stay cost at an instant; null when it was not on sale. */
function totalAt({ stay, terms, shown }: Priced, instant: string): Kurus | null {
  const isShown = ({ since, until }: Span) =>
    since <= instant && (until === null || instant < until);
  const today = dayOf(instant);
  const sale = shown.sales.find((row) => isShown(row) && row.saleUntil >= today);
  if (sale === undefined) return null;
  const { cleaningFee, cleaningThreshold } = sale;
  const amounts = stayAmounts({
    stay,
    seasons: shown.seasons.filter(isShown).map((row) => ({ ...row, minNights: null })),
    discounts: shown.discounts.filter(isShown),
    terms: { ...terms, cleaningFee, cleaningThreshold },
    today,
  });
  if (!amounts.ok) return null;
  return amounts.gross - (amounts.granted?.amount ?? 0) + amounts.cleaning;
}

const dayOf = (instant: string): Day => istanbulDay(new Date(instant));
