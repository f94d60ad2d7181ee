import { EVERY_PART } from '#dashboard/features/villas/parts.ts';
import { readMonth } from '#dashboard/features/payments/ledger/search.ts';
import {
  oneOf,
  searchCount,
  searchDay,
  searchId,
  searchOf,
  textUpTo,
} from '#dashboard/list/filters/list-search.ts';

/** The nights that the desk holds, and for whom. */
export const parseHoldSearch = searchOf({
  villa: searchId,
  checkin: searchDay,
  checkout: searchDay,
  adults: searchId,
  children: searchId,
  babies: searchId,
  status: oneOf('option', 'requested'),
});
export type HoldSearch = ReturnType<typeof parseHoldSearch>;

export const parseStaySearch = searchOf({ checkin: searchDay, checkout: searchDay });
export type StaySearch = ReturnType<typeof parseStaySearch>;

/** Months of an owner's statement; `son` is the last one where there are several. */
export const parseStatementSearch = searchOf({
  ay: readMonth,
  son: (value) => (value === undefined ? undefined : readMonth(value)),
  kisi: (value) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined),
});
export type StatementSearch = ReturnType<typeof parseStatementSearch>;

/** A part of a villa's editor; `alan` is the field to focus: reports link to what is missing. */
export const parsePartSearch = searchOf({ part: oneOf(...EVERY_PART), alan: textUpTo(60) });
export type PartSearch = ReturnType<typeof parsePartSearch>;

/** A change of prices that advice fills in. */
export const parsePricesSearch = searchOf({
  /** `3,7`: villas ticked in their list. */
  villa: (value) => (/^\d{1,9}(,\d{1,9})*$/.test(String(value)) ? String(value) : undefined),
  /** First and last night. */
  ilk: searchDay,
  son: searchDay,
  /** The new minimum stay. */
  enaz: (value) => (/^[1-9]\d?$/.test(String(value)) ? Number(value) : undefined),
  /** Instead of a minimum: every day for arrival and departure. */
  gunler: (value) => (value === true || value === 'true' ? (true as const) : undefined),
});
export type PricesSearch = ReturnType<typeof parsePricesSearch>;

/** A page of a report; rows before it are left out. */
export const parseSkipSearch = searchOf({ skip: searchCount });
/** Finished ones too. */
export const parseAllSearch = searchOf({ hepsi: oneOf('1') });
/** The field to begin in: the first steps link to what is missing. */
export const parseFieldSearch = searchOf({ alan: textUpTo(60) });
