import { sql } from 'drizzle-orm';
import { WHATSAPP_STATES } from '#domain/whatsapp/states.ts';
import { OUTBOX_STATUSES } from '#domain/mail/outbox-statuses.ts';
import type { MailText } from '#domain/mail/template-rule.ts';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { eventId, flag, language, serialId, version } from './columns.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { ReservationId } from '#domain/values/ids.ts';

/** What an agency has changed about mails; those of which nothing was changed have no row. */
export const mailTemplates = sqliteTable(
  'mail_templates',
  {
    ...serialId,
    ...version,
    key: text('key').notNull().unique(),
    /** Its own text; null where the shipped one is sent (domain/mail/mails). */
    subject: text('subject'),
    body: text('body'),
    /** Label of the button below the text, for mails that lead to a page. */
    action: text('action'),
    /** The shipped text when the own one was written. */
    basedOn: text('based_on', { mode: 'json' }).$type<MailText>(),
    /**
     * The approved WhatsApp template by which a reminder is sent first; empty: by mail only. Its names in
     * other languages are translations of it.
     */
    whatsappTemplate: text('whatsapp_template').notNull().default(''),
    /** Read by the version before 0026 alone. */
    whatsappTemplates: text('whatsapp_templates', { mode: 'json' })
      .$type<Partial<Record<Language, string>>>()
      .notNull()
      .default({}),
    active: flag('active', true),
  },
  () => [
    check(
      'mail_templates_whole',
      sql`(subject is null) = (body is null) and (subject is null) = (based_on is null)`,
    ),
  ],
);

/** Outgoing mails, written in the same batch as the event that causes them. */
export const outbox = sqliteTable(
  'outbox',
  {
    ...eventId,
    template: text('template').notNull(),
    /** One mail an event: the unique key prevents a second row. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    /** Of a mail to an address; one about a stay is in the language of its guest. */
    ...language,
    variables: text('variables', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    reservationId: text('reservation_id').$type<ReservationId>(),
    /** `by_hand`: to a guest without an e-mail address (rules/guests-without-address.sql). */
    status: text('status', { enum: OUTBOX_STATUSES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: text('leased_until'),
    nextAttemptAt: text('next_attempt_at'),
    lastError: text('last_error'),
    sentAt: text('sent_at'),
    /**
     * Of a reminder that was sent by WhatsApp: its id there and its delivery state; null: never
     * sent there.
     */
    whatsappId: text('whatsapp_id'),
    whatsappState: text('whatsapp_state', { enum: WHATSAPP_STATES }),
  },
  (t) => [
    index('outbox_due').on(t.status, t.nextAttemptAt),
    index('outbox_reservation').on(t.reservationId),
    index('outbox_recipient').on(t.recipient),
    index('outbox_whatsapp')
      .on(t.whatsappId)
      .where(sql`whatsapp_id is not null`),
  ],
);
