import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import type { DiscountInput } from '#domain/prices/discount-schema.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';

/** A villa as it was read, with the ids of rows to delete and the rows to add. */
export type VillaRows = {
  villaId: number;
  version: number;
  goingPrices: number[];
  newPrices: readonly SeasonInput[];
  goingDiscounts: number[];
  newDiscounts: readonly DiscountInput[];
};

/**
 * Writes the rows of many villas with one statement per kind, however many they are. @throws
 * `STALE_VERSION` (409) when one of them was saved since it was read
 */
export function writeRows(all: readonly VillaRows[], at: string): Step[] {
  const read = JSON.stringify(all.map(({ villaId, version }) => [villaId, version]));
  const oldPrices = JSON.stringify(all.flatMap(({ goingPrices }) => goingPrices));
  const oldDiscounts = JSON.stringify(all.flatMap(({ goingDiscounts }) => goingDiscounts));
  const prices = all.flatMap(({ villaId, newPrices }) =>
    newPrices.map((row) => ({ ...row, villaId })),
  );
  const discounts = all.flatMap(({ villaId, newDiscounts }) =>
    newDiscounts.map((row) => ({ ...row, villaId })),
  );
  return [
    guard(
      'villas.unchanged',
      sql`not exists (
        select 1 from json_each(${read}) as was
        left join villas on villas.id = was.value ->> 0
        where villas.version is not was.value ->> 1)`,
      () => conflict('STALE_VERSION'),
    ),
    step(sql`
      update villas set version = version + 1, updated_at = ${at}
      where id in (select value ->> 0 from json_each(${read}))`),
    step(sql`delete from villa_prices where id in (select value from json_each(${oldPrices}))`),
    step(
      sql`
      insert into villa_prices (villa_id, starts_on, ends_on, nightly, min_nights, short_stay_fee,
        cleaning_threshold, instant, arrival_days, departure_days, max_nights, day_nights, created_at,
        updated_at)
      select value ->> 'villaId', value ->> 'startsOn', value ->> 'endsOn', value ->> 'nightly',
        value ->> 'minNights', value ->> 'shortStayFee', value ->> 'cleaningThreshold',
        value ->> 'instant',
        value ->> 'arrivalDays', value ->> 'departureDays', value ->> 'maxNights',
        value ->> 'dayNights', ${at}, ${at}
      from json_each(${JSON.stringify(prices)})`,
      () => conflict('PRICE_OVERLAP'),
    ),
    step(
      sql`delete from villa_discounts where id in (select value from json_each(${oldDiscounts}))`,
    ),
    step(sql`
      insert into villa_discounts (villa_id, kind, rate, book_from, book_to, stay_from, stay_to,
        min_nights, days_before, created_at, updated_at)
      select value ->> 'villaId', value ->> 'kind', value ->> 'rate', value ->> 'bookFrom',
        value ->> 'bookTo', value ->> 'stayFrom', value ->> 'stayTo', value ->> 'minNights',
        value ->> 'daysBefore', ${at}, ${at}
      from json_each(${JSON.stringify(discounts)})`),
  ];
}
