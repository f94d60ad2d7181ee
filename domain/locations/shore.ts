import * as z from 'zod';
import { kilometresBetween } from '#domain/maps/distance.ts';
import type { Location } from '#domain/maps/projection.ts';
import { line } from '#domain/wire/fields.ts';

/** What a place by the water is. */
export const SHORE_KINDS = ['sand', 'pebble', 'platform', 'rocks', 'lake', 'harbour'] as const;
type ShoreKind = (typeof SHORE_KINDS)[number];

export const SHORE_LABELS: Record<ShoreKind, string> = {
  sand: 'kum plaj',
  pebble: 'çakıl plaj',
  platform: 'platform, iskele',
  rocks: 'kayalık koy',
  lake: 'göl, akarsu kıyısı',
  harbour: 'liman',
};

/** A beach, a bay or a harbour near a region; shown on its page and on maps. */
export const ShorePlace = z.strictObject({
  name: line(2, 60),
  kind: z.enum(SHORE_KINDS),
  latitude: z.number('Enlem bir sayı olmalı.').min(34, outside(34, 43)).max(43, outside(34, 43)),
  longitude: z.number('Boylam bir sayı olmalı.').min(25, outside(25, 46)).max(46, outside(25, 46)),
});
export type ShorePlace = z.infer<typeof ShorePlace>;

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

/** Places with their distance from the region's centre in metres, as the crow flies; nearest first. */
export const nearestShore = (
  places: readonly ShorePlace[],
  centre: Location,
): (ShorePlace & { metres: number })[] =>
  places
    .map((place) => ({ ...place, metres: Math.round(kilometresBetween(centre, place) * 10) * 100 }))
    .toSorted((a, b) => a.metres - b.metres);

/** Each place of several regions once, in their order: neighbours name the same beach. */
export const distinctShore = (
  regions: readonly { shore: readonly ShorePlace[] }[],
): ShorePlace[] => [
  ...new Map(
    regions
      .flatMap(({ shore }) => shore)
      .map((place) => [place.name.toLocaleLowerCase('tr'), place]),
  ).values(),
];
