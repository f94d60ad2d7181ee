import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';
import { type Place, placeLabel } from './labels.ts';

/** Kinds of places that guests look for around the house. */
export const NEARBY_KINDS = [
  'market',
  'pharmacy',
  'hospital',
  'beach',
  'restaurant',
  'bus',
  'bank',
  'fuel',
  'other',
] as const;
type NearbyKind = (typeof NEARBY_KINDS)[number];

export const NEARBY_LABELS: Readonly<Record<NearbyKind, string>> = {
  market: 'Market',
  pharmacy: 'Eczane',
  hospital: 'Hastane, sağlık ocağı',
  beach: 'Plaj',
  restaurant: 'Restoran',
  bus: 'Otobüs, dolmuş durağı',
  bank: 'Banka, ATM',
  fuel: 'Benzinlik',
  other: 'Başka',
};

export const NearbyPlace = z
  .strictObject({
    kind: z.enum(NEARBY_KINDS),
    /** Empty: the kind says enough. */
    name: line(0, 80),
    metres: z.int().min(0, 'Mesafe eksi olamaz.').max(1_000_000),
  })
  .refine(({ kind, name }) => kind !== 'other' || name !== '', {
    path: ['name'],
    message: 'Neresi olduğunu yazın.',
  });
export type NearbyPlace = z.infer<typeof NearbyPlace>;

export const Nearby = z.array(NearbyPlace).max(20, 'En çok 20 yer olabilir.');

/** A nearby place as shown on the page of a stay; the distance in metres. */
type ShownNearby = { label: string; name: string; metres: number };

/** The kind of place that a distance on the villa's public page already covers. */
const SAME_AS: Partial<Record<Place, NearbyKind>> = {
  sea: 'beach',
  market: 'market',
  restaurant: 'restaurant',
  hospital: 'hospital',
};

/** By the words that a guest reads in Turkish. */
const KINDS_BY_LABEL: ReadonlyMap<string, NearbyKind | Place> = new Map([
  ...(['sea', 'centre', 'market', 'restaurant', 'hospital', 'airport'] as const).map(
    (place) => [placeLabel(place), place] as const,
  ),
  ...NEARBY_KINDS.map((kind) => [NEARBY_LABELS[kind], kind] as const),
]);

/** What a label of `listNearby` says; undefined of a name that the agency wrote. */
export const nearbyKindOf = (label: string): NearbyKind | Place | undefined =>
  KINDS_BY_LABEL.get(label);

/**
 * What is near a house, the nearest first: the places entered for its guests, and those distances
 * of the villa's page whose kind was not entered.
 */
export function listNearby(
  places: readonly NearbyPlace[],
  distances: readonly { place: Place; metres: number }[],
): ShownNearby[] {
  const named = new Set(places.map(({ kind }) => kind));
  const isSaid = (place: Place) => {
    const kind = SAME_AS[place];
    return kind !== undefined && named.has(kind);
  };
  return [
    ...places.map(({ kind, name, metres }) =>
      kind === 'other'
        ? { label: name, name: '', metres }
        : { label: NEARBY_LABELS[kind], name, metres },
    ),
    ...distances
      .filter(({ place }) => !isSaid(place))
      .map(({ place, metres }) => ({ label: placeLabel(place), name: '', metres })),
  ].toSorted((a, b) => a.metres - b.metres);
}
