import type { ReportGroup } from '#domain/reports/management/schema.ts';
import { oneOf, searchDay, searchOf } from '#dashboard/list/filters/list-search.ts';

/** Literal list: this file is part of the first load, and the report's schema need not be. */
const GROUPS = ['month', 'villa', 'town', 'owner'] as const satisfies readonly ReportGroup[];

/** The report as its address names it: the API's own words. */
export const parseReportSearch = searchOf({
  from: searchDay,
  to: searchDay,
  by: oneOf(...GROUPS),
});
export type ReportSearch = ReturnType<typeof parseReportSearch>;
