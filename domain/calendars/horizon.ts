import { SALE_NIGHTS } from '#domain/sale-horizon.ts';
import { addDays, type Day } from '#domain/values/dates.ts';

/**
 * How many nights ahead the events of other sellers take nights: a year more than are for sale, so
 * that a night comes up for sale with everything on it that was ever said of it, even if a feed has
 * not been read for months. Further away nobody sells, and a feed may close a villa for centuries.
 */
const HORIZON_NIGHTS = SALE_NIGHTS + 370;

/** The first day whose night is not written yet. */
export const horizonEnd = (today: Day): Day => addDays(today, HORIZON_NIGHTS);
