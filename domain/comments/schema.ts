import { z } from 'zod';
import { personName } from '../wire/person-name.ts';
import { parseReservationCode } from '../reservation-code.ts';
import { EmailSchema, line, paragraph, queryNumber } from '../wire/fields.ts';

/** A guest's published comment. */
const PublicComment = z.object({
  id: z.int(),
  author: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  /** Day of the stay, where it is known. */
  stayedOn: z.string().nullable(),
  /** Written with the code and the address of a stay. */
  verified: z.boolean(),
});
type PublicComment = z.infer<typeof PublicComment>;

/** GET /v1/website/comments: with the villa it is about. */
export const VillaComment = PublicComment.extend({
  villa: z.object({ slug: z.string(), name: z.string() }),
});
export type VillaComment = z.infer<typeof VillaComment>;

const commentShape = {
  /** Of the stay, as it is typed: it and the address together prove that the author was there. */
  code: line(4, 30).transform((text) => parseReservationCode(text) ?? ''),
  /** As it is published. */
  author: personName(2, 60),
  /** That of the stay; never published. */
  email: EmailSchema,
  text: paragraph(2000).min(10, 'Yorumunuz en az 10 karakter olmalı.'),
  /** A trap for robots: a field that no person sees. Whatever is in it, the comment is dropped. */
  homepage: z.string().max(300).optional(),
};

/**
 * POST /v1/villa/{slug}/comment as JSON (201): of a guest whose stay there is over. It is published
 * after a clerk's approval. Errors: VALIDATION (400), NOT_FOUND (404), ALREADY_REVIEWED (409),
 * NOT_STAYED (422), TOO_MANY_REQUESTS (429).
 */
export const CommentInput = z.strictObject({
  ...commentShape,
  /** 1 to 5. */
  rating: z.int().min(1, 'En az 1 verin.').max(5, 'En çok 5 verebilirsiniz.'),
});
export type CommentInput = z.infer<typeof CommentInput>;

/**
 * The same call as a form, whose fields are texts. One that a browser sends by itself is sent back
 * with 303 to `/villa/<slug>?yorum=alindi#yorumlar`, or to `/villa/<slug>?yorum=<CODE>#yorumlar`.
 */
export const CommentForm = z.strictObject({
  ...commentShape,
  rating: queryNumber(1, 5),
});

/** What the author of a comment is told. */
export const CommentReceived = z.object({ received: z.literal(true) });
export type CommentReceived = z.infer<typeof CommentReceived>;
