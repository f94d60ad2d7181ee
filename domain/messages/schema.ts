import * as z from 'zod';
import { senderName } from '#domain/wire/person-name.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { EmailSchema, line, paragraph, PhoneSchema } from '#domain/wire/fields.ts';
import { MESSAGE_LIMITS } from './limits.ts';

const { message, name } = MESSAGE_LIMITS;

/** For forms: an empty field counts as left out. */
const orEmpty = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional());

/**
 * POST /v1/contact as JSON, or as a form with the same fields: 201. A plain form post is redirected
 * with 303 to `/contact?sent=1#sent`, or to `/contact?error=<CODE>#error`. The same message on the
 * same day is stored once. Errors: VALIDATION (400), TOO_MANY_REQUESTS (429).
 */
export const ContactInput = z.strictObject({
  name: senderName(name.min, name.max),
  email: EmailSchema,
  phone: orEmpty(PhoneSchema),
  subject: line(0, 150).default(''),
  message: paragraph(message.max).min(message.min),
  language: orEmpty(LanguageSchema),
  /**
   * A honeypot for bots: people do not see this field. When it is filled in, the message is
   * dropped.
   */
  homepage: z.string().max(300).optional(),
});
export type ContactInput = z.infer<typeof ContactInput>;

/** The answer to the sender of a message. */
export const ContactReceived = z.object({ received: z.literal(true) });
export type ContactReceived = z.infer<typeof ContactReceived>;
