import { z } from 'zod';
import { EmailSchema, line, paragraph, PhoneSchema } from '../wire/fields.ts';

/** A text that may be left empty, and is checked where it is not; empty is ''. */
const orEmpty = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .max(300)
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
  firstName: line(2, 60),
  lastName: line(2, 60),
  /** In any spelling; empty where only the e-mail is known. */
  phone: orEmpty(PhoneSchema),
  /** Empty where only the phone is known: then nothing is mailed. */
  email: orEmpty(EmailSchema),
};

/** A caller says one of both; a guest whom nobody can reach is none. */
function needsContact(
  { phone, email }: { phone: string; email: string },
  context: z.RefinementCtx,
): void {
  if (phone !== '' || email !== '') return;
  const message = 'Telefon ya da e-posta yazın: biri yeter.';
  context.addIssue({ code: 'custom', path: ['phone'], message });
}

/** A guest as a clerk takes one down: with a phone or an e-mail. Visitors give both. */
export const ClerkCustomerInput = z
  .strictObject({ ...contact, note: paragraph(1000).optional() })
  .superRefine(needsContact);

/** The same, corrected later. */
export const CorrectedCustomerInput = z.strictObject(contact).superRefine(needsContact);
