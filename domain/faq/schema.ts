import * as z from 'zod';
import { line, paragraph } from '#domain/wire/fields.ts';

/** GET /v1/admin/faq: all of them, hidden ones too, in the order of the page. */
export const AdminFaqEntry = z.object({
  id: z.int(),
  group: z.string(),
  question: z.string(),
  answer: z.string(),
  active: z.boolean(),
});
export type AdminFaqEntry = z.infer<typeof AdminFaqEntry>;

const fields = {
  /** Heading above the question, such as `Rezervasyon ve Ödeme`. */
  group: line(2, 60),
  question: line(3, 200),
  answer: paragraph(3000).min(1, 'Bu alan boş bırakılamaz.'),
  active: z.boolean(),
};

/** POST /v1/admin/faq (201); answers the entry. */
export const FaqInput = z.strictObject({ ...fields, active: fields.active.default(true) });
export type FaqInput = z.infer<typeof FaqInput>;

/** PUT /v1/admin/faq/{id}; fields left out are unchanged. Answers the entry. */
export const FaqUpdate = z.strictObject(fields).partial();
export type FaqUpdate = z.infer<typeof FaqUpdate>;
