import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';
import { SHORE_KINDS } from './shore-places.ts';

/** A beach, a bay or a harbour near a region; shown on its page and on maps. */
export const ShorePlace = z.strictObject({
  name: line(2, 60),
  kind: z.enum(SHORE_KINDS),
  latitude: z.number('Enlem bir sayı olmalı.').min(34, outside(34, 43)).max(43, outside(34, 43)),
  longitude: z.number('Boylam bir sayı olmalı.').min(25, outside(25, 46)).max(46, outside(25, 46)),
});

export const ShorePlaces = z
  .array(ShorePlace)
  .max(12, 'En çok 12 yer olabilir.')
  .refine(
    (places) =>
      new Set(places.map(({ name }) => name.toLocaleLowerCase('tr'))).size === places.length,
    'Aynı yer iki kez yazılmış.',
  );

/** Türkiye and northern Cyprus: swapped coordinates fall outside. */
function outside(least: number, most: number): string {
  return `${least} ile ${most} arasında olmalı; enlem ve boylam yer değiştirmiş olabilir.`;
}
