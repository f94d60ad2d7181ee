import * as z from 'zod';
import { TextPart } from '#domain/rich-text/rich-text.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { DaySchema } from '#domain/wire/fields.ts';

/** Labels and values: "Giriş" – "21 Kasım 2026 Cumartesi, 16.00". */
const Facts = z.object({
  type: z.literal('facts'),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** A table with amounts; `foot` is its last, emphasised row. */
const AmountTable = z.object({
  type: z.literal('sheet'),
  columns: z.array(z.object({ title: z.string(), align: z.enum(['start', 'end']) })),
  rows: z.array(z.array(z.string())),
  foot: z.array(z.string()).nullable(),
});

/** Lines to sign on, side by side. */
const Signatures = z.object({
  type: z.literal('signatures'),
  parties: z.array(z.object({ role: z.string(), name: z.string() })),
});

const PlainPart = z.discriminatedUnion('type', [
  ...TextPart.options,
  Facts,
  AmountTable,
  Signatures,
]);
export type PlainPart = z.infer<typeof PlainPart>;

/** What the part above says, in the language of the guest. */
const Translation = z.object({
  type: z.literal('translation'),
  language: LanguageSchema,
  blocks: z.array(PlainPart),
});

export const DocumentPart = z.discriminatedUnion('type', [...PlainPart.options, Translation]);
export type DocumentPart = z.infer<typeof DocumentPart>;

/** The agency as its documents name it. */
export const DocumentAgency = z.object({
  name: z.string(),
  title: z.string(),
  tursabNo: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** `Kaş V.D. 1000003116`, empty when not set. */
  tax: z.string(),
  mersisNo: z.string(),
});
export type DocumentAgency = z.infer<typeof DocumentAgency>;

/**
 * A document: a voucher, a contract, an offer, a statement. Composed once and rendered twice, as a
 * page to print and as a PDF, so that both say the same.
 */
export const GuestDocument = z.object({
  title: z.string(),
  /** Its subject on one line: a villa and its days. */
  subtitle: z.string(),
  /** The reservation's code or another number that identifies it; may be empty. */
  number: z.string(),
  issuedOn: DaySchema,
  agency: DocumentAgency,
  blocks: z.array(DocumentPart),
  /** It hangs somewhere: everything is made as small as one page needs. */
  isOnePage: z.boolean().optional(),
  /** In which it is written; left out: Turkish. */
  language: LanguageSchema.optional(),
  /** File name without extension: `rezervasyon-belgesi-KY26-ABCD`. */
  fileName: z.string(),
});
export type GuestDocument = z.infer<typeof GuestDocument>;
