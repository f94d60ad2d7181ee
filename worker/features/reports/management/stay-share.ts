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

/** Nights of a stay that lie within [from, next). */
export const nightsWithin = ({ from, next }: Piece) =>
  sql<number>`(${nightsBefore(next)} - ${nightsBefore(from)})`;

/**
 * The part of a stay's total that falls on its nights within [from, next), in kuruş. Whole numbers
 * throughout, and the parts of neighbouring pieces always add up to the total.
 */
export function shareWithin({ from, next }: Piece): SQL<number> {
  const nights = days(sql`${reservations.checkOut}`, sql`${reservations.checkIn}`);
  const upTo = (day: SQLWrapper | string) =>
    sql`${reservations.total} * ${nightsBefore(day)} / ${nights}`;
  return sql<number>`(${upTo(next)} - ${upTo(from)})`;
}
