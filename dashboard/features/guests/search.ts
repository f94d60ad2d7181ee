import { oneOf, searchDay, searchId, searchOf } from '#dashboard/list/filters/list-search.ts';

/** The day and scope as in the address; by default today's arrivals. */
export const parseGuestSearch = searchOf({
  date: searchDay,
  villa_id: searchId,
  /** Literal list: this file is part of the first load, and the domain rules need not be. */
  scope: oneOf('arriving', 'staying'),
});
export type GuestSearch = ReturnType<typeof parseGuestSearch>;
