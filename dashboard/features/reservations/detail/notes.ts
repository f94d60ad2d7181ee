import { draftName } from '#dashboard/app/form-draft.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';

/** What the notes form edits. */
export type Notes = { note: string; agencyNote: string };

/** The name under which a draft of the notes is stored. */
export const notesDraft = (id: string) => draftName('reservation-notes', id);

export function notesOf({ customer, agencyNote }: ReservationDetail): Notes {
  return { note: customer.note, agencyNote: agencyNote ?? '' };
}
