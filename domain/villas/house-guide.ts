import * as z from 'zod';
import { line, paragraph } from '#domain/wire/fields.ts';

/** A picture of the guide: a file below `guides/`, which has no public address. */
export const GuidePicture = z.strictObject({
  key: z
    .string()
    .max(140)
    .regex(/^guides\/[\w-]{10,60}\/[\w.-]{1,60}$/, 'Resmi yeniden yükleyin.')
    .meta({ example: 'guides/0190c2f4-5d2e-7a11-8c3b-1f2e3d4c5b6a/Kombi' }),
  /** Pixels, upright. */
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
});
export type GuidePicture = z.infer<typeof GuidePicture>;

/** How something in the house works: the boiler, the pool, where the rubbish goes. */
const GuidePart = z.strictObject({
  title: line(1, 80),
  text: paragraph(1500),
  picture: GuidePicture.nullable(),
});
type GuidePart = z.infer<typeof GuidePart>;

export const HouseGuide = z.array(GuidePart).max(20, 'En çok 20 bölüm olabilir.');
export type HouseGuide = z.infer<typeof HouseGuide>;

/** The id of a picture's file: the unique part of its key. */
export const guidePictureId = ({ key }: Pick<GuidePicture, 'key'>): string =>
  key.split('/')[1] ?? '';
