import { z } from 'zod';
import { TextBlock } from '../pages/blocks.ts';
import { DaySchema } from '../wire.ts';

/** Labels and what stands beside them: "Giriş" – "21 Kasım 2026 Cumartesi, 16.00". */
const Facts = z.object({
  type: z.literal('facts'),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** A table with amounts in it; `foot` is its last, heavier row. */
const Sheet = z.object({
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

export const PaperBlock = z.discriminatedUnion('type', [
  ...TextBlock.options,
  Facts,
  Sheet,
  Signatures,
]);
export type PaperBlock = z.infer<typeof PaperBlock>;

/** The agency as its papers name it. */
export const PaperAgency = z.object({
  name: z.string(),
  title: z.string(),
  tursabNo: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** `Kaş V.D. 1000003116`, empty where none is set. */
  tax: z.string(),
  mersisNo: z.string(),
});
export type PaperAgency = z.infer<typeof PaperAgency>;

/**
 * A document of ours: a voucher, a contract, an offer, a statement. Composed once and rendered
 * twice, as a page to print and as a PDF, so that both say the same.
 */
export const Paper = z.object({
  title: z.string(),
  /** What it is about, in a line: a villa and its days. */
  subtitle: z.string(),
  /** The reservation's code or whatever else tells it from its like; may be empty. */
  number: z.string(),
  issuedOn: DaySchema,
  agency: PaperAgency,
  blocks: z.array(PaperBlock),
  /** Name of its file, without an ending: `rezervasyon-belgesi-KY26-ABCD`. */
  fileName: z.string(),
});
export type Paper = z.infer<typeof Paper>;
