import * as z from 'zod';
import { personName } from '#domain/wire/person-name.ts';
import { parseReservationCode } from '#domain/reservation-code.ts';
import { EmailSchema, line, paragraph, queryNumber } from '#domain/wire/fields.ts';
import { queryFlag } from '#domain/wire/list-query.ts';
import { pagingShape } from '#domain/wire/paging.ts';
import { WrittenLanguageSchema } from '#domain/languages/schema.ts';
import { REPLY_FROM } from './reply.ts';
import type { Scores as Rated } from './categories.ts';
import { COMMENT_LIMITS } from './limits.ts';
import { COMMENT_ORDERS } from './orders.ts';
import { ScoreFields, Scores } from './scores.ts';

/** A guest's published comment, as lists and the villa's page show it. */
export const PublicComment = z.object({
  id: z.int(),
  author: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  scores: Scores,
  text: z.string(),
  /** That it is written in. */
  language: WrittenLanguageSchema,
  /** Day of the stay, where it is known. */
  stayedOn: z.string().nullable(),
  /** Whether a stay of ours belongs to it. */
  verified: z.boolean(),
  /** Photos that a clerk approved; `key` as for the villa's own pictures. */
  photos: z.array(
    z.object({ key: z.string(), width: z.int(), height: z.int(), color: z.string() }),
  ),
  /** The answer of the house. */
  reply: z.object({ from: z.enum(REPLY_FROM), text: z.string() }).nullable(),
});
export type PublicComment = z.infer<typeof PublicComment>;

/** GET /v1/website/comments?skip&take=20, of one villa where it is named. */
export const PublicCommentQuery = z.object({
  ...pagingShape(20),
  villa: z.string().max(100).optional(),
  order: z.enum(COMMENT_ORDERS).default('newest'),
  /** Only those with so many stars. */
  rating: queryNumber(1, 5).optional(),
  /** `1`: only reviews with photos. */
  photos: queryFlag.optional(),
});
export type PublicCommentQuery = z.infer<typeof PublicCommentQuery>;

/** GET /v1/website/comments: with the villa it is about. */
export const VillaComment = PublicComment.extend({
  villa: z.object({ slug: z.string(), name: z.string() }),
});
export type VillaComment = z.infer<typeof VillaComment>;

const { author, code, text } = COMMENT_LIMITS;

/** What a guest writes about a stay, whichever way they proved that they stayed. */
const saidShape = {
  /** As it is published. */
  author: personName(author.min, author.max),
  text: paragraph(text.max).min(text.min),
};
const rating = z.int().min(1, 'En az 1 verin.').max(5, 'En çok 5 verebilirsiniz.');

const commentShape = {
  ...saidShape,
  /** Code of the stay as typed; together with the address it proves that the author stayed. */
  code: line(code.min, code.max).transform((text) => parseReservationCode(text) ?? ''),
  /** The address of the reservation; never published. */
  email: EmailSchema,
  /**
   * A honeypot for bots: people do not see this field. When it is filled in, the review is dropped.
   */
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
  rating,
  scores: Scores.default({}),
});
export type CommentInput = z.infer<typeof CommentInput>;

/**
 * The same call as a form, whose fields are texts. A plain form post is redirected with 303 to
 * `/villa/<slug>?yorum=alindi#yorumlar`, or to `/villa/<slug>?yorum=<CODE>#yorumlar`.
 */
export const CommentForm = z.strictObject({
  ...commentShape,
  ...ScoreFields,
  rating: queryNumber(1, 5),
});

export type CommentForm = z.infer<typeof CommentForm>;

/** POST /v1/stay/review, the fields besides the photos; numbers arrive as texts. */
export const ReviewFields = {
  ...saidShape,
  ...ScoreFields,
  rating: queryNumber(1, 5),
};

/** A review, whichever way it was sent. */
export type Review = { author: string; rating: number; scores: Rated; text: string };

/** The answer to the author of a review. */
export const CommentReceived = z.object({ received: z.literal(true) });
export type CommentReceived = z.infer<typeof CommentReceived>;
