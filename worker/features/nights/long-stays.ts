import { sql } from 'drizzle-orm';
import { MAX_STAY_NIGHTS, USUAL_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { reservations } from '#drizzle/schema/reservations.ts';

/** The condition of the index `reservations_long`, word for word, so that SQLite accepts it. */
export const IS_LONG = sql.raw(
  `reservations.status in ('confirmed', 'staying', 'completed') and reservations.nights > ${USUAL_NIGHTS}`,
);

export const BY_LENGTH = sql`indexed by reservations_long`;

/**
 * Keys of the stays, sold ones among them, that have the night of a day: those of usual length
 * arrived shortly before, the few longer ones have an index of their own. By their arrival alone it
 * would be every stay since the first.
 */
export const presentOn = (day: Day) => sql`(
  select ${reservations.rowId} from ${reservations}
  where ${reservations.checkIn} between ${addDays(day, -USUAL_NIGHTS)} and ${day}
    and ${reservations.checkOut} > ${day}
  union all
  select ${reservations.rowId} from ${reservations} ${BY_LENGTH}
  where ${reservations.checkIn} >= ${addDays(day, -MAX_STAY_NIGHTS)}
    and ${reservations.checkIn} < ${addDays(day, -USUAL_NIGHTS)}
    and ${reservations.checkOut} > ${day} and ${IS_LONG}
)`;
