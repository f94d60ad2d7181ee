import * as z from 'zod';
import { AdminDiscount } from '#domain/prices/discount-schema.ts';
import { AdminPrice, PriceGap } from '#domain/prices/schema.ts';
import { DaySchema, RowIdSchema } from '#domain/wire/fields.ts';
import { VillaBtrans } from './btrans-schema.ts';
import { VillaExtras } from '#domain/extras/offered.ts';
import { PERMIT_STATES } from './permit-state.ts';
import {
  RateSchema,
  rowIds,
  StoredPrivate,
  VillaDistances,
  VillaFacts,
  VillaPermit,
  VillaPools,
  VillaPrivate,
  VillaRooms,
  VillaRules,
  VillaTexts,
} from './sections.ts';
import { PUBLISHING_NEEDS } from './publishing-needs.ts';
import { WARNING_CODES } from './warnings.ts';

const version = z.int().min(1);

const sections = {
  extras: VillaExtras.optional(),
  rules: VillaRules.partial().optional(),
  texts: VillaTexts.partial().optional(),
  rooms: VillaRooms.optional(),
  pools: VillaPools.optional(),
  distances: VillaDistances.optional(),
  villa_type_ids: rowIds(40).optional(),
  permit: VillaPermit.partial().optional(),
  private: VillaPrivate.partial().optional(),
};

/**
 * POST /v1/admin/villas. Inactive by default. Left out: `code` is the next free one, `slug` comes
 * from the name, the district from the region, `capacity` from the bedrooms.
 */
export const CreateVillaInput = z.strictObject({
  facts: VillaFacts.partial().required({
    name: true,
    owner_id: true,
    town_id: true,
    bedrooms: true,
  }),
  ...sections,
  active: z.boolean().default(false),
});
export type CreateVillaInput = z.infer<typeof CreateVillaInput>;

/**
 * PUT /v1/admin/villas/{villa_id}. Sections and fields left out are unchanged; lists (rooms, pools,
 * distances, types) are replaced completely.
 */
export const UpdateVillaInput = z.strictObject({
  version,
  facts: VillaFacts.partial().optional(),
  ...sections,
  rules: VillaRules.partial()
    // Null, as it is read by whoever may not see it: it stays.
    .extend({
      commissionRate: RateSchema.nullable()
        .transform((rate) => rate ?? undefined)
        .optional(),
    })
    .optional(),
});
export type UpdateVillaInput = z.infer<typeof UpdateVillaInput>;

/** PUT /v1/admin/villas/{villa_id}/features: the villa's amenities as a set. */
export const ReplaceAmenitiesInput = z.strictObject({
  version: version.optional(),
  featureIds: rowIds(300),
});
export type ReplaceAmenitiesInput = z.infer<typeof ReplaceAmenitiesInput>;

export const AmenitiesSaved = z.object({
  villa_id: z.int(),
  version: z.int(),
  featureIds: z.array(z.int()),
});
export type AmenitiesSaved = z.infer<typeof AmenitiesSaved>;

/** Something about a villa that should be corrected, and the section where. */
const Warning = z.object({
  code: z.enum(WARNING_CODES),
  section: z.enum(['facts', 'permit', 'prices', 'images']),
  message: z.string(),
});

/** An item of the checklist for publishing, with its section of the editor. */
const PublishingNeed = z.object({
  code: z.enum(PUBLISHING_NEEDS),
  section: z.enum(['permit', 'prices', 'images', 'facts', 'rooms', 'texts']),
  title: z.string(),
  isMet: z.boolean(),
});

const Image = z.object({
  id: z.int(),
  /** Path below /media without width and extension. */
  key: z.string(),
  alt: z.string(),
  /** The room it shows; empty while unknown. */
  room: z.string(),
  color: z.string(),
  width: z.int(),
  height: z.int(),
  position: z.int(),
});

/** A manual block; `finished_at` is the first free day after it. */
export const VillaOwnDate = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(['full', 'option']),
  started_at: DaySchema,
  finished_at: DaySchema,
  note: z.string(),
  expires_at: z.string().nullable(),
  /** The agency set it: an owner sees it, and cannot change it. */
  by_office: z.boolean(),
});
export type VillaOwnDate = z.infer<typeof VillaOwnDate>;

const CalendarSource = z.object({
  id: z.int(),
  source: z.enum(['airbnb', 'booking', 'vrbo', 'google', 'other']),
  url: z.string(),
  active: z.boolean(),
  lastOkAt: z.string().nullable(),
  lastError: z.string().nullable(),
  failures: z.int(),
});

const named = z.object({ id: z.int(), name: z.string() });

const VillaComment = z.object({
  id: z.int(),
  author: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  stayedOn: z.string().nullable(),
  /** Published. */
  active: z.boolean(),
  createdAt: z.string(),
});

/**
 * GET /v1/admin/villas/{id}: everything the editor shows. For owners `rules.commissionRate`,
 * `private` and `btrans` are null.
 */
export const AdminVilla = z.object({
  id: z.int(),
  /** The same id under the specification's name. */
  villa_id: z.int(),
  version: z.int(),
  active: z.boolean(),
  popular: z.boolean(),
  villaOfMonth: z.boolean(),
  order: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  owner: named,
  town: named,
  district: named,
  facts: VillaFacts,
  rules: VillaRules.extend({ commissionRate: RateSchema.nullable() }),
  texts: VillaTexts,
  extras: VillaExtras,
  rooms: VillaRooms,
  pools: VillaPools,
  distances: VillaDistances,
  villa_type_ids: z.array(z.int()),
  featureIds: z.array(z.int()),
  features: z.array(named),
  permit: VillaPermit.extend({ state: z.enum(PERMIT_STATES) }),
  private: StoredPrivate.nullable(),
  btrans: VillaBtrans.nullable(),
  images: z.array(Image),
  /** All season rows, including ended ones, and the coming nights without a price. */
  prices: z.array(AdminPrice),
  priceGaps: z.array(PriceGap),
  discounts: z.array(AdminDiscount),
  /** Manual blocks that have not ended. */
  dates: z.array(VillaOwnDate),
  calendarSources: z.array(CalendarSource),
  /** Path of the villa's own calendar for other sellers, without the host. */
  calendarPath: z.string(),
  /** Guests' reviews, newest first; owners see the published ones. */
  comments: z.array(VillaComment),
  commentCounts: z.object({ total: z.int(), waiting: z.int() }),
  warnings: z.array(Warning),
  /** What the villa still needs before it is worth publishing, in the order of the editor. */
  publishingNeeds: z.array(PublishingNeed),
  /** Side effects of the save, in Turkish; empty when reading. */
  notices: z.array(z.string()),
});
export type AdminVilla = z.infer<typeof AdminVilla>;

/** PATCH /v1/admin/villas/{id}/instant: its owner's consent that the house is booked at once. */
export const InstantConsentInput = z.strictObject({ agreed: z.boolean() });
export type InstantConsentInput = z.infer<typeof InstantConsentInput>;

export const InstantConsent = z.object({ id: z.int(), instantAgreedOn: DaySchema.nullable() });
export type InstantConsent = z.infer<typeof InstantConsent>;

/** PATCH /v1/admin/villas/activity */
export const VillaActivityInput = z.strictObject({ id: RowIdSchema, active: z.boolean() });
export type VillaActivityInput = z.infer<typeof VillaActivityInput>;

/** `warnings`: Turkish sentences for a toast, for example that stays are still to come. */
export const VillaActivity = z.object({
  id: z.int(),
  active: z.boolean(),
  warnings: z.array(z.string()),
});
export type VillaActivity = z.infer<typeof VillaActivity>;

/** PATCH /v1/admin/villas/setpopular */
export const VillaPopular = z.strictObject({ id: RowIdSchema, popular: z.boolean() });
export type VillaPopular = z.infer<typeof VillaPopular>;

/** PATCH /v1/admin/villas/setvillaofmonth */
export const VillaOfMonthInput = z.strictObject({ id: RowIdSchema, villaOfMonth: z.boolean() });
export type VillaOfMonthInput = z.infer<typeof VillaOfMonthInput>;

/** Only one villa can be villa of the month: `unset` lists those that no longer are. */
export const VillaOfMonth = z.object({
  id: z.int(),
  villaOfMonth: z.boolean(),
  unset: z.array(z.int()),
});
export type VillaOfMonth = z.infer<typeof VillaOfMonth>;

const VillaOrderItem = z.strictObject({ id: RowIdSchema, order: z.int().min(0).max(1_000_000) });

/** PATCH /v1/admin/villas/order, and its answer. Villas that are not listed keep their position. */
export const VillaOrder = z.strictObject({
  items: z
    .array(VillaOrderItem)
    .min(1, 'En az bir villa gönderin.')
    .max(500, 'Tek seferde en çok 500 villa sıralanabilir.')
    .refine(
      (items) => new Set(items.map((item) => item.id)).size === items.length,
      'Aynı villa iki kez gönderildi.',
    ),
});
export type VillaOrder = z.infer<typeof VillaOrder>;
