import type { Month } from '#domain/values/dates.ts';
import { BTRANS_BASES, type BtransBasis } from '#domain/reports/btrans/codes.ts';
import { parseListSearch, searchOneOf } from '#dashboard/list/filters/list-search.ts';
import { searchMonth } from '#dashboard/list/filters/list-search.ts';
import { dueMonth } from '#dashboard/shared/month-reports/months.ts';

/** The report as its address names it; the month that is due and the confirmation where it says nothing. */
export type BtransSearch = {
  month?: Month | undefined;
  basis?: BtransBasis | undefined;
  page?: number | undefined;
};

export function parseBtransSearch(raw: Record<string, unknown>): BtransSearch {
  return {
    month: searchMonth(raw.month),
    basis: searchOneOf(raw.basis, BTRANS_BASES),
    page: parseListSearch(raw, []).page,
  };
}

/** What the API is asked for. */
export const questionOf = ({ month = dueMonth(), basis = 'confirmed' }: BtransSearch) => ({
  month,
  basis,
});
export type BtransQuestion = ReturnType<typeof questionOf>;
