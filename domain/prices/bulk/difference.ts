import type { Day } from '#domain/values/dates.ts';
import { eachNight, addDays } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { Span } from '../row-nights.ts';

/** Removed and added rows; unchanged rows are in neither list. */
export type RowsChanged<Row> = { removed: Row[]; added: Row[] };

/** Compares two lists of rows by the text that `say` makes of each. */
export function differ<Row>(
  before: readonly Row[],
  after: readonly Row[],
  say: (row: Row) => string,
): RowsChanged<Row> {
  const had = new Set(before.map(say));
  const has = new Set(after.map(say));
  return {
    removed: before.filter((row) => !has.has(say(row))),
    added: after.filter((row) => !had.has(say(row))),
  };
}

/** Free nights whose price changes, and their total; an unpriced night counts as 0. */
type FreeNights = { nights: number; before: Kurus; after: Kurus };

type PricedRow = Span & { nightly: Kurus };

/** The total of the free nights of the changed rows, before and after; past nights do not count. */
export function compareFreeNights(
  { removed, added }: RowsChanged<PricedRow>,
  taken: ReadonlySet<Day>,
  today: Day,
): FreeNights {
  const before = pricesByNight(removed);
  const after = pricesByNight(added);
  const nights = [...new Set([...before.keys(), ...after.keys()])].filter(
    (night) => night >= today && !taken.has(night) && before.get(night) !== after.get(night),
  );
  const sum = (prices: ReadonlyMap<Day, Kurus>) =>
    nights.reduce((all, night) => all + (prices.get(night) ?? 0), 0);
  return { nights: nights.length, before: sum(before), after: sum(after) };
}

const pricesByNight = (rows: readonly PricedRow[]): Map<Day, Kurus> =>
  new Map(
    rows.flatMap((row) =>
      eachNight(row.startsOn, addDays(row.endsOn, 1)).map((night) => [night, row.nightly] as const),
    ),
  );
