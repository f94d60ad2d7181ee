import { type Day, findDayFrom } from '#domain/values/dates.ts';

/**
 * How many nights ahead may be sold, counted from today's. Search, calendar, quote, request, offer
 * and clerk agree on it, and whatever is asked of a night beyond it answers that it is not for sale
 * yet, even where the owner has given its price already.
 */
export const SALE_NIGHTS = 730;

/** The last day a guest may leave; days end with the year 2199. */
export const lastDeparture = (today: Day): Day => findDayFrom(today, SALE_NIGHTS) ?? '2199-12-31';
