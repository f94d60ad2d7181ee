import { queryOptions } from '@tanstack/react-query';
import type { adminAmenityRoutes } from '#worker/features/amenities/admin.routes.ts';
import type { adminDistrictRoutes } from '#worker/features/locations/districts/district-admin.routes.ts';
import type { adminTownRoutes } from '#worker/features/locations/towns/town-admin.routes.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import type { adminVillaTypeRoutes } from '#worker/features/villa-types/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

/** What a villa is chosen from. Administrators only; such lists change once in a while. */

const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;
const { towns } = apiClient<typeof adminTownRoutes>('/').v1.admin;
const { districts } = apiClient<typeof adminDistrictRoutes>('/').v1.admin;
const { villatypes } = apiClient<typeof adminVillaTypeRoutes>('/').v1.admin;
const { listVillaFeatures } = apiClient<typeof adminAmenityRoutes>('/').v1.admin;

const staleTime = 5 * 60_000;

export const ownerChoicesQuery = queryOptions({
  queryKey: ['users', 'select'],
  queryFn: () => users.select.$get(),
  staleTime,
});

export const townChoicesQuery = queryOptions({
  queryKey: ['towns', 'select'],
  queryFn: () => towns.select.$get(),
  staleTime,
});

export const districtChoicesQuery = queryOptions({
  queryKey: ['districts', 'select'],
  queryFn: () => districts.select.$get(),
  staleTime,
});

export const typeChoicesQuery = queryOptions({
  queryKey: ['villatypes', 'select'],
  queryFn: () => villatypes.$get({ query: { take: '100', order: 'name' } }),
  staleTime,
});

export const amenityChoicesQuery = queryOptions({
  queryKey: ['features', 'select'],
  queryFn: () => listVillaFeatures.$get(),
  staleTime,
});
