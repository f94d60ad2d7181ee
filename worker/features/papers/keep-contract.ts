import type { Paper } from '#domain/papers/paper.ts';
import { reservationContracts } from '#drizzle/schema/reservations.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { build } from '../../platform/statements.ts';
import { type Step, step } from '../../platform/write-batch.ts';

/** Keeps what a guest agrees to, in the batch that makes the reservation. */
export function keepContract(
  db: Database,
  now: Date,
  reservationId: string,
  { paper, termsVersion }: { paper: Paper; termsVersion: string },
): Step {
  const acceptedAt = now.toISOString();
  return step(
    build
      .insert(reservationContracts)
      .values({ id: newId(now), reservationId, termsVersion, acceptedAt, paper }),
  );
}
