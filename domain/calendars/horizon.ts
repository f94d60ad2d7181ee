import { SALE_NIGHTS } from '#domain/sale-horizon.ts';
import { addDays, type Day } from '#domain/values/dates.ts';

/**
 * How many nights ahead the events of other sellers take nights: a year more than are for sale, so
 * that a night comes on sale with everything already known about it, even if a feed has not been
 * read for months. Nobody sells beyond that, and a feed may close a villa for centuries.
 */
const HORIZON_NIGHTS = SALE_NIGHTS + 370;

/** The first day whose night is not written yet. */
export const horizonEnd = (today: Day): Day => addDays(today, HORIZON_NIGHTS);
