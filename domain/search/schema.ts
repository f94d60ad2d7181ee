import * as z from 'zod';
import { parseBounds } from '#domain/maps/bounds.ts';
import { StayDaysShape } from '#domain/prices/stay-days-schema.ts';
import { pagingShape } from '#domain/wire/paging.ts';
import { isMonth } from '#domain/values/dates.ts';
import { DaySchema, KurusSchema, queryNumber, SlugListSchema } from '#domain/wire/fields.ts';
import { BeforePriceSchema } from '#domain/reservations/money-schema.ts';
import { MAX_MONTHS, MAX_OPEN_NIGHTS, type OpenLength } from './open-stay.ts';

export const SORTS = [
  'recommended',
  'price',
  '-price',
  'capacity',
  'newest',
  'rating',
  'sea',
] as const;

/** A rectangle of the map (domain/maps/bounds.ts). */
const BoundsSchema = z
  .string()
  .max(60)
  .transform((text, context) => {
    const bounds = parseBounds(text);
    if (bounds !== null) return bounds;
    context.addIssue({ code: 'custom', message: 'Geçersiz harita alanı.' });
    return z.NEVER;
  });

/** Months `YYYY-MM`, comma-separated; empty text means none. */
const MonthListSchema = z
  .string()
  .max(8 * MAX_MONTHS)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.string().refine(isMonth, 'Geçerli bir ay bekleniyor (YYYY-AA).')).max(MAX_MONTHS))
  .meta({ example: '2027-07,2027-08' });

/** The length of a stay within months: a number of nights, or `weekend`. */
const OpenLengthSchema = z
  .string()
  .regex(/^(weekend|\d{1,2})$/, 'Gece sayısı ya da weekend bekleniyor.')
  .transform((text): OpenLength => (text === 'weekend' ? text : Number(text)))
  .refine(
    (length) => length === 'weekend' || (length >= 1 && length <= MAX_OPEN_NIGHTS),
    `1 ile ${MAX_OPEN_NIGHTS} arasında olmalı.`,
  )
  .meta({ example: '7' });

/** GET /v2/search. Prices here are whole TL, as visitors type them; slugs are comma-separated. */
export const SearchQueryInput = z.object({
  client: z.string().max(10).optional(),
  checkin: DaySchema.optional(),
  checkout: DaySchema.optional(),
  /** Any stay of `nights` within these months; `checkin` and `checkout` are then ignored. */
  month: MonthListSchema.optional(),
  /** A week by default; `weekend` is Friday to Sunday. Ignored without `month`. */
  nights: OpenLengthSchema.optional(),
  adults: queryNumber(1, 30).optional(),
  children: queryNumber(0, 30).optional(),
  babies: queryNumber(0, 30).optional(),
  town: SlugListSchema.optional(),
  type: SlugListSchema.optional(),
  district: SlugListSchema.optional(),
  feature: SlugListSchema.optional(),
  minPrice: queryNumber(0, 100_000_000).optional(),
  maxPrice: queryNumber(0, 100_000_000).optional(),
  /** Of the whole stay; ignored without dates. */
  minTotal: queryNumber(0, 1_000_000_000).optional(),
  maxTotal: queryNumber(0, 1_000_000_000).optional(),
  bedrooms: queryNumber(1, 20).optional(),
  bathrooms: queryNumber(1, 20).optional(),
  /** Metres to the sea at most. */
  sea: queryNumber(1, 100_000).optional(),
  /** At least this rating in tenths of a star: 45 is 4.5. */
  rating: queryNumber(10, 50).optional(),
  /** 1: only what can be booked at once. */
  instant: queryNumber(0, 1).optional(),
  bounds: BoundsSchema.optional(),
  flex: queryNumber(0, 7).optional(),
  sort: z.enum(SORTS).default('recommended'),
  ...pagingShape(20),
});
export type SearchQueryInput = z.infer<typeof SearchQueryInput>;

/**
 * A result card. `from` and `to` are the cheapest and the dearest coming night. Without dates there
 * is no `total`, and `nightly` equals `from`.
 */
export const SearchItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  thumbnail: z.string(),
  color: z.string(),
  town: z.object({ slug: z.string(), name: z.string() }),
  capacity: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  pool: z.string(),
  permitNo: z.string(),
  /** The shown location, as exact as the owner allows. */
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Metres to the sea. */
  sea: z.int().nullable(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** Whether its stay can be booked at once; without dates, whether any can. */
  instant: z.boolean(),
  price: z.object({
    total: KurusSchema.optional(),
    nightly: KurusSchema,
    from: KurusSchema,
    to: KurusSchema,
  }),
  checkin: DaySchema.optional(),
  checkout: DaySchema.optional(),
});
export type SearchItem = z.infer<typeof SearchItem>;

const counts = z.record(z.string(), z.int());

export const SearchAnswer = z.object({
  items: z.array(SearchItem),
  total: z.int(),
  skip: z.int(),
  take: z.int(),
  facets: z.object({
    towns: counts,
    districts: counts,
    types: counts,
    features: counts,
    bedrooms: counts,
    price: z.object({ min: KurusSchema, max: KurusSchema }),
  }),
  /** When nothing matches: the nearest dates on which villas do, and how many. */
  nearest: z
    .array(z.object({ checkin: DaySchema, checkout: DaySchema, villas: z.int() }))
    .optional(),
  /** When nothing matches: filters to relax (domain/search/query/relaxed-filters.ts) and how many villas that finds. */
  ways: z.array(z.object({ drop: z.array(z.string()), villas: z.int() })).optional(),
  /**
   * When nothing matches: the villas that come nearest, and the filters that they do not meet. They
   * are no matches, so `items` and `total` do not count them.
   */
  closest: z.object({ drop: z.array(z.string()), items: z.array(SearchItem) }).optional(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const option = z.object({ slug: z.string(), name: z.string(), count: z.int() });

/** GET /v1/search/options */
export const SearchOptions = z.object({
  towns: z.array(
    option.extend({
      district: z.string(),
      popular: z.boolean(),
      /** Its middle, for places nearby that are named in words. */
      location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    }),
  ),
  districts: z.array(option.extend({ province: z.string() })),
  villaTypes: z.array(option),
  features: z.array(option),
  /** Amenities that are no filter of the page; words and addresses may ask for them. */
  otherFeatures: z.array(option),
  capacity: z.object({ min: z.int(), max: z.int() }),
  price: z.object({ min: KurusSchema, max: KurusSchema }),
});
export type SearchOptions = z.infer<typeof SearchOptions>;

/** GET /v1/search/input: the name box. */
export const VillaOption = z.object({ slug: z.string(), name: z.string(), thumbnail: z.string() });
export type VillaOption = z.infer<typeof VillaOption>;

/** GET /v1/search/shortterm: `from` is the earliest arrival, `to` the latest departure. */
export const ShortTermQuery = z.object({
  client: z.string().max(10).optional(),
  town: SlugListSchema.optional(),
  type: SlugListSchema.optional(),
  adults: queryNumber(1, 30).optional(),
  from: DaySchema.optional(),
  to: DaySchema.optional(),
  ...pagingShape(20),
});
export type ShortTermQuery = z.infer<typeof ShortTermQuery>;

/** A villa with a gap below its minimum stay that can be booked as a whole. */
export const ShortTermItem = SearchItem.extend({
  checkin: DaySchema,
  checkout: DaySchema,
  nights: z.int(),
  total: KurusSchema,
});
export type ShortTermItem = z.infer<typeof ShortTermItem>;

/** GET /v1/villa/{slug}/similar */
export const SimilarQuery = SearchQueryInput.pick({
  checkin: true,
  checkout: true,
  adults: true,
  children: true,
  babies: true,
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;

/** GET /v1/search/discounted */
export const DiscountedQuery = ShortTermQuery.omit({ from: true, to: true });
export type DiscountedQuery = z.infer<typeof DiscountedQuery>;

/**
 * A villa with its first coming stay that a discount makes cheaper. `saved` is already deducted from
 * `total`: as much as the price before may be struck through, else 0.
 */
export const DiscountedItem = ShortTermItem.extend({
  saved: KurusSchema,
  before: BeforePriceSchema.nullable(),
});
export type DiscountedItem = z.infer<typeof DiscountedItem>;

const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

/** A price row in short: id, first night, last night, kuruş a night, min nights, fee, threshold. */
const SeasonCells = z.tuple([
  z.string(),
  DaySchema,
  DaySchema,
  KurusSchema,
  maybe(z.int()),
  maybe(KurusSchema),
  maybe(z.int()),
  // Of rows with rules of weekdays alone.
  StayDaysShape.optional(),
]);
export type SeasonCells = z.infer<typeof SeasonCells>;

/** A discount: id, kind, basis points, booking window, stay window, min nights, days before. */
const DiscountCells = z.tuple([
  z.string(),
  z.enum(['early', 'long_stay']),
  z.int(),
  maybe(DaySchema),
  maybe(DaySchema),
  maybe(DaySchema),
  maybe(DaySchema),
  maybe(z.int()),
  maybe(z.int()),
]);
export type DiscountCells = z.infer<typeof DiscountCells>;

/**
 * Taken nights: the first one counted from today, how many, the instant at which they become free.
 */
const HeldRun = z.tuple([z.int(), z.int(), maybe(z.string())]);
export type HeldRun = z.infer<typeof HeldRun>;

const PackedVilla = SearchItem.omit({
  town: true,
  price: true,
  checkin: true,
  checkout: true,
  instant: true,
})
  .extend({
    town: z.string(),
    district: z.string(),
    types: z.array(z.string()),
    features: z.array(z.string()),
    order: z.int(),
    createdAt: z.string(),
    /** Adults, children, babies, persons; min nights in season and else; cleaning fee, threshold. */
    terms: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), KurusSchema, z.int()]),
    seasons: z.array(SeasonCells),
    discounts: z.array(DiscountCells),
    /** Of villas that sell any night at once: what holds, and the nights on which it does not. */
    atOnce: z
      .object({ instant: z.boolean(), otherwise: z.array(z.tuple([DaySchema, DaySchema])) })
      .optional(),
    taken: z.array(HeldRun),
  })
  .meta({ description: 'A villa for a search in the browser' });
export type PackedVilla = z.infer<typeof PackedVilla>;

/** GET /v2/search/catalogue: all that a browser needs to answer searches itself. */
export const CatalogueFile = z.object({
  /** Changes whenever the facts or nights change. */
  version: z.string(),
  /** Night 0 of the runs of taken nights, in Istanbul. */
  today: DaySchema,
  /** How many nights are for sale from today on. */
  nights: z.int(),
  towns: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Slugs of the amenities that are offered as filters. */
  filterable: z.array(z.string()),
  villas: z.array(PackedVilla),
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;
