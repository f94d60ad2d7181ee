import { addDays, type Day } from '#domain/dates.ts';

/**
 * How many nights ahead other sellers' events close: further away nobody sells, and a feed may
 * close a villa for centuries. Every reading of a feed brings what has come within.
 */
const HORIZON_DAYS = 1100;

/** The first day whose night is not written yet. */
export const horizonEnd = (today: Day): Day => addDays(today, HORIZON_DAYS);
