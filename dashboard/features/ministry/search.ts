import type { Month } from '#domain/dates.ts';
import { MINISTRY_WARNINGS, type MinistryWarningCode } from '#domain/reports/ministry-schema.ts';
import { parseListSearch, searchOneOf } from '#dashboard/list/list-search.ts';
import { searchMonth } from '#dashboard/reports/month-picker.tsx';

/** The report as its address names it: the month, the warnings that are looked at, the preview's page. */
export type MinistrySearch = {
  month?: Month | undefined;
  code?: MinistryWarningCode | undefined;
  page?: number | undefined;
};

export function parseMinistrySearch(raw: Record<string, unknown>): MinistrySearch {
  return {
    month: searchMonth(raw.month),
    code: searchOneOf(raw.code, MINISTRY_WARNINGS),
    page: parseListSearch(raw, []).page,
  };
}
