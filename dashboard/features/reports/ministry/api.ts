import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MinistryWarningCode } from '#domain/reports/ministry/schema.ts';
import type { TakedownEnd, TakedownInput } from '#domain/villas/takedown-schema.ts';
import type { permitRoutes } from '#worker/features/permits/admin.routes.ts';
import type { adminMinistryRoutes } from '#worker/features/reports/ministry/admin.routes.ts';
import type { adminVillaRoutes } from '#worker/features/villas/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { ministry } = apiClient<typeof adminMinistryRoutes>('/').v1.admin.reports;
const { activity } = apiClient<typeof adminVillaRoutes>('/').v1.admin.villas;

export const MINISTRY = ['ministry'] as const;

const { permits, takedowns, villas } = apiClient<typeof permitRoutes>('/').v1.admin;

/** Houses that permits keep off, or soon will, and the takedown orders. */
export const permitsQuery = queryOptions({
  queryKey: [...MINISTRY, 'permits'],
  queryFn: () => permits.$get(),
});

export const takeDown = (id: string, json: TakedownInput) =>
  villas[':id'].takedown.$post({ param: { id }, json });

/** @throws ApiError `STALE_VERSION` when it has ended */
export const endTakedown = (id: string, json: TakedownEnd) =>
  takedowns[':id'].end.$post({ param: { id }, json });

export const LISTING_ROWS = 50;

export const listingsQuery = (month: string, page: number) =>
  queryOptions({
    queryKey: [...MINISTRY, 'listings', month, page],
    queryFn: () => {
      const rows = { skip: String((page - 1) * LISTING_ROWS), take: String(LISTING_ROWS) };
      return ministry.rows.$get({ query: { month, ...rows } });
    },
    placeholderData: keepPreviousData,
  });

export const warningsQuery = (code: MinistryWarningCode | undefined) =>
  queryOptions({
    queryKey: [...MINISTRY, 'warnings', code],
    queryFn: () => ministry.warnings.$get({ query: code ? { code } : {} }),
    placeholderData: keepPreviousData,
  });

/** Puts a villa on sale or takes it off; it holds on the site at once. @throws ApiError `PERMIT_REQUIRED` */
export const setVillaActivity = (id: number, active: boolean) =>
  activity.$patch({ json: { id, active } });
