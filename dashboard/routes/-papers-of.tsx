import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { PapersSection } from '../features/papers/papers-section.tsx';

/** The papers of a reservation, for its drawer wherever it opens. */
export const papersOf = ({ id, reservation_id: code, status }: ReservationDetail) => (
  <PapersSection key={`papers:${id}`} reservation={{ id, code, status }} />
);
