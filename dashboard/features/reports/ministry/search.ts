import type { Month } from '#domain/values/dates.ts';
import type { MinistryWarningCode } from '#domain/reports/ministry/schema.ts';
import { parseListSearch, searchOneOf } from '#dashboard/list/filters/list-search.ts';
import { searchMonth } from '#dashboard/list/filters/list-search.ts';

/** Spelled out: this file loads with the first screen, the rules it comes from need not. */
const WARNINGS: Record<MinistryWarningCode, true> = {
  DUPLICATE: true,
  EXPIRED: true,
  EXPIRING: true,
  CAPACITY: true,
  UNVERIFIED: true,
  HOLDER: true,
  ADDRESS: true,
  MISSING: true,
};

/** The report as its address names it: the month, the warnings that are looked at, the preview's page. */
export type MinistrySearch = {
  month?: Month | undefined;
  code?: MinistryWarningCode | undefined;
  page?: number | undefined;
};

export function parseMinistrySearch(raw: Record<string, unknown>): MinistrySearch {
  return {
    month: searchMonth(raw.month),
    code: searchOneOf(raw.code, Object.keys(WARNINGS) as MinistryWarningCode[]),
    page: parseListSearch(raw, []).page,
  };
}
