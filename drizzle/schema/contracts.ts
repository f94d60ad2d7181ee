import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ReservationId } from '#domain/values/ids.ts';
import { eventId, language } from './columns.ts';
import { reservations } from './reservations.ts';

/**
 * The contract that a guest agreed to with a request, word for word (a `GuestDocument` of
 * domain/guest-documents): later changes of the stay, the terms or our wording do not change it. It
 * contains no names.
 */
export const reservationContracts = sqliteTable('reservation_contracts', {
  ...eventId,
  reservationId: text('reservation_id')
    .$type<ReservationId>()
    .notNull()
    .unique()
    .references(() => reservations.id),
  termsVersion: text('terms_version').notNull(),
  acceptedAt: text('accepted_at').notNull(),
  paper: text('paper', { mode: 'json' }).$type<unknown>().notNull(),
  /** The language that stood beside the Turkish text, and how it read; null for none. */
  ...language,
  translation: text('translation', { mode: 'json' }).$type<unknown>(),
});
