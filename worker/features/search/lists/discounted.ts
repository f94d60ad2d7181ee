import { nightSpanOf } from '#domain/search/index/search-index.ts';
import { cardMaker } from '#domain/search/index/shown-index.ts';
import { discountedStays } from '#domain/search/query/discounted.ts';
import { averageNight } from '#domain/reservations/pricing/nightly.ts';
import type { DiscountedItem, DiscountedQuery } from '#domain/search/schema.ts';
import { today } from '#worker/platform/clock.ts';
import { readPricesBefore } from '#worker/features/villas/stay-facts/prices-before.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

type Discounted = { items: DiscountedItem[]; total: number; skip: number; take: number };

/** Villas with a discount that can be booked today, each with its first stay that gets it. */
export async function listDiscounted(
  deps: CatalogueDeps,
  { town, type, adults, skip, take }: DiscountedQuery,
): Promise<Discounted> {
  const catalogue = await getCatalogue(deps);
  const stays = discountedStays(catalogue.index, { town, type, adults });
  const toCard = cardMaker(catalogue);
  const cards = stays
    .slice(skip, skip + take)
    .map(({ nights, villa, checkin, checkout, total }) => {
      const found = { villa, checkin, checkout, total, nightly: averageNight(total, nights) };
      const card = toCard({ ...found, ...nightSpanOf(catalogue.index, villa) });
      return { ...card, checkin, checkout, nights, total };
    });
  const befores = await readPricesBefore(deps.db, cards, today(deps.clock));
  const items = cards.map((card) => {
    const before = befores.get(card.id) ?? null;
    return { ...card, saved: before === null ? 0 : before.total - card.total, before };
  });
  return { items, total: stays.length, skip, take };
}
