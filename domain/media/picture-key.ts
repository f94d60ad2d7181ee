import * as z from 'zod';

/**
 * A picture is identified by its key, the path below `/media/` without width and extension:
 * `pictures/<random>/Gorunus-Iskele`.
 */
export const PictureKeySchema = z
  .string()
  .max(200, 'En çok 200 karakter olabilir.')
  .regex(/^pictures(\/[A-Za-z0-9_][A-Za-z0-9._-]*){1,2}$/, 'Geçerli bir resim seçin.')
  .meta({ example: 'pictures/0190c2f4/Gorunus' });

/**
 * The file name under which a picture was uploaded: transliterated and ending in `.jpg`.
 */
export const pictureName = (key: string): string => `${key.slice(key.lastIndexOf('/') + 1)}.jpg`;

/** Path of the small picture shown in lists. */
export const thumbnailOf = (key: string): string => `/media/${key}-400.avif`;
