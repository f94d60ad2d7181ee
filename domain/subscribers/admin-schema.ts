import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { orderOf, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';

/** GET /v1/admin/subscribers?skip&take=50 */
export const SubscriberListQuery = z.object({
  ...pagingShape(50),
  /** Part of the address. */
  q: queryText.optional(),
  /** Default: all that have not left. */
  state: z.enum(['confirmed', 'pending', 'left']).optional(),
  language: LanguageSchema.optional(),
  order: orderOf(['created', 'email']).default('-created'),
});
export type SubscriberListQuery = z.infer<typeof SubscriberListQuery>;

export const Subscriber = z.object({
  id: z.int(),
  email: z.string(),
  /** In which they are written to. */
  language: LanguageSchema,
  state: z.enum(['confirmed', 'pending', 'left']),
  /** ISO instants. */
  createdAt: z.string(),
  consentAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
  /** IP address that the consent came from. */
  consentIp: z.string().nullable(),
  /** The text agreed to, with its version. */
  consentText: z.string().nullable(),
});
export type Subscriber = z.infer<typeof Subscriber>;
export const SubscriberList = pageOf(Subscriber);

/**
 * DELETE /v1/admin/subscribers/{id} removes the address from the list. The evidence of its consent
 * is kept (`state=left`), as law 6563 on commercial messages requires. Answers `{ deleted: true }`.
 */
