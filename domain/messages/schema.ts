import { z } from 'zod';
import { personName } from '../wire/person-name.ts';
import { EmailSchema, line, paragraph, PhoneSchema } from '../wire/fields.ts';

/** A form sends an empty field where JSON leaves it out. */
const orEmpty = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' ? undefined : value), field.optional());

/**
 * POST /v1/contact as JSON, or as a form with the same fields: 201. A form that a browser sends by
 * itself is sent back with 303 to `/contact?sent=1#sent`, or to `/contact?error=<CODE>#error`.
 * The same message on the same day is taken once.
 * Errors: VALIDATION (400), TOO_MANY_REQUESTS (429).
 */
export const ContactInput = z.strictObject({
  name: personName(2, 100),
  email: EmailSchema,
  phone: orEmpty(PhoneSchema),
  subject: line(0, 150).default(''),
  message: paragraph(4000).min(10, 'Mesajınız en az 10 karakter olmalı.'),
  /** A trap for robots: a field that no person sees. Whatever is in it, the message is dropped. */
  homepage: z.string().max(300).optional(),
});
export type ContactInput = z.infer<typeof ContactInput>;

/** What the sender of a message is told. */
export const ContactReceived = z.object({ received: z.literal(true) });
export type ContactReceived = z.infer<typeof ContactReceived>;
