import * as z from 'zod';
import { orderOf, queryFlag, queryId, queryText } from '#domain/wire/list-query.ts';
import { paragraph } from '#domain/wire/fields.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { REPLY_FROM } from './reply.ts';
import { Scores } from './scores.ts';

/** GET /v1/admin/comment?skip&take=10 */
export const CommentListQuery = z.object({
  ...pagingShape(10),
  /** `0`: waiting for approval or hidden, `1`: published. */
  active: queryFlag.optional(),
  villa_id: queryId.optional(),
  /** `none`: not answered yet; `waiting`: an owner's answer waits for approval. */
  reply: z.enum(['none', 'waiting']).optional(),
  /** Searches the author, the text and the villa's name. */
  q: queryText.optional(),
  order: orderOf(['created', 'rating']).default('-created'),
});
export type CommentListQuery = z.infer<typeof CommentListQuery>;

/** GET /v1/admin/comment/{id}, and an item of the list. */
export const AdminComment = z.object({
  id: z.int(),
  villa_id: z.int(),
  villa_name: z.string(),
  villa_slug: z.string(),
  author: z.string(),
  email: z.string().nullable(),
  /** 1 to 5. */
  rating: z.int(),
  scores: Scores,
  text: z.string(),
  /** Day of the stay, where it is known. */
  stayedOn: z.string().nullable(),
  /**
   * Code of the stay that matches the author's address, null when there is none. Owners see neither
   * address nor code.
   */
  reservation_id: z.string().nullable(),
  active: z.boolean(),
  photos: z.array(
    z.object({ id: z.string(), width: z.int(), height: z.int(), published: z.boolean() }),
  ),
  /** The answer in the name of the house; `active`: shown below the review. */
  reply: z
    .object({
      from: z.enum(REPLY_FROM),
      text: z.string(),
      at: z.string(),
      active: z.boolean(),
    })
    .nullable(),
  createdAt: z.string(),
});
export type AdminComment = z.infer<typeof AdminComment>;
export const CommentList = pageOf(AdminComment);

/** PUT /v1/admin/villas/commentactivity/{id}; answers the AdminComment. */
export const CommentActivityInput = z.strictObject({ active: z.boolean() });
export type CommentActivityInput = z.infer<typeof CommentActivityInput>;

/** PUT /v1/admin/villas/commentreply/{id}; an empty text takes the answer back. Answers the AdminComment. */
export const CommentReplyInput = z.strictObject({ text: paragraph(1500) });
export type CommentReplyInput = z.infer<typeof CommentReplyInput>;
