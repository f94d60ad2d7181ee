import { PROVINCES } from '#domain/locations/provinces.ts';

/** Plate number and name of every province, as a Turkish reader looks them up. */
export const PROVINCE_CHOICES: readonly (readonly [plate: string, name: string])[] = PROVINCES.map(
  (name, at) => [String(at + 1), name] as const,
).toSorted(([, a], [, b]) => a.localeCompare(b, 'tr'));
