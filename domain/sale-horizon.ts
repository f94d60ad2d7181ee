import { type Day, findDayFrom } from '#domain/values/dates.ts';

/**
 * How many nights ahead can be sold, counted from today's. Used alike by search, calendar, quote,
 * request, offer and clerks; any night beyond it is not for sale yet, even if it already has a
 * price.
 */
export const SALE_NIGHTS = 730;

/** The last possible day of departure; days end with the year 2199. */
export const lastDeparture = (today: Day): Day => findDayFrom(today, SALE_NIGHTS) ?? '2199-12-31';
