import { applyChange } from '#domain/prices/bulk/apply-change.ts';
import type { PriceChange } from '#domain/prices/bulk/change-schema.ts';
import { compareFreeNights, differ } from '#domain/prices/bulk/difference.ts';
import type { VillaChange } from '#domain/prices/bulk/schema.ts';
import type { DiscountInput } from '#domain/prices/discount-schema.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import { hasStayDays, stayDaysOf } from '#domain/prices/stay-days.ts';
import type { Day } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import type { Tables } from './queries.ts';

/** A row as text for comparison, independent of the order of its fields; without its id. */
export const sayPrice = (row: SeasonInput): string => JSON.stringify(seasonOf(row));
export const sayDiscount = (row: DiscountInput): string => JSON.stringify(discountOf(row));

/** The stored fields of a row, in a fixed order. */
const seasonOf = (row: SeasonInput): SeasonInput => ({
  ...pick(row, 'startsOn', 'endsOn', 'nightly', 'minNights', 'shortStayFee', 'cleaningThreshold'),
  // A change that was made before there were such rules has rows without them.
  ...(row.instant != null && { instant: row.instant }),
  ...(hasStayDays(row) && stayDaysOf(row)),
});

const discountOf = (row: DiscountInput): DiscountInput => ({
  ...pick(row, 'kind', 'rate', 'bookFrom', 'bookTo', 'stayFrom', 'stayTo'),
  ...pick(row, 'minNights', 'daysBefore'),
});

/** The effect of a change on each villa, in the site's order; including unchanged villas. */
export function planChange(tables: Tables, change: PriceChange, today: Day): VillaChange[] {
  const prices = Map.groupBy(tables.prices, (row) => row.villa_id);
  const discounts = Map.groupBy(tables.discounts, (row) => row.villa_id);
  const taken = new Map(tables.taken.map((row) => [row.villaId, row.nights.split(',')]));
  return tables.villas.map(({ id, ...villa }) => {
    const before = { prices: prices.get(id) ?? [], discounts: discounts.get(id) ?? [] };
    const after = applyChange(before, change, today);
    const seasons = differ(before.prices, after.prices, sayPrice);
    return {
      villa_id: id,
      ...villa,
      prices: {
        removed: seasons.removed.map(seasonOf),
        added: seasons.added.map((row) => ({ ...seasonOf(row), season: movedWith(row) })),
      },
      discounts: differ(
        before.discounts.map(discountOf),
        after.discounts.map(discountOf),
        sayDiscount,
      ),
      freeNights: compareFreeNights(seasons, new Set(taken.get(id)), today),
    };
  });
}

const movedWith = (row: SeasonInput & { season?: string | null }): string | null =>
  row.season ?? null;

export const isChanged = ({ prices, discounts }: VillaChange): boolean =>
  [prices.removed, prices.added, discounts.removed, discounts.added].some(
    (rows) => rows.length > 0,
  );
