import { z } from 'zod';
import { pageOf, pagingShape } from '../paging.ts';
import { queryNumber } from '../wire.ts';

/** GET /v1/admin/comment?skip&take=10 */
export const CommentListQuery = z.object({
  ...pagingShape(10),
  /** `0`: waiting for approval or hidden, `1`: published. */
  active: z.enum(['0', '1', 'true', 'false']).optional(),
  villa_id: queryNumber(1, 999_999_999).optional(),
  /** Part of the author, the text or the villa's name. */
  q: z.string().max(100).optional(),
  order: z.enum(['created', '-created', 'rating', '-rating']).default('-created'),
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
