import type { Location } from '#domain/maps/projection.ts';

/** Metres around the shown location within which a villa lies: half the diagonal of its cell. */
export const LOCATION_RADIUS = 800;

/** Two decimals are about a kilometre: precise enough for the area, not for the house. */
const toKilometre = (degrees: number) => Math.round(degrees * 100) / 100;

/** The only location disclosed before payment; null when unknown. */
export const approximateLocation = ({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Location | null =>
  latitude === null || longitude === null
    ? null
    : { latitude: toKilometre(latitude), longitude: toKilometre(longitude) };
