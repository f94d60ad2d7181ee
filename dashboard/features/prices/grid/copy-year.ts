import { addDays, type Day } from '#domain/values/dates.ts';
import { copyYear, type CopyYear } from '#domain/prices/copy-year.ts';
import { type Span, withoutNights } from '#domain/prices/row-nights.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';

export type Copied = {
  rows: SeasonInput[];
  /** Whether nights were left out because they already have a price or are past. */
  isCut: boolean;
};

/** Copies the seasons of a year to the next, for coming nights without a price. */
export function copyFreeNights(
  all: readonly SeasonInput[],
  today: Day,
  copy: Omit<CopyYear, 'to'>,
): Copied {
  const to = String(Number(copy.from) + 1);
  const copied: SeasonInput[] = copyYear(all, { ...copy, to });
  const taken: Span[] = [...all, { startsOn: '2000-01-01', endsOn: addDays(today, -1) }];
  const rows = taken.reduce((left, span) => withoutNights(left, span), copied);
  return {
    rows,
    isCut: rows.length !== copied.length || rows.some((row) => !copied.includes(row)),
  };
}
