import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { adviceRoutes } from '#worker/features/advice/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { admin } = apiClient<typeof adviceRoutes>('/').v1;

/** Nights that nobody can book, of every villa, a page of them. */
export const adviceQuery = (skip: number) =>
  queryOptions({
    queryKey: ['villas', 'advice', skip],
    queryFn: () => contentOf(admin.advice.$get({ query: { skip: String(skip) } })),
  });

/** What to try on the last season; as typed, so maybe none yet. */
export type Tried = { minNights: number; percent: number };

/** What our data says of a villa's year. */
export const villaAdviceQuery = (villaId: number, { minNights, percent }: Tried) =>
  queryOptions({
    queryKey: ['villas', villaId, 'advice', minNights, percent],
    queryFn: () =>
      contentOf(
        admin.villas[':villa_id'].advice.$get({
          param: { villa_id: String(villaId) },
          query: { minNights: String(minNights), percent: String(percent) },
        }),
      ),
    placeholderData: keepPreviousData,
  });
