import type { Day } from '#domain/values/dates.ts';
import {
  oneOf,
  searchDay,
  searchId,
  searchOf,
  searchText,
  textUpTo,
} from '#dashboard/list/filters/list-search.ts';

/** Pixels of a day: a season at a glance, two months, two weeks with names in full. */
export const ZOOMS = { far: 11, mid: 28, near: 48 } as const;
export type Zoom = keyof typeof ZOOMS;

const searchSwitch = (raw: unknown) => oneOf('1')(String(raw));

/** The calendar as its address names it. */
export const parseOccupancySearch = searchOf({
  /** Villa by name or code. */
  q: searchText,
  town_id: searchId,
  owner_id: searchId,
  /** Only villas free in all these nights; half of the pair asks nothing yet. */
  free_from: searchDay,
  free_to: searchDay,
  /** Only villas with room for so many, with all of these amenities, up to so many lira a night. */
  persons: searchId,
  features: textUpTo(400),
  price: searchId,
  /** What nights cost is shown. */
  prices: searchSwitch,
  /** Open work in the houses is marked. */
  tasks: searchSwitch,
  /** The first day shown. */
  from: searchDay,
  zoom: oneOf(...(Object.keys(ZOOMS) as Zoom[])),
});
export type OccupancySearch = ReturnType<typeof parseOccupancySearch>;

/** The requested free nights, once both ends are valid and in order. */
export function freeRange({ free_from, free_to }: OccupancySearch): { from: Day; to: Day } | null {
  if (free_from === undefined || free_to === undefined || free_from >= free_to) return null;
  return { from: free_from, to: free_to };
}

export function countFilters(search: OccupancySearch): number {
  const { q, town_id, owner_id, free_from, free_to, persons, features, price } = search;
  const given = [q, town_id, owner_id, free_from ?? free_to, persons, features, price];
  return given.filter((value) => value !== undefined).length;
}
