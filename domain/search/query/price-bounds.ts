import { averageNight } from '#domain/reservations/pricing/nightly.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { SearchQuery } from './query.ts';

type Bounds = Pick<SearchQuery, 'minPrice' | 'maxPrice' | 'minTotal' | 'maxTotal'>;

/** Whether a stay has to cost anything in particular. */
export const isBounded = ({ minPrice, maxPrice, minTotal, maxTotal }: Bounds): boolean =>
  minPrice !== undefined ||
  maxPrice !== undefined ||
  minTotal !== undefined ||
  maxTotal !== undefined;

/** Whether a stay lies within the bounds of its average night and of its total. */
export const isWithinBounds = (
  { minPrice, maxPrice, minTotal, maxTotal }: Bounds,
  total: Kurus,
  nights: number,
): boolean =>
  isBetween(averageNight(total, nights), minPrice, maxPrice) &&
  isBetween(total, minTotal, maxTotal);

export const isBetween = (
  price: Kurus,
  least: Kurus | undefined,
  most: Kurus | undefined,
): boolean => (least === undefined || price >= least) && (most === undefined || price <= most);
