import * as z from 'zod';
import { queryFlag } from '#domain/wire/list-query.ts';
import { OrderInput, SlugInput } from '#domain/locations/places-input.ts';
import { line } from '#domain/wire/fields.ts';

export const AdminAmenity = z.object({
  id: z.int(),
  categoryId: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Offered as a filter on the listing. */
  filterable: z.boolean(),
  /** Inactive amenities stay assigned to their villas and are hidden from visitors. */
  active: z.boolean(),
  order: z.int(),
  /** Villas that have it, whether on sale or not. */
  villas: z.int(),
});
export type AdminAmenity = z.infer<typeof AdminAmenity>;

export const AdminAmenityCategory = z.object({
  id: z.int(),
  name: z.string(),
  order: z.int(),
  features: z.array(AdminAmenity),
});
export type AdminAmenityCategory = z.infer<typeof AdminAmenityCategory>;

/** GET /v1/admin/listVillaFeatures: every category with its amenities, in the agency's order. */
export const AmenityCategories = z.object({
  items: z.array(AdminAmenityCategory),
  total: z.int(),
  skip: z.int(),
  take: z.int(),
});

/** POST /v1/admin/featurecategory; last when `order` is left out. 409 NAME_TAKEN. */
export const CreateAmenityCategoryInput = z.strictObject({
  name: line(2, 60),
  order: OrderInput.optional(),
});
export type CreateAmenityCategoryInput = z.infer<typeof CreateAmenityCategoryInput>;

/** PUT /v1/admin/featurecategory/{id}: fields left out stay. 409 NAME_TAKEN. */
export const UpdateAmenityCategoryInput = z.strictObject({
  name: line(2, 60).optional(),
  order: OrderInput.optional(),
});
export type UpdateAmenityCategoryInput = z.infer<typeof UpdateAmenityCategoryInput>;

/**
 * PATCH /v1/admin/featurecategory/order: the new order of the categories, or of the amenities of
 * one category.
 */
export const ArrangeAmenitiesInput = z.strictObject({
  /** Left out: the ids are categories. Given: they are amenities of this category. */
  categoryId: z.int().min(1).max(999_999_999).optional(),
  ids: z
    .array(z.int().min(1).max(999_999_999))
    .min(1, 'En az bir kayıt olmalı.')
    .max(500, 'En çok 500 kayıt sıralanabilir.')
    .refine((ids) => new Set(ids).size === ids.length, 'Bir kayıt iki kez yazılmış.'),
});
export type ArrangeAmenitiesInput = z.infer<typeof ArrangeAmenitiesInput>;

const fields = {
  categoryId: z.int().min(1).max(999_999_999),
  name: line(2, 60),
  slug: SlugInput,
  filterable: z.boolean(),
  active: z.boolean(),
  order: OrderInput,
};

/** POST /v1/admin/feature; slug from the name. 409 SLUG_TAKEN, 422 UNKNOWN_CHOICE (no such category). */
export const CreateAmenityInput = z.strictObject({
  ...fields,
  slug: fields.slug.optional(),
  filterable: fields.filterable.default(false),
  active: fields.active.default(true),
  order: fields.order.optional(),
});
export type CreateAmenityInput = z.infer<typeof CreateAmenityInput>;

/** PUT /v1/admin/feature/{id}: fields left out stay. 409 SLUG_TAKEN, 422 UNKNOWN_CHOICE. */
export const UpdateAmenityInput = z.strictObject(z.object(fields).partial().shape);
export type UpdateAmenityInput = z.infer<typeof UpdateAmenityInput>;

/** PATCH /v1/admin/feature/activity; answers the same. 404 NOT_FOUND. */
export const AmenityActivityInput = z.strictObject({
  id: z.int().min(1).max(999_999_999),
  active: z.boolean(),
});
export const AmenityActivity = z.object({ id: z.int(), active: z.boolean() });

/** DELETE /v1/admin/feature/{id}?detach=1 takes it off the villas that have it first. */
export const DeleteAmenityQuery = z.object({ detach: queryFlag.default(false) });
