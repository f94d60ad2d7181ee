import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { adviceRoutes } from '#worker/features/advice/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { admin } = apiClient<typeof adviceRoutes>('/').v1;

/** Unbookable nights of every villa, one page. */
export const adviceQuery = (skip: number) =>
  queryOptions({
    queryKey: ['villas', 'advice', skip],
    queryFn: () => admin.advice.$get({ query: { skip: String(skip) } }),
  });

/** The values to try on the last season; as typed, so possibly none yet. */
export type Tried = { minNights: number; percent: number };

export const villaAdviceQuery = (villaId: number, { minNights, percent }: Tried) =>
  queryOptions({
    queryKey: ['villas', villaId, 'advice', minNights, percent],
    queryFn: () =>
      admin.villas[':villa_id'].advice.$get({
        param: { villa_id: villaId },
        query: { minNights: String(minNights), percent: String(percent) },
      }),
    placeholderData: keepPreviousData,
  });
