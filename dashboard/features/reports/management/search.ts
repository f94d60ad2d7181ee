import type { ReportGroup } from '#domain/reports/management/schema.ts';
import { searchDay, searchOneOf } from '#dashboard/list/filters/list-search.ts';

/** The report as its address names it: the API's own words. */
export type ReportSearch = {
  from?: string | undefined;
  to?: string | undefined;
  by?: ReportGroup | undefined;
};

/** Literal list: this file is part of the first load, and the report's schema need not be. */
const GROUPS = ['month', 'villa', 'town', 'owner'] as const satisfies readonly ReportGroup[];

export function parseReportSearch(raw: Record<string, unknown>): ReportSearch {
  return {
    from: searchDay(raw.from),
    to: searchDay(raw.to),
    by: searchOneOf(raw.by, GROUPS),
  };
}
