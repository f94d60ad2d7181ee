import * as z from 'zod';
import { LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { MESSAGE_CHANNELS } from '#domain/messages/channels.ts';
import { fold } from '#domain/values/fold.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { DaySchema, KurusSchema, line, paragraph, VersionInput } from '#domain/wire/fields.ts';
import { orderOf, queryFlag, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { anyName } from '#domain/wire/person-name.ts';
import { MAX_MESSAGE } from '#domain/messages/limits.ts';

/**
 * GET /v1/admin/guest-records: one row a person. `waiting`: who wrote, or wished something on the
 * page of the stay, and has no answer.
 */
export const GuestRecordQuery = z.object({
  ...pagingShape(20),
  /** Part of the name, of an address, or of a phone number in any format. */
  q: queryText.optional(),
  tag: z.string().trim().max(40).optional(),
  refused: queryFlag.optional(),
  waiting: queryFlag.optional(),
  /** Conversations assigned to the caller. */
  mine: queryFlag.optional(),
  /**
   * The inbox: only those with whom something was said, by form, mail, WhatsApp or telephone, or who
   * wished something; in the default order those who wait first.
   */
  inbox: queryFlag.optional(),
  order: orderOf(['seen', 'name']).default('-seen'),
});
export type GuestRecordQuery = z.infer<typeof GuestRecordQuery>;

export const GuestRecordItem = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty where none is known. */
  phone: z.string(),
  email: z.string(),
  tags: z.array(z.string()),
  refused: z.boolean(),
  /** Number of requests, and how many became stays. */
  requests: z.int(),
  stays: z.int(),
  /** Messages and wishes that nobody has answered. */
  waiting: z.int(),
  /** The beginning of what was said last, or empty. */
  excerpt: z.string(),
  /** Nobody vouches for the sender of their latest message. */
  unproven: z.boolean(),
  /** ISO instant of their latest request, offer or message. */
  seen_at: z.string(),
});
export type GuestRecordItem = z.infer<typeof GuestRecordItem>;

/** With every tag in use, for the filter. */
export const GuestRecordPage = pageOf(GuestRecordItem).extend({ tags: z.array(z.string()) });
export type GuestRecordPage = z.infer<typeof GuestRecordPage>;

/** A stay of a guest; what they still owe the agency and on arrival. Kuruş. */
const GuestStay = z.object({
  id: z.string(),
  reservation_id: z.string(),
  villa_name: z.string(),
  checkin: DaySchema,
  checkout: DaySchema,
  status: StatusSchema,
  total: KurusSchema,
  paid: KurusSchema,
  owed: KurusSchema,
  at_door: KurusSchema,
  note: z.string(),
});
export type GuestStay = z.infer<typeof GuestStay>;

/** "Bir daha kabul etme". */
const Refusal = z.object({
  reason: z.string(),
  at: z.string(),
  by: z.string().nullable(),
});

const GuestDouble = z.object({
  id: z.string(),
  name: z.string(),
  /** Their phone, or their address. */
  contact: z.string(),
  /** `contact`: both have a phone or an address in common; `name`: the same name. */
  why: z.enum(['contact', 'name']),
});

const Consent = z.object({
  label: z.string(),
  given: z.boolean(),
  at: z.string().nullable(),
  /** The reservation's code, or null for the newsletter. */
  of: z.string().nullable(),
});

/** GET /v1/admin/guest-records/{id} */
export const GuestRecord = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  /** Known to WhatsApp by an id, so that they can be answered there without a number. */
  whatsapp: z.boolean(),
  /** The language that they used last; null: Turkish. */
  language: LanguageSchema.nullable(),
  tags: z.array(z.string()),
  refused: Refusal.nullable(),
  created_at: z.string(),
  seen_at: z.string(),
  stays: z.array(GuestStay),
  /** Sums over the stays. */
  money: z.object({ paid: KurusSchema, owed: KurusSchema, at_door: KurusSchema }),
  consents: z.array(Consent),
  /** Who may be the same person. */
  doubles: z.array(GuestDouble),
  /** Merges that can be undone, the latest first. */
  merges: z.array(z.object({ id: z.string(), name: z.string(), at: z.string() })),
});
export type GuestRecord = z.infer<typeof GuestRecord>;

const TagInput = line(1, 40);

/** PUT /v1/admin/guest-records/{id}; fields left out are unchanged. */
export const UpdateGuestRecordInput = z.strictObject({
  version: VersionInput,
  name: anyName(1, 120).optional(),
  /** Also of their stays that are not over. */
  language: LanguageSchema.optional(),
  /** The same tag in another spelling counts once. */
  tags: z
    .array(TagInput)
    .max(20, 'En çok 20 etiket olabilir.')
    .transform((tags) => [...new Map(tags.map((tag) => [fold(tag), tag])).values()])
    .optional(),
  /** Null: accepted again. */
  refused: z
    .strictObject({ reason: paragraph(500).min(3, 'Gerekçeyi yazın (en az 3 karakter).') })
    .nullable()
    .optional(),
});
export type UpdateGuestRecordInput = z.infer<typeof UpdateGuestRecordInput>;

/** POST /v1/admin/guest-records/{id}/notes (+ Idempotency-Key). */
export const GuestNoteInput = z.strictObject({
  kind: z.enum(['note', 'call']),
  text: paragraph(4000).min(1, 'Notunuzu yazın.'),
});
export type GuestNoteInput = z.infer<typeof GuestNoteInput>;

/** What the clerk wrote, where the text is its translation: kept as a note beside it. */
const Turkish = paragraph(4000).optional();

/**
 * POST /v1/admin/guest-records/{id}/mail (+ Idempotency-Key): sends a mail to the guest's address;
 * answers the queued mail.
 */
export const GuestMailInput = z.strictObject({
  subject: line(0, 150).default(''),
  text: paragraph(5000).min(1, 'Mesajınızı yazın.'),
  turkish: Turkish,
});
export type GuestMailInput = z.infer<typeof GuestMailInput>;

/**
 * POST /v1/admin/guest-records/{id}/whatsapp (+ Idempotency-Key): sends a message from the agency's
 * number.
 */
export const GuestWhatsappInput = z.strictObject({
  text: paragraph(1000).min(1, 'Mesajınızı yazın.'),
  turkish: Turkish,
});
export type GuestWhatsappInput = z.infer<typeof GuestWhatsappInput>;

/** POST /v1/admin/guest-records/{id}/translate: a message of theirs, or an answer to it. */
export const TranslateMessageInput = z.strictObject({
  text: paragraph(MAX_MESSAGE).min(1, 'Çevrilecek metni yazın.'),
  to: z.enum(LANGUAGE_CODES, 'Dil seçin.'),
});
export type TranslateMessageInput = z.infer<typeof TranslateMessageInput>;

/** A file that came with a message, in bytes; `saveAs` null: only its name was kept. */
const MessageFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  saveAs: z.string().nullable(),
});
export type MessageFile = z.infer<typeof MessageFile>;

/**
 * An entry of the thread with a guest, oldest first. `ref` is the message, offer or reservation it
 * belongs to; `state` is that of the mail, the offer or the wish.
 */
export const ThreadItem = z.object({
  id: z.string(),
  kind: z.enum(['message', 'wish', 'reply', 'offer', 'outbox', 'note', 'call', 'mail', 'whatsapp']),
  at: z.string(),
  title: z.string(),
  text: z.string(),
  by: z.string().nullable(),
  ref: z.string().nullable(),
  state: z.string().nullable(),
  /** Of a message: how it came, the quoted text, its files, and a warning where one is needed. */
  received: z
    .object({
      channel: z.enum(MESSAGE_CHANNELS),
      quoted: z.string(),
      files: z.array(MessageFile),
      /**
       * `unproven`: nobody vouches for the sender; `stranger`: the address is not one of this guest's;
       * `automatic`: sent by a machine.
       */
      warning: z.enum(['unproven', 'stranger', 'automatic']).nullable(),
      email: z.string(),
    })
    .optional(),
});
export type ThreadItem = z.infer<typeof ThreadItem>;

/** GET /v1/admin/guest-records/{id}/thread: the latest 200 lines. */
export const GuestThread = z.object({
  items: z.array(ThreadItem),
  /**
   * Whether clerks can write by WhatsApp, and until when without a template; null where it is not
   * set up.
   */
  whatsapp: z.object({ until: z.string().nullable(), template: z.boolean() }).nullable(),
  /** Messages may go to a connected translation service. */
  translates: z.boolean(),
});
export type GuestThread = z.infer<typeof GuestThread>;

/**
 * POST /v1/admin/guest-records/{id}/merge/preview and /merge: the record `gone` becomes part of
 * {id}.
 */
export const MergePreviewInput = z.strictObject({ gone: z.string().max(100) });
export const MergeInput = z.strictObject({
  version: VersionInput,
  gone: z.string().max(100),
  goneVersion: VersionInput,
});
export type MergeInput = z.infer<typeof MergeInput>;

const MergeSide = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  contacts: z.array(z.string()),
  tags: z.array(z.string()),
  refused: z.boolean(),
  stays: z.int(),
  offers: z.int(),
  messages: z.int(),
  notes: z.int(),
});
export type MergeSide = z.infer<typeof MergeSide>;

/** Both records as they are now; the merge makes one of them. */
export const MergePreview = z.object({ kept: MergeSide, gone: MergeSide });
export type MergePreview = z.infer<typeof MergePreview>;
