import { BTRANS_BASES } from '#domain/reports/btrans/codes.ts';
import { oneOf, searchMonth, searchOf, searchPage } from '#dashboard/list/filters/list-search.ts';
import { dueMonth } from '#dashboard/shared/month-reports/months.ts';

/** The month that is due and the confirmation where the address says nothing. */
export const parseBtransSearch = searchOf({
  month: searchMonth,
  basis: oneOf(...BTRANS_BASES),
  page: searchPage,
});
export type BtransSearch = ReturnType<typeof parseBtransSearch>;

/** What the API is asked for. */
export const questionOf = ({ month = dueMonth(), basis = 'confirmed' }: BtransSearch) => ({
  month,
  basis,
});
export type BtransQuestion = ReturnType<typeof questionOf>;
