import { queryOptions } from '@tanstack/react-query';
import type { Occupancy } from '#domain/availability/admin-schema.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import type { officeTaskRoutes } from '#worker/features/house-tasks/office.routes.ts';
import type { adminTownRoutes } from '#worker/features/locations/towns/town-admin.routes.ts';
import type { searchRoutes } from '#worker/features/search/public.routes.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { DAYS, DAYS_BEFORE } from './grid/geometry.ts';
import { freeRange, type OccupancySearch } from './search.ts';

const { occupancy } = apiClient<typeof adminAvailabilityRoutes>('/').v1.admin;
const { housetasks } = apiClient<typeof officeTaskRoutes>('/').v1.admin;
const { towns } = apiClient<typeof adminTownRoutes>('/').v1.admin;
const { search } = apiClient<typeof searchRoutes>('/').v1;
const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

export type OccupiedVilla = Occupancy['items'][number];

/** Villas per query: those scrolled into view are loaded then. */
export const PAGE_VILLAS = 100;

/** How often the calendar is refetched, in milliseconds. */
const POLL_MS = 30_000;

export type OccupancyQuestion = Pick<
  OccupancySearch,
  'town_id' | 'owner_id' | 'free_from' | 'free_to' | 'persons' | 'features' | 'price' | 'prices'
> & {
  from: Day;
  /** Only these villas, where a name was typed. */
  villaIds: number[] | null;
};

/**
 * The query for a search: by default the days from a month back, unless the requested free nights
 * are outside that range.
 */
export function questionOf(
  search: OccupancySearch,
  today: Day,
  villaIds: number[] | null = null,
): OccupancyQuestion {
  const { town_id, owner_id, free_from, free_to, persons, features, price, prices } = search;
  const usual = addDays(today, -DAYS_BEFORE);
  const free = freeRange(search);
  const isBeyond = free !== null && (free.from < usual || free.to > addDays(usual, DAYS));
  return {
    town_id,
    owner_id,
    free_from,
    free_to,
    persons,
    features,
    price,
    prices,
    villaIds,
    from: search.from ?? (isBeyond ? addDays(free.from, -DAYS_BEFORE) : usual),
  };
}

export function occupancyPageQuery(question: OccupancyQuestion, page: number) {
  const { from, villaIds, town_id, owner_id, persons, features, price, prices } = question;
  const free = freeRange(question);
  const query = {
    from,
    to: addDays(from, DAYS),
    skip: String(page * PAGE_VILLAS),
    take: String(PAGE_VILLAS),
    town_id,
    owner_id,
    villa_ids: villaIds?.join(','),
    free_from: free?.from,
    free_to: free?.to,
    persons,
    features,
    max_nightly: price && String(Number(price) * 100),
    prices,
  };
  return queryOptions({
    queryKey: ['occupancy', query],
    queryFn: () => occupancy.$get({ query }),
    refetchInterval: POLL_MS,
  });
}

export const workQuery = (villaIds: readonly number[]) =>
  queryOptions({
    queryKey: ['house-tasks', 'marks', villaIds],
    queryFn: () => housetasks.marks.$get({ query: { villa_ids: villaIds.join(',') } }),
    refetchInterval: POLL_MS,
  });

/** The amenities to filter by, by their names on the site. */
export const amenityChoicesQuery = queryOptions({
  queryKey: ['search', 'options'],
  queryFn: () => search.options.$get({ query: {} }),
  staleTime: 5 * 60_000,
});

/** For staff only: an owner's few villas need no filter. */
export const townChoicesQuery = queryOptions({
  queryKey: ['towns', 'select'],
  queryFn: () => towns.select.$get(),
  staleTime: 5 * 60_000,
});

export const ownerChoicesQuery = queryOptions({
  queryKey: ['users', 'select'],
  queryFn: () => users.select.$get(),
  staleTime: 5 * 60_000,
});
