import * as z from 'zod';
import { EmailSchema, paragraph, PhoneSchema } from '#domain/wire/fields.ts';
import { anyName } from '#domain/wire/person-name.ts';

/** A text that may be empty, which is then '', and is validated otherwise. */
const orEmpty = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .max(400)
    .transform((text, context) => {
      if (text.trim() === '') return '';
      const read = schema.safeParse(text);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) {
        context.addIssue({ code: 'custom', message });
      }
      return z.NEVER;
    })
    .default('')
    .meta({ example: schema.meta()?.example });

const contact = {
  firstName: anyName(1, 60),
  lastName: anyName(1, 60),
  /** In any format; empty when only the e-mail is known. */
  phone: orEmpty(PhoneSchema),
  /** Empty when only the phone is known: then no mails are sent. */
  email: orEmpty(EmailSchema),
};

/** One of phone and e-mail is required, so that the guest can be reached. */
function needsContact(
  { phone, email }: { phone: string; email: string },
  context: z.RefinementCtx,
): void {
  if (phone !== '' || email !== '') return;
  const message = 'Telefon ya da e-posta yazın: biri yeter.';
  context.addIssue({ code: 'custom', path: ['phone'], message });
}

/** A guest entered by a clerk: with a phone or an e-mail. Visitors must give both. */
export const ClerkCustomerInput = z
  .strictObject({ ...contact, note: paragraph(1000).optional() })
  .superRefine(needsContact);

/** The same, corrected later. */
export const CorrectedCustomerInput = z.strictObject(contact).superRefine(needsContact);
