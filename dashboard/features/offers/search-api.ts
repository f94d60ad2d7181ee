import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Day } from '#domain/values/dates.ts';
import type { searchRoutes } from '#worker/features/search/public.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { v1, v2 } = apiClient<typeof searchRoutes>('/');

/** Most villas shown at once; filters find others. */
const FOUND_SHOWN = 60;

/** The wishes of a customer on the phone. */
export type StayQuestion = {
  checkIn: Day | '';
  checkOut: Day | '';
  adults: number;
  children: number;
  babies: number;
  /** Slug of a region; empty: anywhere. */
  town: string;
};

/** Every region that villas are in. */
export const searchOptionsQuery = queryOptions({
  queryKey: ['search', 'options'],
  queryFn: () => v1.search.options.$get({ query: {} }),
  staleTime: 5 * 60_000,
});

export function freeVillasQuery({ checkIn, checkOut, town, ...people }: StayQuestion) {
  const isWhole = checkIn !== '' && checkOut > checkIn && people.adults > 0;
  const query = {
    checkin: checkIn,
    checkout: checkOut,
    adults: String(people.adults),
    children: String(people.children || 0),
    babies: String(people.babies || 0),
    ...(town && { town }),
    sort: 'price' as const,
    take: String(FOUND_SHOWN),
  };
  return queryOptions({
    queryKey: ['search', 'free', query],
    queryFn: isWhole ? () => v2.search.$get({ query }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
