import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { GUEST_NOTE_KINDS } from '#domain/guest-records/note-kinds.ts';
import { WHATSAPP_STATES } from '#domain/whatsapp/states.ts';
import { eventId, language, timestamps, version } from './columns.ts';
import { users } from './users.ts';
import type { GuestId, ReservationId } from '#domain/values/ids.ts';

/**
 * A person whom the agency knows: one row each, created by the first stay, offer or message and
 * found by a phone or address of `guest_contacts`. Triggers maintain both
 * (rules/guests-are-known.sql).
 */
export const guestRecords = sqliteTable(
  'guest_records',
  {
    /**
     * Key of the person in the full-text index of names (rules/guest-search.sql); VACUUM does not
     * change it.
     */
    rowId: integer('row_id').primaryKey(),
    id: text('id').$type<GuestId>().notNull().unique(),
    ...timestamps,
    ...version,
    name: text('name').notNull(),
    ...language,
    /** The folded name. */
    searchText: text('search_text').notNull().default(''),
    /** Who corrected the name; null while it follows from the guest's own input. */
    namedBy: integer('named_by').references(() => users.id),
    /** Their latest request, offer or message. */
    lastSeenAt: text('last_seen_at').notNull(),
    /** "Bir daha kabul etme": since when, why and by whom. */
    refusedAt: text('refused_at'),
    refusedReason: text('refused_reason'),
    refusedBy: integer('refused_by').references(() => users.id),
    /**
     * The record that this one was merged into (`guest_merges`); a merged record has no data of its
     * own.
     */
    mergedInto: text('merged_into'),
  },
  (t) => [
    index('guest_records_seen').on(t.mergedInto, t.lastSeenAt),
    index('guest_records_name').on(t.mergedInto, t.searchText),
    // For what the trigram indexes find; narrow, because a common name is read from all over it.
    index('guest_records_found').on(t.rowId, t.mergedInto, t.lastSeenAt),
    index('guest_records_refused')
      .on(t.lastSeenAt)
      .where(sql`refused_at IS NOT NULL`),
  ],
);

/**
 * `+905…`, an address in lower case, or `wa:` and WhatsApp's id of a user; it belongs to one person
 * (domain/guest-records/contacts.ts).
 */
export const guestContacts = sqliteTable(
  'guest_contacts',
  {
    /** Key of the contact in the index of contacts (rules/guest-search.sql). */
    rowId: integer('row_id').primaryKey(),
    value: text('value').notNull().unique(),
    guestId: text('guest_id')
      .$type<GuestId>()
      .notNull()
      .references(() => guestRecords.id),
  },
  (t) => [index('guest_contacts_guest').on(t.guestId)],
);

export const guestTags = sqliteTable(
  'guest_tags',
  {
    guestId: text('guest_id')
      .$type<GuestId>()
      .notNull()
      .references(() => guestRecords.id),
    tag: text('tag').notNull(),
  },
  (t) => [primaryKey({ columns: [t.guestId, t.tag] }), index('guest_tags_tag').on(t.tag)],
);

/** A clerk's note about a guest, a call with them, or a message to them. */
export const guestNotes = sqliteTable(
  'guest_notes',
  {
    ...eventId,
    guestId: text('guest_id')
      .$type<GuestId>()
      .notNull()
      .references(() => guestRecords.id),
    kind: text('kind', { enum: GUEST_NOTE_KINDS }).notNull(),
    text: text('text').notNull(),
    /** The outgoing mail; only of the kind `mail`. */
    mailId: text('mail_id'),
    /** The stay of the message that it answers; it is then shown on that stay's page. */
    reservationId: text('reservation_id').$type<ReservationId>(),
    /** Only of the kind `whatsapp`: its id there, its delivery state, and why it failed. */
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

/** Two records that a clerk merged into one. */
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

/**
 * What a merge moved, so that it can be undone: a row for each contact, tag, note, stay, offer,
 * message.
 */
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
