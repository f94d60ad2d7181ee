import type { MinistryWarningCode } from '#domain/reports/ministry/schema.ts';
import { oneOf, searchMonth, searchOf, searchPage } from '#dashboard/list/filters/list-search.ts';

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

/** The month, the warnings that are looked at, the preview's page. */
export const parseMinistrySearch = searchOf({
  month: searchMonth,
  code: oneOf(...(Object.keys(WARNINGS) as MinistryWarningCode[])),
  page: searchPage,
});
export type MinistrySearch = ReturnType<typeof parseMinistrySearch>;
