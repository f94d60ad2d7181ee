import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';

/** Stores the contract that a guest agrees to, in the batch that creates the reservation. */
export function keepContract(
  write: Write,
  reservationId: string,
  { guestDocument, termsVersion }: { guestDocument: GuestDocument; termsVersion: string },
): Step {
  return write.insert(reservationContracts, {
    id: write.newId(),
    reservationId,
    termsVersion,
    acceptedAt: write.at,
    paper: guestDocument,
  });
}
