import type { Location } from './projection.ts';

const KM_A_DEGREE = 111.2;

/** Kilometres between two places in a straight line, exact enough for a few hundred of them. */
export function kilometresBetween(a: Location, b: Location): number {
  const [north, east] = [
    a.latitude - b.latitude,
    (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180),
  ];
  return Math.hypot(north, east) * KM_A_DEGREE;
}
