import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';

/** What a word of the trade is called in another language: "depozito" → "damage deposit". */
const GlossaryTerm = z.strictObject({ source: line(1, 80), text: line(1, 120) });
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

const GlossaryTerms = z
  .array(GlossaryTerm)
  .max(300, 'En çok 300 sözcük olabilir.')
  .refine(
    (terms) =>
      new Set(terms.map(({ source }) => source.toLocaleLowerCase('tr'))).size === terms.length,
    'Aynı sözcük iki kez yazılmış.',
  );

/** PUT /v1/admin/translations/glossary/{language} */
export const GlossaryInput = z.strictObject({ version: z.int().min(0), terms: GlossaryTerms });
export type GlossaryInput = z.infer<typeof GlossaryInput>;

/** `version` is 0 while nothing was ever written. */
export const Glossary = z.object({ version: z.int(), terms: z.array(GlossaryTerm) });
export type Glossary = z.infer<typeof Glossary>;
