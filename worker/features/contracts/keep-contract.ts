import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import type { Language } from '#domain/languages/languages.ts';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';

/** `translation`: the same with another language beside it, as the guest read it; null for none. */
type Agreed = {
  guestDocument: GuestDocument;
  translation: GuestDocument | null;
  termsVersion: string;
  language: Language;
};

/** Stores the contract that a guest agrees to, in the batch that creates the reservation. */
export function keepContract(
  write: Write,
  reservationId: string,
  { guestDocument, translation, termsVersion, language }: Agreed,
): Step {
  return write.insert(reservationContracts, {
    id: write.newId(),
    reservationId,
    termsVersion,
    acceptedAt: write.at,
    paper: guestDocument,
    language,
    translation,
  });
}
