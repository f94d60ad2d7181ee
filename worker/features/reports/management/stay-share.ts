import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { reservations } from '#drizzle/schema/reservations.ts';

/** The first day of a period and the day after its last, as columns or values. */
type Piece = { from: SQLWrapper | string; next: SQLWrapper | string };

const days = (later: SQL, earlier: SQL) =>
  sql`cast(julianday(${later}) - julianday(${earlier}) as integer)`;

/** Nights of a stay before a day: from 0 to all of them. */
const nightsBefore = (day: SQLWrapper | string) =>
  days(
    sql`min(max(${day}, ${reservations.checkIn}), ${reservations.checkOut})`,
    sql`${reservations.checkIn}`,
  );

/** Most stays lie within one period, and skip the date arithmetic. */
const liesWithin = ({ from, next }: Piece) =>
  sql`${reservations.checkIn} >= ${from} and ${reservations.checkOut} <= ${next}`;

/** Nights of a whole stay. */
export const stayNights = days(sql`${reservations.checkOut}`, sql`${reservations.checkIn}`);

/** Nights of a stay that lie within [from, next). */
export const nightsWithin = (piece: Piece) =>
  sql<number>`case when ${liesWithin(piece)} then ${stayNights}
    else ${nightsBefore(piece.next)} - ${nightsBefore(piece.from)} end`;

/**
 * The part of a stay's total for its nights within [from, next), in kuruş. Integers only, and the
 * parts of adjacent periods always add up to the total.
 */
export const shareWithin = (piece: Piece) =>
  sql<number>`case when ${liesWithin(piece)} then ${reservations.total}
    else ${totalBefore(piece.next)} - ${totalBefore(piece.from)} end`;

/** The part of a stay's total for its nights before a day. */
const totalBefore = (day: SQLWrapper | string) =>
  sql`${reservations.total} * ${nightsBefore(day)} / ${stayNights}`;
