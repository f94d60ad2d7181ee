import * as z from 'zod';
import type { Location } from '#domain/maps/projection.ts';

/** How exactly a villa's owner lets its place be shown before payment; `kilometre` unless they say otherwise. */
export const LOCATIONS_SHOWN = ['district', 'kilometre', 'half_kilometre', 'exact'] as const;

export const ShownLocation = z.enum(LOCATIONS_SHOWN);
export type ShownLocation = z.infer<typeof ShownLocation>;

export const SHOWN_LOCATIONS: Record<ShownLocation, string> = {
  district: 'Yalnız ilçe',
  kilometre: 'Yaklaşık 1 km',
  half_kilometre: 'Yaklaşık 500 m',
  exact: 'Evin kendi yeri',
};

/**
 * Cells of a degree, and the metres around the shown location within which a villa lies: half the
 * diagonal of its cell.
 */
const CELLS = {
  kilometre: { perDegree: 100, radius: 800 },
  half_kilometre: { perDegree: 200, radius: 400 },
  exact: { perDegree: 1_000_000, radius: 0 },
} as const;

type Located = {
  latitude: number | null;
  longitude: number | null;
  locationShown: ShownLocation;
};

/** The only location disclosed before payment; null when unknown, or not to be shown. */
export function shownLocation({ latitude, longitude, locationShown }: Located): Location | null {
  if (latitude === null || longitude === null || locationShown === 'district') return null;
  const { perDegree } = CELLS[locationShown];
  const round = (degrees: number) => Math.round(degrees * perDegree) / perDegree;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Metres; 0 for the house's own place. */
export const locationRadius = (shown: ShownLocation): number =>
  shown === 'district' ? CELLS.kilometre.radius : CELLS[shown].radius;
