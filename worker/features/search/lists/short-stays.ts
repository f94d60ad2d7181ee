import { nightSpanOf } from '#domain/search/index/search-index.ts';
import { cardMaker } from '#domain/search/index/shown-index.ts';
import { averageNight } from '#domain/reservations/pricing/nightly.ts';
import { shortGaps } from '#domain/search/query/gaps.ts';
import type { ShortTermItem, ShortTermQuery } from '#domain/search/schema.ts';
import { malformed } from '../answers/asked-dates.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

type ShortStays = { items: ShortTermItem[]; total: number; skip: number; take: number };

/**
 * Gaps between two stays that are shorter than the minimum and can be booked as a whole, by
 * arrival. @throws `VALIDATION` (400) when `to` is not after `from`.
 */
export async function listShortStays(
  deps: CatalogueDeps,
  { town, type, adults, from, to, skip, take }: ShortTermQuery,
): Promise<ShortStays> {
  if (from !== undefined && to !== undefined && to <= from) {
    throw malformed('to', 'Bitiş tarihi başlangıçtan sonra olmalı.');
  }
  const catalogue = await getCatalogue(deps);
  const gaps = shortGaps(catalogue.index, { town, type, adults, from, to });
  const toCard = cardMaker(catalogue);
  const items = gaps.slice(skip, skip + take).map(({ villa, nights, total, checkin, checkout }) => {
    const span = nightSpanOf(catalogue.index, villa);
    const found = { villa, total, nightly: averageNight(total, nights), ...span };
    return { ...toCard(found), checkin, checkout, nights, total };
  });
  return { items, total: gaps.length, skip, take };
}
