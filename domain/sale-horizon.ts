import { type Day, findDayFrom } from '#domain/values/dates.ts';

/**
 * How many nights ahead can be sold, counted from today's. Used alike by search, calendar, quote,
 * request, offer and clerks; any night beyond it is not for sale yet, even if it already has a
 * price.
 */
export const SALE_NIGHTS = 730;

/**
 * How many nights ahead visitors are shown prices: those of the table on a villa's page. The range on
 * cards, pages and in JSON-LD is of the same nights, so that a peak two summers away, which nobody
 * sees in the table, does not make a house look dearer.
 */
export const SHOWN_NIGHTS = 400;

/** The last possible day of departure; days end with the year 2199. */
export const lastDeparture = (today: Day): Day => findDayFrom(today, SALE_NIGHTS) ?? '2199-12-31';
