import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { GUEST_NOTE_KINDS } from '../../domain/guest-records/note-kinds.ts';
import { WHATSAPP_STATES } from '../../domain/whatsapp/states.ts';
import { eventId, timestamps, version } from './columns.ts';
import { users } from './users.ts';

/**
 * A person whom the agency knows: one row each, made by whatever names them first (a stay, an offer, a
 * message) and found by a phone or an address of `guest_contacts`. Triggers keep both
 * (rules/guests-are-known.sql); no writer has to think of it.
 */
export const guestRecords = sqliteTable(
  'guest_records',
  {
    /** Names the person to the index of names (rules/guest-search.sql); a VACUUM leaves it alone. */
    rowId: integer('row_id').primaryKey(),
    id: text('id').notNull().unique(),
    ...timestamps,
    ...version,
    name: text('name').notNull(),
    /** The folded name. */
    searchText: text('search_text').notNull().default(''),
    /** Who corrected the name; null while it follows from what the guest wrote. */
    namedBy: integer('named_by').references(() => users.id),
    /** Their latest stay asked for, offer or message. */
    lastSeenAt: text('last_seen_at').notNull(),
    /** "Bir daha kabul etme": since when, why and who said so. */
    refusedAt: text('refused_at'),
    refusedReason: text('refused_reason'),
    refusedBy: integer('refused_by').references(() => users.id),
    /** The record that took this one's place (`guest_merges`); it has nothing of its own then. */
    mergedInto: text('merged_into'),
  },
  (t) => [
    index('guest_records_seen').on(t.mergedInto, t.lastSeenAt),
    index('guest_records_name').on(t.mergedInto, t.searchText),
    index('guest_records_refused')
      .on(t.lastSeenAt)
      .where(sql`refused_at IS NOT NULL`),
  ],
);

/** `+905…` or an address in lower case, of one person alone. */
export const guestContacts = sqliteTable(
  'guest_contacts',
  {
    /** Names the contact to the index of contacts (rules/guest-search.sql). */
    rowId: integer('row_id').primaryKey(),
    value: text('value').notNull().unique(),
    guestId: text('guest_id')
      .notNull()
      .references(() => guestRecords.id),
  },
  (t) => [index('guest_contacts_guest').on(t.guestId)],
);

export const guestTags = sqliteTable(
  'guest_tags',
  {
    guestId: text('guest_id')
      .notNull()
      .references(() => guestRecords.id),
    tag: text('tag').notNull(),
  },
  (t) => [primaryKey({ columns: [t.guestId, t.tag] }), index('guest_tags_tag').on(t.tag)],
);

/** What a clerk wrote down of a guest or of a call with them, or wrote to them. */
export const guestNotes = sqliteTable(
  'guest_notes',
  {
    ...eventId,
    guestId: text('guest_id')
      .notNull()
      .references(() => guestRecords.id),
    kind: text('kind', { enum: GUEST_NOTE_KINDS }).notNull(),
    text: text('text').notNull(),
    /** The mail that it went out as; only of the kind `mail`. */
    mailId: text('mail_id'),
    /** The stay that the message it answers speaks of: it stands on that stay's page then. */
    reservationId: text('reservation_id'),
    /** Only of the kind `whatsapp`: its id there, what became of it, and why it did not arrive. */
    whatsappId: text('whatsapp_id'),
    whatsappState: text('whatsapp_state', { enum: WHATSAPP_STATES }),
    whatsappError: text('whatsapp_error'),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    index('guest_notes_whatsapp').on(t.whatsappId),
    index('guest_notes_mail').on(t.mailId),
    index('guest_notes_reservation').on(t.reservationId),
    index('guest_notes_guest').on(t.guestId, t.createdAt),
  ],
);

/** Two records that a clerk made one. */
export const guestMerges = sqliteTable(
  'guest_merges',
  {
    ...eventId,
    keptId: text('kept_id').notNull(),
    goneId: text('gone_id').notNull(),
    createdBy: integer('created_by').references(() => users.id),
    undoneAt: text('undone_at'),
  },
  (t) => [index('guest_merges_kept').on(t.keptId), index('guest_merges_gone').on(t.goneId)],
);

/** What went over with a merge, so that it can go back: a row a contact, tag, note, stay, offer, message. */
export const guestMergeMoves = sqliteTable(
  'guest_merge_moves',
  {
    mergeId: text('merge_id')
      .notNull()
      .references(() => guestMerges.id),
    kind: text('kind', {
      enum: ['contact', 'tag', 'note', 'reservation', 'offer', 'message', 'refusal'],
    }).notNull(),
    ref: text('ref').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mergeId, t.kind, t.ref] })],
);
