import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { reservations } from '#drizzle/schema/reservations.ts';

/** The first and the last day of a piece of time, as columns or values. */
type Piece = { from: SQLWrapper | string; next: SQLWrapper | string };

const days = (later: SQL, earlier: SQL) =>
  sql`cast(julianday(${later}) - julianday(${earlier}) as integer)`;

/** Nights of a stay before a day: 0 to all of them. */
const nightsBefore = (day: SQLWrapper | string) =>
  days(
    sql`min(max(${day}, ${reservations.checkIn}), ${reservations.checkOut})`,
    sql`${reservations.checkIn}`,
  );

/** Most stays lie in one piece, and those are spared the arithmetic of days. */
const liesWithin = ({ from, next }: Piece) =>
  sql`${reservations.checkIn} >= ${from} and ${reservations.checkOut} <= ${next}`;

/** Nights of a whole stay. */
export const stayNights = days(sql`${reservations.checkOut}`, sql`${reservations.checkIn}`);

/** Nights of a stay that lie within [from, next). */
export const nightsWithin = (piece: Piece) =>
  sql<number>`case when ${liesWithin(piece)} then ${stayNights}
    else ${nightsBefore(piece.next)} - ${nightsBefore(piece.from)} end`;

/**
 * The part of a stay's total that falls on its nights within [from, next), in kuruş. Whole numbers
 * throughout, and the parts of neighbouring pieces always add up to the total.
 */
export const shareWithin = (piece: Piece) =>
  sql<number>`case when ${liesWithin(piece)} then ${reservations.total}
    else ${totalBefore(piece.next)} - ${totalBefore(piece.from)} end`;

/** The part of a stay's total that falls on its nights before a day. */
const totalBefore = (day: SQLWrapper | string) =>
  sql`${reservations.total} * ${nightsBefore(day)} / ${stayNights}`;
