import { and, eq, sql } from 'drizzle-orm';
import { exchangeRates } from '#drizzle/schema/payments.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The row of every currency on the newest day of the central bank's bulletins. */
export function selectLastBulletin(db: Database) {
  const newest = sql`(select max(day) from exchange_rates where source = 'tcmb')`;
  return db.read
    .select()
    .from(exchangeRates)
    .where(and(eq(exchangeRates.source, 'tcmb'), eq(exchangeRates.day, newest)));
}
