import type { UploadedPicture, VillaImage } from '#domain/media/admin-schema.ts';
import { pictureName, thumbnailOf } from '#domain/media/picture-key.ts';
import type { StoredPicture } from './storage/store-picture.ts';
import type { VillaImageRow } from './queries.ts';

export function toUploadedPicture(stored: StoredPicture): UploadedPicture {
  return { ...stored, name: pictureName(stored.key), thumbnail: thumbnailOf(stored.key) };
}

export function toVillaImage({ villaId, ...row }: VillaImageRow): VillaImage {
  return {
    ...row,
    villa_id: villaId,
    name: pictureName(row.key),
    thumbnail: thumbnailOf(row.key),
  };
}
