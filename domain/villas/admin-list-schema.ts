import * as z from 'zod';
import { orderOf, queryFlag, queryId, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape, wholeShape } from '#domain/wire/paging.ts';
import { DaySchema } from '#domain/wire/fields.ts';
import { VillaOwnDate } from './admin-schema.ts';
import { PERMIT_STATES } from './permit-state.ts';

const VILLA_ORDERS = ['order', 'name', 'code', 'created'] as const;

/**
 * GET /v1/admin/villas. `q` searches name, code and region; `permit=expiring`: permits that have
 * expired or will within 60 days.
 */
export const VillaListQuery = z.object({
  ...pagingShape(20),
  order: orderOf(VILLA_ORDERS).default('order'),
  id: queryId.optional(),
  popular: queryFlag.optional(),
  villa_of_month: queryFlag.optional(),
  active: queryFlag.optional(),
  q: queryText.optional(),
  town_id: queryId.optional(),
  district_id: queryId.optional(),
  villa_type_id: queryId.optional(),
  owner_id: queryId.optional(),
  permit: z.enum(['missing', 'expiring']).optional(),
});
export type VillaListQuery = z.infer<typeof VillaListQuery>;

/** A row of the list. Money in kuruş. */
export const VillaListItem = z.object({
  id: z.int(),
  /** The same id under the specification's name. */
  villa_id: z.int(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Complete address of the cover's thumbnail, empty without one. */
  thumbnail: z.string(),
  town_id: z.int(),
  town: z.string(),
  owner_id: z.int(),
  owner: z.string(),
  capacity: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  active: z.boolean(),
  popular: z.boolean(),
  villaOfMonth: z.boolean(),
  order: z.int(),
  permitNo: z.string().nullable(),
  permit: z.enum(PERMIT_STATES),
  /** Lowest coming nightly price; null when nothing is for sale. */
  priceFrom: z.int().nullable(),
  /** The last night with a price. */
  pricesEndOn: DaySchema.nullable(),
  /** Check-in of the next confirmed stay. */
  nextArrival: DaySchema.nullable(),
  images: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type VillaListItem = z.infer<typeof VillaListItem>;

export const VillaListPage = pageOf(VillaListItem);
export type VillaListPage = z.infer<typeof VillaListPage>;

/** GET /v1/admin/villas/all: every villa for a picker, in Turkish order of names. */
const VillaOption = z.object({
  id: z.int(),
  villa_id: z.int(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  town_id: z.int(),
  owner_id: z.int(),
  active: z.boolean(),
});
type VillaOption = z.infer<typeof VillaOption>;

export const VillaOptions = pageOf(VillaOption);
export type VillaOptions = z.infer<typeof VillaOptions>;

/** Longest range of GET /v1/admin/villas/withdates, in nights. */
export const MAX_DATE_NIGHTS = 400;

/**
 * GET /v1/admin/villas/withdates: villas by name with their taken nights in [from, to), by default
 * 90 nights from today. All villas unless a page is requested.
 */
export const VillaDatesQuery = z.object({
  ...wholeShape(),
  villa_id: queryId.optional(),
  town_id: queryId.optional(),
  q: queryText.optional(),
  active: queryFlag.optional(),
  from: DaySchema.optional(),
  to: DaySchema.optional(),
});
export type VillaDatesQuery = z.infer<typeof VillaDatesQuery>;

/** Consecutive taken nights: `from` is the first of them, `to` the first free day. */
export const TakenRun = z.object({
  from: DaySchema,
  to: DaySchema,
  kind: z.enum(['hold', 'reservation', 'block', 'external']),
  ref: z.string(),
});
export type TakenRun = z.infer<typeof TakenRun>;

const VillaWithDates = VillaOption.extend({
  /** Its manual blocks that overlap the range. */
  dates: z.array(VillaOwnDate),
  taken: z.array(TakenRun),
  /** Taken nights of the range, whatever takes them. */
  takenNights: z.int(),
});
type VillaWithDates = z.infer<typeof VillaWithDates>;

export const VillaDatesPage = pageOf(VillaWithDates).extend({ from: DaySchema, to: DaySchema });
export type VillaDatesPage = z.infer<typeof VillaDatesPage>;
