import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { DocumentsSection } from '#dashboard/features/guest-documents/documents-section.tsx';

/** The documents of a reservation, for its drawer wherever it opens. */
export const documentsOf = ({ id, reservation_id: code, status }: ReservationDetail) => (
  <DocumentsSection key={`papers:${id}`} reservation={{ id, code, status }} />
);
