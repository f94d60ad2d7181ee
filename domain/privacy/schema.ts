import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { EmailSchema, paragraph } from '#domain/wire/fields.ts';

/** What a person may request (KVKK art. 11): access, erasure, correction. */
export const DATA_REQUEST_KINDS = ['export', 'erasure', 'correction'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_LABELS: Record<DataRequestKind, string> = {
  export: 'Verilerimi görmek istiyorum',
  erasure: 'Verilerimin silinmesini istiyorum',
  correction: 'Verilerimin düzeltilmesini istiyorum',
};

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
