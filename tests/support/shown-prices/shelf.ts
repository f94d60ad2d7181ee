/* An independent book of what a villa showed: a copy of everything at each change, and its own
   arithmetic, to which triggers, reads and rule are compared. Times are milliseconds, nights and days
   are counted from `DAY_ZERO`. */

export const DAY_ZERO = Date.parse('2027-01-01T00:00:00+03:00');
export const DAY = 86_400_000;
export const dayAt = (at: number): number => Math.floor((at - DAY_ZERO) / DAY);

export type ShelfDiscount = {
  kind: 'early' | 'long_stay';
  rate: number;
  bookFrom: number | null;
  bookTo: number | null;
  stayFrom: number | null;
  stayTo: number | null;
  minNights: number | null;
  daysBefore: number | null;
};

/** A price row: nights `from` to `to`, both included. */
export type ShelfRow = { id: number; from: number; to: number; nightly: number };

export type Shelf = {
  at: number;
  active: boolean;
  cleaning: number;
  threshold: number;
  rows: readonly ShelfRow[];
  discounts: readonly (ShelfDiscount & { id: number })[];
};

/** A stay by the night of arrival. */
export type ShelfStay = { first: number; nights: number };

/** What a stay cost on a shelf, and by which discount; null when it could not be had. */
export function costOn(shelf: Shelf, { first, nights }: ShelfStay, day: number) {
  if (!shelf.active) return null;
  const prices: number[] = [];
  for (let night = first; night < first + nights; night++) {
    const row = shelf.rows.find(({ from, to }) => from <= night && night <= to);
    if (row === undefined || row.nightly === 0) return null;
    prices.push(row.nightly);
  }
  let best: { amount: number; id: number; by: ShelfDiscount } | null = null;
  for (const one of shelf.discounts) {
    if (one.bookFrom !== null && day < one.bookFrom) continue;
    if (one.bookTo !== null && day > one.bookTo) continue;
    if (nights < (one.minNights ?? 0) || first - day < (one.daysBefore ?? 0)) continue;
    let sum = 0;
    for (const [i, price] of prices.entries()) {
      const night = first + i;
      if (night >= (one.stayFrom ?? 0) && night <= (one.stayTo ?? night)) sum += price;
    }
    const amount = Math.floor((sum * one.rate + 5_000) / 10_000);
    if (amount === 0) continue;
    const isFirst = best !== null && amount === best.amount && String(one.id) < String(best.id);
    if (best === null || amount > best.amount || isFirst) best = { amount, id: one.id, by: one };
  }
  const gross = prices.reduce((sum, price) => sum + price, 0);
  const cleaning = nights < shelf.threshold ? shelf.cleaning : 0;
  return { total: gross - (best?.amount ?? 0) + cleaning, by: best?.by ?? null };
}

/** What the law lets one strike through beside the price of a stay now; null for nothing. */
export function lawfulBefore(shelves: readonly Shelf[], stay: ShelfStay, now: number) {
  const last = shelves.at(-1);
  const cost = last === undefined ? null : costOn(last, stay, dayAt(now));
  if (cost === null || cost.by === null) return null;
  const { by, total } = cost;
  if (by.bookFrom === null || by.bookTo === null) return null;
  const began = Math.max(DAY_ZERO + by.bookFrom * DAY, sinceOf(shelves, by));
  const from = dayAt(began);
  const first = DAY_ZERO + (from - 10) * DAY;
  const moments = new Set<number>(shelves.map(({ at }) => at));
  for (let day = from - 10; day <= from; day++) moments.add(DAY_ZERO + day * DAY);
  const days = new Set<number>();
  let lowest = Number.POSITIVE_INFINITY;
  for (const at of moments) {
    if (at < first || at >= began) continue;
    const shelf = shelves.findLast((one) => one.at <= at);
    const then = shelf === undefined ? null : costOn(shelf, stay, dayAt(at));
    if (then === null) continue;
    if (dayAt(at) < from) days.add(dayAt(at));
    lowest = Math.min(lowest, then.total);
  }
  if (days.size < 10 || lowest <= total) return null;
  return { total: lowest, from, to: by.bookTo };
}

/** Since when a discount stands with these terms; later last days are the same campaign. */
function sinceOf(shelves: readonly Shelf[], by: ShelfDiscount): number {
  const terms = (one: ShelfDiscount) => JSON.stringify({ ...one, id: 0, bookTo: null });
  let since = shelves.at(-1)?.at ?? 0;
  for (const [i, shelf] of [...shelves.entries()].toReversed()) {
    const same = shelf.discounts.filter((one) => terms(one) === terms(by));
    const next = shelves[i + 1];
    const isOpen = same.some(
      ({ bookTo }) =>
        next === undefined || bookTo === by.bookTo || bookTo === null || bookTo >= dayAt(next.at),
    );
    if (!isOpen) break;
    since = shelf.at;
  }
  return since;
}
