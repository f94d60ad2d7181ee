import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';
import { queryFlag } from '#domain/wire/list-query.ts';

/** The facts of a picture, wherever it is used; sizes are pixels of the upload after rotation. */
const pictureShape = {
  /** Path below `/media/` without width and extension; `<key>-400.avif` … `<key>-1280.jpg` exist. */
  key: z.string(),
  /** Transliterated file name ending in `.jpg`. */
  name: z.string(),
  /** Average colour, `#rrggbb`, shown until the picture has loaded. */
  color: z.string(),
  width: z.int(),
  height: z.int(),
  /** `/media/<key>-400.avif` */
  thumbnail: z.string(),
};

/** Alternative text of a picture. */
export const AltText = line(0, 200);

/** The room in a picture; empty while unknown. */
const PictureRoom = line(0, 40);

/**
 * POST /v1/admin/media: multipart `file`. A picture for a post, a team member, a region or a villa
 * type: save its `key` in their `image`. A picture that nothing refers to after a day is deleted.
 * Errors: TOO_LARGE (413), UNSUPPORTED_MEDIA_TYPE (415), IMAGE_TOO_LARGE, IMAGE_UNREADABLE (422).
 */
export const UploadedPicture = z.object(pictureShape);
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/**
 * POST /v1/admin/villas/image: multipart `villa_id`, `file`, `alt?`. The new picture is the last one.
 * Errors: as POST /v1/admin/media, NOT_FOUND (404), TOO_MANY (422).
 */
export const VillaImage = z.object({
  id: z.int(),
  villa_id: z.int(),
  ...pictureShape,
  alt: z.string(),
  room: z.string(),
  /** Ascending; the first picture is the cover. */
  position: z.int(),
});
export type VillaImage = z.infer<typeof VillaImage>;

/**
 * PATCH /v1/admin/villas/image/{id}: what is left out stays; answers the VillaImage.
 */
export const UpdateVillaImageInput = z
  .strictObject({ alt: AltText, room: PictureRoom })
  .partial()
  .refine((input) => Object.keys(input).length > 0, 'Değiştirilecek bir alan yazın.');
export type UpdateVillaImageInput = z.infer<typeof UpdateVillaImageInput>;

/**
 * DELETE /v1/admin/villas/image/{id}: with `undoable` the answer's `undo` restores it within ten
 * seconds, by POST /v1/admin/villas/image/undo. Errors: PICTURE_GONE (409) after that.
 */
export const DeleteVillaImageQuery = z.object({ undoable: queryFlag.optional() });
export const DeletedVillaImage = z.object({
  deleted: z.literal(true),
  undo: z.string().nullable(),
});
export const UndoVillaImageInput = z.strictObject({ token: z.string().max(2_000) });

/** Most pictures a villa may have. */
export const MAX_VILLA_IMAGES = 100;

/**
 * PUT /v1/admin/villas/image/updateorder: all pictures of the villa, the cover first. Answers the
 * same order. Errors: STALE_ORDER (409) when `ids` are not exactly the villa's current pictures.
 */
export const OrderVillaImagesInput = z.strictObject({
  villa_id: z.int().positive(),
  ids: z.array(z.int().positive()).min(1, 'En az bir resim olmalı.').max(MAX_VILLA_IMAGES),
});
export type OrderVillaImagesInput = z.infer<typeof OrderVillaImagesInput>;

/** The order after PUT /v1/admin/villas/image/updateorder; the first is the cover. */
export const VillaImageOrder = z.object({ villa_id: z.int(), ids: z.array(z.int()) });
