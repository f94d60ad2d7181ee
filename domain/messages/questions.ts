import * as z from 'zod';
import { WrittenLanguageSchema } from '#domain/languages/schema.ts';
import { paragraph } from '#domain/wire/fields.ts';
import { pagingShape } from '#domain/wire/paging.ts';
import { ContactInput } from './schema.ts';

/** A published question about a villa with the agency's answer. */
export const PublicQuestion = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** That both are written in. */
  language: WrittenLanguageSchema,
  /** ISO instant. */
  answeredAt: z.string(),
});
export type PublicQuestion = z.infer<typeof PublicQuestion>;

/** GET /v1/website/questions?villa&skip&take=20, the newest first. */
export const PublicQuestionQuery = z.object({
  ...pagingShape(20),
  villa: z.string().max(100),
});
export type PublicQuestionQuery = z.infer<typeof PublicQuestionQuery>;

/**
 * POST /v1/villa/{slug}/question as JSON, or as a form with the same fields: 201. It becomes a
 * message that a clerk answers by mail. A plain form post is redirected with 303 to
 * `/sorular/<slug>?soru=alindi#soru`, or to `/sorular/<slug>?soru=<CODE>#soru`. The same question
 * on the same day is stored once. Errors: VALIDATION (400), NOT_FOUND (404), TOO_MANY_REQUESTS
 * (429).
 */
export const QuestionInput = ContactInput.omit({ subject: true });
export type QuestionInput = z.infer<typeof QuestionInput>;

/**
 * An e-mail address, or ten or more digits written like a phone number; dates have dots between
 * theirs.
 */
const CONTACT = /\S@[^\s@]+\.\S|\d(?:[ ()/-]*\d){9}/;

/** A published text must not reveal who asked. */
const question = paragraph(600)
  .min(1, 'Sayfada görünecek soruyu yazın.')
  .refine(
    (text) => !CONTACT.test(text),
    'Soruda telefon ya da e-posta adresi var; yayımlamadan önce çıkarın.',
  );

/**
 * With an answer by mail: also publishes it on the villa's page, below the question in these words.
 */
export const PublishWithReply = z.strictObject({ question });

/**
 * PUT /v1/admin/contact/messages/{id}/question: the published version of a question and its answer;
 * `active` false takes it off the page. Answers the Message. Errors: NOT_FOUND (404),
 * NOT_A_QUESTION (422).
 */
export const PublishQuestionInput = z.strictObject({
  question,
  answer: paragraph(5000).min(1, 'Yanıtı yazın.'),
  active: z.boolean(),
});
export type PublishQuestionInput = z.infer<typeof PublishQuestionInput>;

/** The published question as clerks see it with the message. */
export const PublishedQuestion = z.object({
  question: z.string(),
  answer: z.string(),
  active: z.boolean(),
});
