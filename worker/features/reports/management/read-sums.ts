import { type MonthSpan, monthSpans, type Span } from '#domain/reports/management/year-before.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { unpackRows } from '#worker/platform/database/json-rows.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import {
  REPORT_VILLA,
  type ReportVilla,
  selectSources,
  selectSpanStays,
  selectUnsold,
  selectVillas,
  selectVillaStays,
  UNSOLD,
  type Unsold,
  VILLA_STAYS,
  type VillaStays,
} from './queries.ts';

type Range = { range: Span; months: MonthSpan[] };

export const readRange = (range: Span): Range => ({ range, months: monthSpans(range) });

type SpanStays = Awaited<ReturnType<typeof selectSpanStays>>[number];

/** The database's totals of a range. */
export type RangeSums = {
  months: MonthSpan[];
  /** By villa. */
  stays: Map<number, Omit<VillaStays, 'villaId'>>;
  /** By place in `months`. */
  monthStays: Map<number, Omit<SpanStays, 'i'>>;
  unsold: Unsold[];
};

/**
 * Everything that a report needs about two ranges, in one trip. `now` decides which options have
 * expired.
 */
export async function readSums(db: Database, asked: Range, before: Range, now: string) {
  const { villas, sources, stays, months, unsold, staysBefore, monthsBefore, unsoldBefore } =
    await readTogether(db, {
      villas: selectVillas(db),
      sources: selectSources(db, asked.range),
      stays: selectVillaStays(db, asked.range),
      months: selectSpanStays(db, asked.months),
      unsold: selectUnsold(db, asked.range, asked.months, now),
      staysBefore: selectVillaStays(db, before.range),
      monthsBefore: selectSpanStays(db, before.months),
      unsoldBefore: selectUnsold(db, before.range, before.months, now),
    });
  return {
    villas: unpackRows<ReportVilla>(REPORT_VILLA, villas),
    sources: sources.map(({ source, stays, turnover }) => ({ source, stays, turnover })),
    now: toRangeSums(
      asked,
      unpackRows<VillaStays>(VILLA_STAYS, stays),
      months,
      unpackRows<Unsold>(UNSOLD, unsold),
    ),
    before: toRangeSums(
      before,
      unpackRows<VillaStays>(VILLA_STAYS, staysBefore),
      monthsBefore,
      unpackRows<Unsold>(UNSOLD, unsoldBefore),
    ),
  };
}

function toRangeSums(
  { months }: Range,
  stays: VillaStays[],
  monthStays: SpanStays[],
  unsold: Unsold[],
): RangeSums {
  return {
    months,
    stays: new Map(stays.map(({ villaId, ...sums }) => [villaId, sums])),
    monthStays: new Map(monthStays.map(({ i, ...sums }) => [i, sums])),
    unsold,
  };
}
