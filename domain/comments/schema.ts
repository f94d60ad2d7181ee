import { z } from 'zod';
import { personName } from '../wire/person-name.ts';
import { DaySchema, EmailSchema, paragraph, queryNumber } from '../wire/fields.ts';

/** A guest's published comment. */
const PublicComment = z.object({
  id: z.int(),
  author: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  /** Day of the stay, where it is known. */
  stayedOn: z.string().nullable(),
});
type PublicComment = z.infer<typeof PublicComment>;

/** GET /v1/website/comments: with the villa it is about. */
export const VillaComment = PublicComment.extend({
  villa: z.object({ slug: z.string(), name: z.string() }),
});
export type VillaComment = z.infer<typeof VillaComment>;

const commentShape = {
  /** As it is published. */
  author: personName(2, 60),
  /** Never published. */
  email: EmailSchema,
  text: paragraph(2000).min(10, 'Yorumunuz en az 10 karakter olmalı.'),
  /** A trap for robots: a field that no person sees. Whatever is in it, the comment is dropped. */
  homepage: z.string().max(300).optional(),
};

/**
 * POST /v1/villa/{slug}/comment as JSON (201). It is published after a clerk's approval.
 * Errors: VALIDATION (400), NOT_FOUND (404), TOO_MANY_REQUESTS (429).
 */
export const CommentInput = z.strictObject({
  ...commentShape,
  /** 1 to 5. */
  rating: z.int().min(1, 'En az 1 verin.').max(5, 'En çok 5 verebilirsiniz.'),
  /** A day of the stay, not in the future. */
  stayedOn: DaySchema.optional(),
});
export type CommentInput = z.infer<typeof CommentInput>;

/**
 * The same call as a form, whose fields are texts. One that a browser sends by itself is sent back
 * with 303 to `/villa/<slug>?yorum=alindi#yorumlar`, or to `/villa/<slug>?yorum=<CODE>#yorumlar`.
 */
export const CommentForm = z.strictObject({
  ...commentShape,
  rating: queryNumber(1, 5),
  stayedOn: z.union([z.literal('').transform(() => undefined), DaySchema]).optional(),
});

/** What the author of a comment is told. */
export const CommentReceived = z.object({ received: z.literal(true) });
export type CommentReceived = z.infer<typeof CommentReceived>;
