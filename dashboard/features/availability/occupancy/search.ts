import type { Day } from '#domain/values/dates.ts';
import {
  searchDay,
  searchId,
  searchOneOf,
  searchText,
} from '#dashboard/list/filters/list-search.ts';

/** Pixels of a day: a season at a glance, two months, two weeks with names in full. */
export const ZOOMS = { far: 11, mid: 28, near: 48 } as const;
export type Zoom = keyof typeof ZOOMS;

/** The calendar as its address names it. */
export type OccupancySearch = {
  /** Villa by name or code. */
  q?: string | undefined;
  town_id?: string | undefined;
  owner_id?: string | undefined;
  /** Only villas free in all these nights; half of the pair asks nothing yet. */
  free_from?: Day | undefined;
  free_to?: Day | undefined;
  /** Only villas with room for so many, with all of these amenities, up to so many lira a night. */
  persons?: string | undefined;
  features?: string | undefined;
  price?: string | undefined;
  /** What nights cost is shown. */
  prices?: '1' | undefined;
  /** Open work in the houses is marked. */
  tasks?: '1' | undefined;
  /** The first day shown. */
  from?: Day | undefined;
  zoom?: Zoom | undefined;
};

export function parseOccupancySearch(raw: Record<string, unknown>): OccupancySearch {
  return {
    q: searchText(raw.q),
    town_id: searchId(raw.town_id),
    owner_id: searchId(raw.owner_id),
    free_from: searchDay(raw.free_from),
    free_to: searchDay(raw.free_to),
    persons: searchId(raw.persons),
    features: searchText(raw.features, 400),
    price: searchId(raw.price),
    prices: searchSwitch(raw.prices),
    tasks: searchSwitch(raw.tasks),
    from: searchDay(raw.from),
    zoom: searchOneOf(raw.zoom, Object.keys(ZOOMS) as Zoom[]),
  };
}

const searchSwitch = (raw: unknown) => (raw === '1' || raw === 1 ? '1' : undefined);

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
