import * as z from 'zod';
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '#domain/languages/languages.ts';
import { WrittenLanguageSchema } from '#domain/languages/schema.ts';
import { paragraph } from '#domain/wire/fields.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { TRANSLATION_STATES } from './state.ts';

/** Most characters of a text or of its translation. */
const MAX_TEXT = 10_000;

/** Most texts that a machine translates at once. */
export const MACHINE_TEXTS = 40;

/** The kinds of rows with texts, as the view `translatable` names them. */
export const TRANSLATED_KINDS = [
  'setting',
  'villa_type',
  'page',
  'faq',
  'town',
  'villa',
  'feature',
  'feature_category',
  'team',
  'document',
  'mail',
  'post',
] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** `old`: its Turkish text was changed since it was translated. */
const SHOWN_STATES = ['missing', 'old', ...TRANSLATION_STATES] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

type OfState = { state: ShownState };

/** Has no translation that fits the text. */
export const lacksText = ({ state }: OfState): boolean => state === 'missing' || state === 'old';

/** Nobody has read a translation of it: it has none, or only the machine's. */
export const isUnread = ({ state }: OfState): boolean => state !== 'reviewed';

const LanguageInput = z.enum(LANGUAGE_CODES, 'Dil seçin.');

/** What guests write, perhaps in another language than Turkish. */
const GUESTS_FIELDS = ['review', 'review_reply', 'question', 'question_answer'];

/** Where a text stands. */
const place = {
  kind: z.enum(TRANSLATED_KINDS),
  row_id: z.int().min(1),
  field: z.string().min(1).max(40),
  /** Inside of a list or a rich text; empty for a line. */
  place: z.string().max(120),
};

/** GET /v1/admin/translations: texts by how often they are seen. */
export const TranslationQuery = z.object({
  language: LanguageInput,
  state: z.enum([...SHOWN_STATES, 'open', 'all']).default('open'),
  kind: z.enum(TRANSLATED_KINDS).optional(),
  ...pagingShape(20),
});
export type TranslationQuery = z.infer<typeof TranslationQuery>;

/** A text and what it is in one other language. */
export const TranslationItem = z.object({
  ...place,
  row_id: z.int(),
  row_name: z.string(),
  source: z.string(),
  /** What it is written in. */
  from: WrittenLanguageSchema,
  /** At how many places the same text stands. */
  times: z.int(),
  state: z.enum(SHOWN_STATES),
  /** Empty while there is none. */
  text: z.string(),
  /** Of an old one: the Turkish text that was translated, and how. */
  before: z.object({ source: z.string(), text: z.string() }).nullable(),
});
export type TranslationItem = z.infer<typeof TranslationItem>;

export const TranslationPage = pageOf(TranslationItem).extend({
  /** Texts by state, of all kinds. */
  counts: z.record(z.enum(SHOWN_STATES), z.int()),
  /** A service that translates is connected. */
  hasMachine: z.boolean(),
});
export type TranslationPage = z.infer<typeof TranslationPage>;

/** GET /v1/admin/translations/{of}/{id}: every text of a row, in each language. */
export const RowTranslations = z.object({
  /** Empty of a row without texts. */
  row_name: z.string(),
  texts: z.array(
    z.object({
      field: z.string(),
      place: z.string(),
      source: z.string(),
      from: WrittenLanguageSchema,
      languages: z.partialRecord(
        z.enum(LANGUAGE_CODES),
        TranslationItem.pick({ state: true, text: true, before: true }),
      ),
    }),
  ),
  hasMachine: z.boolean(),
});
export type RowTranslations = z.infer<typeof RowTranslations>;

const Source = z.string().min(1).max(MAX_TEXT);

/** PUT /v1/admin/translations: an empty text takes the translation away. */
export const TranslationInput = z
  .strictObject({
    ...place,
    language: LanguageInput,
    source: Source,
    text: paragraph(MAX_TEXT),
  })
  .refine(({ language, field }) => language !== FIRST_LANGUAGE || GUESTS_FIELDS.includes(field), {
    path: ['language'],
    message: 'Bu metin zaten Türkçe.',
  })
  .meta({
    example: {
      kind: 'villa',
      row_id: 1,
      field: 'summary',
      place: '',
      language: 'en',
      source: 'Denize bakan taş ev.',
      text: 'A stone house above the sea.',
    },
  });
export type TranslationInput = z.infer<typeof TranslationInput>;

/** POST /v1/admin/translations/machine */
export const MachineInput = z.strictObject({
  language: LanguageInput,
  texts: z
    .array(z.strictObject({ ...place, source: Source }))
    .min(1)
    .max(MACHINE_TEXTS, `Bir kerede en çok ${MACHINE_TEXTS} metin çevrilir.`),
});
export type MachineInput = z.infer<typeof MachineInput>;

export const MachineAnswer = z.object({
  texts: z.array(z.object({ source: z.string(), text: z.string() })),
});
export type MachineAnswer = z.infer<typeof MachineAnswer>;
