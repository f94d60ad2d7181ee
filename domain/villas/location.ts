import type { Location } from '#domain/maps/projection.ts';

/** Metres around the shown place within which a villa lies: half the diagonal of its cell. */
export const LOCATION_RADIUS = 800;

/** Two decimals are about a kilometre: where the villa is, not which gate to ring at. */
const toKilometre = (degrees: number) => Math.round(degrees * 100) / 100;

/** All that anybody is told of where a villa is before it is paid for; null when it is not known. */
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
