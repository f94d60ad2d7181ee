import { z } from 'zod';

/**
 * A picture is named by its key, the path below `/media/` without width and extension:
 * `pictures/<random>/Gorunus-Iskele` for an upload, `scenes/<id>` for a drawn one.
 */
export const PictureKeySchema = z
  .string()
  .max(200, 'En çok 200 karakter olabilir.')
  .regex(/^(scenes|pictures)(\/[A-Za-z0-9_][A-Za-z0-9._-]*){1,2}$/, 'Geçerli bir resim seçin.');

/** The name a picture was stored under: transliterated and ending in `.jpg` (spec §5). */
export const pictureName = (key: string): string => `${key.slice(key.lastIndexOf('/') + 1)}.jpg`;

/** A drawn picture of 2:1; the smallest of its files is 800 px wide. */
export const isWidePicture = (key: string): boolean => key.startsWith('scenes/hero-');

/** Address of the small picture that lists show. */
export const thumbnailOf = (key: string): string =>
  `/media/${key}-${isWidePicture(key) ? 800 : 400}.avif`;
