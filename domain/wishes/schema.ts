import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { SearchQueryInput } from '#domain/search/schema.ts';
import { DaySchema, EmailSchema, GuestsShape } from '#domain/wire/fields.ts';
import { orderOf, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { PARTY } from '#domain/wire/party.ts';

/** What of a search somebody waits for: all but its dates, its party and its price. */
export const WishSearch = SearchQueryInput.pick({
  town: true,
  district: true,
  type: true,
  feature: true,
  bedrooms: true,
  bathrooms: true,
  sea: true,
  rating: true,
  instant: true,
});
export type WishSearch = z.infer<typeof WishSearch>;

/**
 * POST /v1/website/wishes: to be told when nights of a house, or of any house of a search, can be
 * had. The address confirms itself by a mail first.
 */
export const WishInput = z
  .strictObject({
    /** The slug of a house; left out: any that the search finds. */
    villa: z.string().max(120).optional(),
    /** The query of the listing's address, `town=kalkan&feature=havuz-isitma`. */
    search: z
      .string()
      .max(600)
      .transform((text) => Object.fromEntries(new URLSearchParams(text)))
      .pipe(WishSearch)
      .optional(),
    checkIn: DaySchema,
    checkOut: DaySchema,
    ...GuestsShape,
    /** Only when the house costs less than today. */
    cheaper: z.boolean().optional(),
    email: EmailSchema,
    consent: z.literal(true, 'E-posta almayı kabul etmeniz gerekir.'),
    language: LanguageSchema.optional(),
  })
  .refine(({ villa, cheaper }) => villa !== undefined || !cheaper, {
    path: ['villa'],
    message: 'Fiyatı izlenecek evi seçin.',
  });
export type WishInput = z.infer<typeof WishInput>;

export const WishMade = z.object({ email: z.string(), confirmed: z.literal(false) });
export type WishMade = z.infer<typeof WishMade>;

export const WishTokenInput = z.strictObject({ token: z.string().max(200) });

/** A mail program sends fields of its own beside it. */
export const WishTokenQuery = z.object({ token: z.string().max(200).default('') });

/** What a link of a wish's mail did. */
export const WishState = z.object({ state: z.enum(['confirmed', 'ended']) });
export type WishState = z.infer<typeof WishState>;

/** GET /v1/admin/wishes?skip&take=50 */
export const WishListQuery = z.object({
  ...pagingShape(50),
  /** Part of the address. */
  q: queryText.optional(),
  state: z.enum(['waiting', 'unconfirmed', 'ended']).default('waiting'),
  order: orderOf(['created', 'checkin']).default('created'),
});
export type WishListQuery = z.infer<typeof WishListQuery>;

export const Wish = z.object({
  id: z.string(),
  email: z.string(),
  /** Null: any house of the search. */
  villa: z.object({ id: z.int(), name: z.string() }).nullable(),
  search: WishSearch.nullable(),
  checkin: DaySchema,
  checkout: DaySchema,
  ...PARTY,
  /** Told only below this total, kuruş. */
  below: z.int().nullable(),
  created_at: z.string(),
  /** When they were told last, and of how many houses that can still be had. */
  told_at: z.string().nullable(),
  told: z.int(),
});
export type Wish = z.infer<typeof Wish>;
export const WishList = pageOf(Wish);
