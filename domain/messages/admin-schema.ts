import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { orderOf, queryFlag, queryText } from '#domain/wire/list-query.ts';
import { OUTBOX_STATUSES } from '#domain/mail/outbox-statuses.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { paragraph } from '#domain/wire/fields.ts';
import { PublishedQuestion, PublishWithReply } from './questions.ts';

/** GET /v1/admin/contact/messages?skip&take=10, the newest first. */
export const MessageListQuery = z.object({
  ...pagingShape(10),
  /** Searches the name, the e-mail address, the subject and the message. */
  q: queryText.optional(),
  /** `1`: only unread ones, `0`: only read ones. */
  unread: queryFlag.optional(),
  answered: queryFlag.optional(),
  order: orderOf(['created', 'name']).default('-created'),
});
export type MessageListQuery = z.infer<typeof MessageListQuery>;

export const MessageListItem = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Of a mail: nobody vouches for its sender, whose address may be somebody else's. */
  unproven: z.boolean(),
  phone: z.string().nullable(),
  subject: z.string(),
  /** The first 160 characters. */
  excerpt: z.string(),
  /** ISO instants. */
  createdAt: z.string(),
  readAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type MessageListItem = z.infer<typeof MessageListItem>;
export const MessageList = pageOf(MessageListItem);

/**
 * An answer by mail: who wrote it, and the state of the mail (null once it has been deleted from
 * the outbox).
 */
const MessageReply = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string().nullable(),
  createdAt: z.string(),
  mail: z.enum(OUTBOX_STATUSES).nullable(),
});
export type MessageReply = z.infer<typeof MessageReply>;

/**
 * GET /v1/admin/contact/messages/{id}; reading it marks it as read. Replies are ordered oldest
 * first.
 */
export const Message = MessageListItem.omit({ excerpt: true }).extend({
  message: z.string(),
  /** In which its sender is answered; null is Turkish. */
  language: LanguageSchema.nullable(),
  replies: z.array(MessageReply),
  /** The villa on whose page it was asked. */
  villa: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The part of it that is, or was, published on the villa's page. */
  question: PublishedQuestion.nullable(),
});
export type Message = z.infer<typeof Message>;

/** PATCH /v1/admin/contact/messages/{id}; answers the Message. */
export const UpdateMessageInput = z
  .strictObject({ answered: z.boolean().optional(), read: z.boolean().optional() })
  .refine(
    ({ answered, read }) => answered !== undefined || read !== undefined,
    'Değiştirilecek bir alan gönderin.',
  );
export type UpdateMessageInput = z.infer<typeof UpdateMessageInput>;

/**
 * POST /v1/admin/contact/messages/{id}/reply (+ Idempotency-Key): mails the sender; the message
 * then counts as answered. Greeting and signature come from the template. Answers the Message, 201.
 */
export const ReplyInput = z.strictObject({
  text: paragraph(5000).min(1, 'Yanıtınızı yazın.'),
  /** For a question about a villa only; 422 NOT_A_QUESTION otherwise. */
  publish: PublishWithReply.optional(),
});
export type ReplyInput = z.infer<typeof ReplyInput>;
