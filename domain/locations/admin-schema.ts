import * as z from 'zod';
import { orderOf, queryFlag, queryId, queryText } from '#domain/wire/list-query.ts';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { pageInputShape, SlugInput } from './places-input.ts';
import { ShorePlaces } from './shore.ts';
import { line, paragraph, queryNumber, VersionInput } from '#domain/wire/fields.ts';

/** GET /v1/admin/towns, 10 a page: the regions that visitors search by. */
export const TownListQuery = z.object({
  ...pagingShape(10),
  order: orderOf(['order', 'name', 'district', 'villas', 'created']).default('order'),
  q: queryText.optional(),
  district_id: queryId.optional(),
  active: queryFlag.optional(),
  popular: queryFlag.optional(),
});
export type TownListQuery = z.infer<typeof TownListQuery>;

export const AdminTown = z.object({
  id: z.int(),
  /** The same number, by the name that it has in paths and other rows. */
  town_id: z.int(),
  slug: z.string(),
  name: z.string(),
  district_id: z.int(),
  /** Name of the ilçe and of its il. */
  district: z.string(),
  province: z.string(),
  intro: z.string(),
  /** Picture key. */
  image: z.string().nullable(),
  popular: z.boolean(),
  active: z.boolean(),
  order: z.int(),
  /** Villas in it, on sale or not. */
  villas: z.int(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AdminTown = z.infer<typeof AdminTown>;

export const TownPageAnswer = pageOf(AdminTown);

/** GET /v1/admin/showtown/{id}: the row, the text of its page and its location. */
export const AdminTownDetail = AdminTown.extend({
  body: RichText,
  shore: ShorePlaces,
  suits: z.string(),
  gettingThere: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type AdminTownDetail = z.infer<typeof AdminTownDetail>;

/** GET /v1/admin/towns/select: every region, for pickers, in Turkish order. */
const TownChoice = z.object({
  id: z.int(),
  town_id: z.int(),
  slug: z.string(),
  name: z.string(),
  district_id: z.int(),
  district: z.string(),
  active: z.boolean(),
});
export const TownChoices = pageOf(TownChoice);

const townFields = {
  ...pageInputShape,
  district_id: z.int().min(1, 'Bir ilçe seçin.').max(999_999_999),
  popular: z.boolean(),
  shore: ShorePlaces,
  suits: paragraph(600),
  gettingThere: paragraph(600),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
};

/** POST /v1/admin/towns. 409 SLUG_TAKEN, 422 SLUG_RESERVED, UNKNOWN_CHOICE (no such district). */
export const CreateTownInput = z.strictObject({
  ...townFields,
  slug: townFields.slug.optional(),
  intro: townFields.intro.default(''),
  body: townFields.body.default([]),
  image: townFields.image.default(null),
  popular: townFields.popular.default(false),
  shore: townFields.shore.default([]),
  suits: townFields.suits.default(''),
  gettingThere: townFields.gettingThere.default(''),
  active: townFields.active.default(true),
  latitude: townFields.latitude.default(null),
  longitude: townFields.longitude.default(null),
  /** Last when left out. */
  order: townFields.order.optional(),
});
export type CreateTownInput = z.infer<typeof CreateTownInput>;

/** PUT /v1/admin/towns/{town_id}: fields left out stay. 409 STALE_VERSION, SLUG_TAKEN. */
export const UpdateTownInput = z.strictObject({
  version: VersionInput,
  ...z.object(townFields).partial().shape,
});
export type UpdateTownInput = z.infer<typeof UpdateTownInput>;

/** GET /v1/admin/districts, 10 a page. `used=1`: those with a region or a villa in them. */
export const DistrictListQuery = z.object({
  ...pagingShape(10),
  order: orderOf(['name', 'province', 'towns', 'villas', 'code']).default('name'),
  q: queryText.optional(),
  /** Plate number of the province. */
  province: queryNumber(1, 81).optional(),
  used: queryFlag.optional(),
});
export type DistrictListQuery = z.infer<typeof DistrictListQuery>;

/**
 * A district (ilçe). `code` is its MERNİS code, which the reports to the revenue administration
 * need.
 */
export const AdminDistrict = z.object({
  id: z.int(),
  /** The same number, by the name that it has in paths and other rows. */
  district_id: z.int(),
  slug: z.string(),
  name: z.string(),
  code: z.int(),
  provincePlate: z.int(),
  province: z.string(),
  towns: z.int(),
  villas: z.int(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AdminDistrict = z.infer<typeof AdminDistrict>;

export const DistrictPageAnswer = pageOf(AdminDistrict);

/** GET /v1/admin/districts/select: every ilçe, for pickers, in Turkish order. */
const DistrictChoice = z.object({
  id: z.int(),
  district_id: z.int(),
  name: z.string(),
  province: z.string(),
  provincePlate: z.int(),
  code: z.int(),
});
export const DistrictChoices = pageOf(DistrictChoice);

const districtFields = {
  name: line(2, 80),
  slug: SlugInput,
  provincePlate: z.int().min(1, 'Plaka kodu 1-81 arasıdır.').max(81, 'Plaka kodu 1-81 arasıdır.'),
  code: z.int().min(1).max(999_999),
};

/** POST /v1/admin/districts. 409 SLUG_TAKEN, CODE_TAKEN. */
export const CreateDistrictInput = z.strictObject({
  ...districtFields,
  slug: districtFields.slug.optional(),
});
export type CreateDistrictInput = z.infer<typeof CreateDistrictInput>;

/**
 * PUT /v1/admin/districts/{district_id}: fields left out are unchanged. 409 STALE_VERSION,
 * SLUG_TAKEN, CODE_TAKEN.
 */
export const UpdateDistrictInput = z.strictObject({
  version: VersionInput,
  ...z.object(districtFields).partial().shape,
});
export type UpdateDistrictInput = z.infer<typeof UpdateDistrictInput>;
