import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/**
 * Aborts the batch with `STALE_VERSION` (409) unless the ledger of the stay has as many entries as
 * were read; none is ever changed or deleted. `message`: what to do then.
 */
export const unchangedLedger = (reservationId: string, entries: number, message?: string): Step =>
  guard(
    'ledger.unchanged',
    sql`(select count(*) from transactions where reservation_id = ${reservationId}) = ${entries}`,
    () => conflict('STALE_VERSION', message),
  );
