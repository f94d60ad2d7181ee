import { kilometresBetween } from '#domain/maps/distance.ts';
import type { Location } from '#domain/maps/projection.ts';

/** What a place by the water is. */
export const SHORE_KINDS = [
  'sand',
  'mixed',
  'pebble',
  'platform',
  'rocks',
  'lake',
  'harbour',
] as const;
type ShoreKind = (typeof SHORE_KINDS)[number];

/** A beach, a bay or a harbour near a region. */
export type ShorePlace = { name: string; kind: ShoreKind; latitude: number; longitude: number };

export const SHORE_LABELS: Record<ShoreKind, string> = {
  sand: 'kum plaj',
  mixed: 'kum ve çakıl plaj',
  pebble: 'çakıl plaj',
  platform: 'platform, iskele',
  rocks: 'kayalık koy',
  lake: 'göl kıyısı',
  harbour: 'liman',
};

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
