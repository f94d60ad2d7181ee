import * as z from 'zod';
import { orderOf, queryFlag, queryText } from '#domain/wire/list-query.ts';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { pageInputShape } from '#domain/locations/places-input.ts';
import { line, VersionInput } from '#domain/wire/fields.ts';

/** GET /v1/admin/villatypes, 10 a page. */
export const VillaTypeListQuery = z.object({
  ...pagingShape(10),
  order: orderOf(['order', 'name', 'villas', 'created']).default('order'),
  q: queryText.optional(),
  active: queryFlag.optional(),
});
export type VillaTypeListQuery = z.infer<typeof VillaTypeListQuery>;

export const AdminVillaType = z.object({
  id: z.int(),
  slug: z.string(),
  /** The short name in menus and filters. */
  name: z.string(),
  /** Title of its page; empty: the name. */
  heading: z.string(),
  intro: z.string(),
  /** Picture key. */
  image: z.string().nullable(),
  active: z.boolean(),
  order: z.int(),
  /** Villas of this type, whether on sale or not. */
  villas: z.int(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AdminVillaType = z.infer<typeof AdminVillaType>;

export const VillaTypePageAnswer = pageOf(AdminVillaType);

/** GET /v1/admin/villatypes/{id}: the row and the text of its page. */
export const AdminVillaTypeDetail = AdminVillaType.extend({ body: RichText });
export type AdminVillaTypeDetail = z.infer<typeof AdminVillaTypeDetail>;

const fields = { ...pageInputShape, heading: line(0, 120) };

/** POST /v1/admin/villatypes. 409 SLUG_TAKEN, 422 SLUG_RESERVED. */
export const CreateVillaTypeInput = z.strictObject({
  ...fields,
  slug: fields.slug.optional(),
  heading: fields.heading.default(''),
  intro: fields.intro.default(''),
  body: fields.body.default([]),
  image: fields.image.default(null),
  active: fields.active.default(true),
  /** Last when left out. */
  order: fields.order.optional(),
});
export type CreateVillaTypeInput = z.infer<typeof CreateVillaTypeInput>;

/** PUT /v1/admin/villatypes/{id}: fields left out are unchanged. 409 STALE_VERSION, SLUG_TAKEN. */
export const UpdateVillaTypeInput = z.strictObject({
  version: VersionInput,
  ...z.object(fields).partial().shape,
});
export type UpdateVillaTypeInput = z.infer<typeof UpdateVillaTypeInput>;
