import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Scores } from '#domain/comments/categories.ts';
import { REPLY_FROM } from '#domain/comments/reply.ts';
import { MESSAGE_CHANNELS } from '#domain/messages/channels.ts';
import { eventId, flag, language, searchable, serialId, writtenLanguage } from './columns.ts';
import { guestRecords } from './guest-records.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';
import type { GuestId, ReservationId, VillaId } from '#domain/values/ids.ts';

export const comments = sqliteTable(
  'comments',
  {
    ...serialId,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .references(() => reservations.id),
    author: text('author').notNull(),
    email: text('email'),
    rating: integer('rating').notNull(),
    /** 1 to 5 by category; unrated categories are missing. */
    scores: text('scores', { mode: 'json' }).$type<Scores>().notNull().default({}),
    text: text('text').notNull(),
    /** That it is written in; null is Turkish. */
    ...writtenLanguage,
    /** Folded author and text, for the search of the list. */
    searchText: text('search_text').notNull().default(''),
    stayedOn: text('stayed_on'),
    /** Published after a clerk's approval. */
    active: flag('active'),
    deletedAt: text('deleted_at'),
    /** The answer of the house; empty for none. An owner's answer waits for approval. */
    reply: text('reply').notNull().default(''),
    replyFrom: text('reply_from', { enum: REPLY_FROM }),
    replyBy: integer('reply_by').references(() => users.id),
    replyAt: text('reply_at'),
    replyActive: flag('reply_active'),
  },
  (t) => [
    index('comments_villa').on(t.villaId, t.active, t.createdAt),
    index('comments_created').on(t.createdAt),
    // One review a stay.
    uniqueIndex('comments_stay')
      .on(t.reservationId)
      .where(sql`deleted_at is null`),
  ],
);

/**
 * Pictures of a review, not public until a clerk approves them: what is then shown is a copy of it,
 * under `key`.
 */
export const commentPhotos = sqliteTable(
  'comment_photos',
  {
    ...eventId,
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id),
    /** Below `reviews/` in the file store; never public. */
    file: text('file').notNull(),
    /** Of the public copy; null until it is approved. */
    key: text('key'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    color: text('color').notNull().default(''),
  },
  (t) => [index('comment_photos_comment').on(t.commentId)],
);

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    ...eventId,
    ...searchable,
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** WhatsApp's id of the sender for this business, who may not show a number. */
    whatsappUser: text('whatsapp_user'),
    guestId: text('guest_id')
      .$type<GuestId>()
      .references(() => guestRecords.id),
    ...language,
    subject: text('subject').notNull().default(''),
    message: text('message').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull().default('form'),
    /** The message's id in its channel, so that it is stored once; null for the contact form. */
    externalKey: text('external_key'),
    /** The villa it asks about on its page. */
    villaId: integer('villa_id')
      .$type<VillaId>()
      .references(() => villas.id),
    /** The stay it is about, where known. */
    reservationId: text('reservation_id')
      .$type<ReservationId>()
      .references(() => reservations.id),
    /** The quoted history below its own text. */
    quoted: text('quoted').notNull().default(''),
    /** Sent by a machine (out of office and the like): it needs no answer. */
    automatic: flag('automatic'),
    /** Of a mail: nobody vouched for its sender, so that it may be somebody else's address. */
    unproven: flag('unproven'),
    /** The network that handed a mail over; empty for every other channel. */
    network: text('network').notNull().default(''),
    readAt: text('read_at'),
    answeredAt: text('answered_at'),
  },
  (t) => [
    index('contact_messages_created').on(t.createdAt),
    uniqueIndex('contact_messages_external').on(t.externalKey),
    index('contact_messages_reservation').on(t.reservationId, t.createdAt),
    index('contact_messages_unread').on(t.readAt),
    index('contact_messages_guest').on(t.guestId, t.createdAt),
    index('contact_messages_unproven')
      .on(t.email)
      .where(sql`unproven = 1`),
    index('contact_messages_unanswered')
      .on(t.guestId)
      .where(sql`answered_at IS NULL`),
  ],
);

/** An attachment. `key` is below `messages/` in the file store, never public; null: not stored. */
export const messageFiles = sqliteTable(
  'message_files',
  {
    ...eventId,
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessages.id),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    key: text('key'),
  },
  (t) => [index('message_files_message').on(t.messageId), index('message_files_key').on(t.key)],
);

/** A clerk's answer to a message; the mail itself is in the outbox under `mailId`. */
export const contactReplies = sqliteTable(
  'contact_replies',
  {
    ...eventId,
    messageId: text('message_id')
      .notNull()
      .references(() => contactMessages.id),
    text: text('text').notNull(),
    mailId: text('mail_id').notNull(),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    index('contact_replies_message').on(t.messageId, t.createdAt),
    index('contact_replies_mail').on(t.mailId),
  ],
);

/** A visitor's question and its answer as published on a villa's page, without names. */
export const villaQuestions = sqliteTable(
  'villa_questions',
  {
    ...eventId,
    villaId: integer('villa_id')
      .$type<VillaId>()
      .notNull()
      .references(() => villas.id),
    /** The message that asked it; null for a question that the agency wrote itself. */
    messageId: text('message_id').references(() => contactMessages.id),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** That both are written in; null is Turkish. */
    ...writtenLanguage,
    active: flag('active'),
  },
  (t) => [
    index('villa_questions_villa').on(t.villaId, t.active, t.createdAt),
    uniqueIndex('villa_questions_message').on(t.messageId),
  ],
);

/** Newsletter addresses with the proof of consent that İYS requires. */
export const subscribers = sqliteTable(
  'subscribers',
  {
    ...serialId,
    email: text('email').notNull(),
    ...language,
    confirmedAt: text('confirmed_at'),
    leftAt: text('left_at'),
    /** When, from where and to which text they consented last. */
    consentAt: text('consent_at'),
    consentIp: text('consent_ip'),
    consentText: text('consent_text'),
    /**
     * The secret from which the links of this subscription are made; a new secret invalidates them.
     */
    linkId: text('link_id'),
    tokenHash: text('token_hash'),
    /** What İYS was told of the address, and when a file with it was uploaded there. */
    iysState: text('iys_state'),
    iysSentAt: text('iys_sent_at'),
  },
  (t) => [uniqueIndex('subscribers_email').on(t.email), index('subscribers_token').on(t.tokenHash)],
);
