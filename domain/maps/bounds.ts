import type { Bounds } from './projection.ts';

/** Reads `29.36,36.2,29.48,36.31`: west, south, east, north in degrees; null for anything else. */
export function parseBounds(text: string): Bounds | null {
  if (!/^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/.test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  return west < east && south < north ? { west, south, east, north } : null;
}

const down = (degrees: number) => Math.floor(degrees * 1_000) / 1_000;
const up = (degrees: number) => Math.ceil(degrees * 1_000) / 1_000;

/**
 * Writes them with three decimals, about 100 metres, rounded outwards so that nothing is cut off.
 */
export const formatBounds = ({ west, south, east, north }: Bounds): string =>
  [down(west), down(south), up(east), up(north)].join(',');
