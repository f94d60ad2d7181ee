import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { EmailSchema, paragraph } from '#domain/wire/fields.ts';
import { DATA_REQUEST_KINDS } from './request-words.ts';

/** POST /v1/website/kvkk, JSON or a form. 429 TOO_MANY_REQUESTS. */
export const DataRequestInput = z.strictObject({
  email: EmailSchema,
  kind: z.enum(DATA_REQUEST_KINDS, 'Ne istediğinizi seçin.'),
  note: paragraph(2000).default(''),
  language: LanguageSchema.optional(),
  /** A honeypot for bots; people do not see it. */
  homepage: z.string().max(200).default(''),
});
export type DataRequestInput = z.infer<typeof DataRequestInput>;

/** The answer is the same for everybody, so that nobody learns whose data we have. */
export const DataRequestReceived = z.object({ email: z.string(), confirmed: z.literal(false) });
export type DataRequestReceived = z.infer<typeof DataRequestReceived>;
