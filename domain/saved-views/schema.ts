import * as z from 'zod';
import { pageOf } from '#domain/wire/paging.ts';
import { line } from '#domain/wire/fields.ts';

/** A screen of the dashboard by its route: `reservations`, `villas`, `templates-mail`. */
export const ScreenInput = line(2, 40).regex(
  /^[a-z]+(?:-[a-z]+)*$/,
  'Ekran adı küçük harf ve tireden oluşur.',
);

const Scalar = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);

/** Filters, order and columns of a list, as in the screen's address. */
export const ViewState = z
  .record(z.string().max(60), z.union([Scalar, z.array(Scalar).max(100)]))
  .refine((state) => Object.keys(state).length <= 60, 'Bir görünümde en çok 60 alan olabilir.')
  .refine((state) => JSON.stringify(state).length <= 8000, 'Görünüm çok büyük.');
export type ViewState = z.infer<typeof ViewState>;

/** GET /v1/admin/views?screen: own ones, and those that others of the same role share. */
export const SavedViewQuery = z.object({ screen: ScreenInput.optional() });

export const SavedView = z.object({
  id: z.int(),
  screen: z.string(),
  name: z.string(),
  shared: z.boolean(),
  /** False for a view shared by somebody else: it can be used but not changed. */
  mine: z.boolean(),
  owner: z.string(),
  state: ViewState,
  updated_at: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;
export const SavedViews = pageOf(SavedView);

/**
 * POST /v1/admin/views. 409 NAME_TAKEN; at most 50 for each person and screen, else 422 TOO_MANY.
 */
export const CreateSavedViewInput = z.strictObject({
  screen: ScreenInput,
  name: line(1, 60),
  shared: z.boolean().default(false),
  state: ViewState,
});
export type CreateSavedViewInput = z.infer<typeof CreateSavedViewInput>;

/** PUT /v1/admin/views/{id}: own ones; fields left out stay. 409 NAME_TAKEN. */
export const UpdateSavedViewInput = z.strictObject({
  name: line(1, 60).optional(),
  shared: z.boolean().optional(),
  state: ViewState.optional(),
});
export type UpdateSavedViewInput = z.infer<typeof UpdateSavedViewInput>;

/**
 * GET, PUT /v1/account/preferences/{screen}: a person's settings of a list; `columns` null: the
 * default.
 */
export const ScreenPreferences = z.strictObject({
  /** Ids of the shown columns, in their order. */
  columns: z.array(line(1, 60)).max(100).nullable(),
  /** Any other state of the screen: density, page size, order. */
  state: ViewState.default({}),
});
export type ScreenPreferences = z.infer<typeof ScreenPreferences>;
