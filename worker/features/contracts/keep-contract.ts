import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { reservationContracts } from '#drizzle/schema/reservations.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/** Stores the contract that a guest agrees to, in the batch that creates the reservation. */
export function keepContract(
  now: Date,
  reservationId: string,
  { guestDocument, termsVersion }: { guestDocument: GuestDocument; termsVersion: string },
): Step {
  const acceptedAt = now.toISOString();
  return step(
    build
      .insert(reservationContracts)
      .values({ id: newId(now), reservationId, termsVersion, acceptedAt, paper: guestDocument }),
  );
}
