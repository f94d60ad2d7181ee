import { z } from 'zod';
import { orderOf, queryFlag, queryId, queryText } from '../wire/list-query.ts';
import { pageOf, pagingShape } from '../wire/paging.ts';

/** GET /v1/admin/comment?skip&take=10 */
export const CommentListQuery = z.object({
  ...pagingShape(10),
  /** `0`: waiting for approval or hidden, `1`: published. */
  active: queryFlag.optional(),
  villa_id: queryId.optional(),
  /** Part of the author, the text or the villa's name. */
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
  text: z.string(),
  /** Day of the stay, where it is known. */
  stayedOn: z.string().nullable(),
  /** Code of the stay that the author's address belongs to, null when we know of none. */
  reservation_id: z.string().nullable(),
  active: z.boolean(),
  createdAt: z.string(),
});
export type AdminComment = z.infer<typeof AdminComment>;
export const CommentList = pageOf(AdminComment);

/** PUT /v1/admin/villas/commentactivity/{id}; answers the AdminComment. */
export const CommentActivityInput = z.strictObject({ active: z.boolean() });
export type CommentActivityInput = z.infer<typeof CommentActivityInput>;
