import * as z from 'zod';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { line, paragraph } from '#domain/wire/fields.ts';

/**
 * Input fields that regions, villa types and amenities share. Regions and types are both at
 * `/{slug}` and have the same kind of page.
 */

/** A part of an address, as `slugify` makes it. */
export const SlugInput = line(2, 80).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'Yalnız küçük harf, rakam ve tire kullanın (örnek: kas-merkez).',
);

/** Key of a stored picture, without width and extension: `pictures/0190…/Kalkan`. */
const PictureKeyInput = line(1, 120).regex(
  /^[\w-]+(?:\/[\w-]+)*$/,
  'Yüklenmiş bir resmin anahtarı bekleniyor.',
);

/** Position in a list that a clerk arranges; lower comes first. */
export const OrderInput = z
  .int('Tam sayı bekleniyor.')
  .min(0, 'Sıra 0 ya da daha büyük olmalı.')
  .max(100_000, 'Sıra en çok 100.000 olabilir.');

/** The texts and the picture that pages of regions and of villa types share. */
export const pageInputShape = {
  name: line(2, 80),
  /** Made from the name when left out. */
  slug: SlugInput,
  intro: paragraph(400),
  body: RichText,
  image: PictureKeyInput.nullable(),
  active: z.boolean(),
  order: OrderInput,
};
