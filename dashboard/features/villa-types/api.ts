import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  CreateVillaTypeInput,
  UpdateVillaTypeInput,
} from '#domain/villa-types/admin-schema.ts';
import type { adminVillaTypeRoutes } from '#worker/features/villa-types/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { uponVersion } from '#dashboard/list/rows/row-version.ts';
import { PAGE_ROWS, type VillaTypeSearch } from './search.ts';

const { villatypes } = apiClient<typeof adminVillaTypeRoutes>('/').v1.admin;

/** Every query about villa types begins with this, other screens' pickers too. */
export const VILLA_TYPES = ['villatypes'] as const;
export const VILLA_TYPE_LISTS = [...VILLA_TYPES, 'list'] as const;

export function villaTypeListQuery(search: VillaTypeSearch) {
  return queryOptions({
    queryKey: [...VILLA_TYPE_LISTS, search],
    queryFn: () => contentOf(villatypes.$get({ query: toPageQuery(search, PAGE_ROWS) })),
    placeholderData: keepPreviousData,
  });
}

/** A part of the same list for a file, whatever page the screen shows. */
export const readVillaTypePart = (search: VillaTypeSearch, part: { skip: string; take: string }) =>
  contentOf(villatypes.$get({ query: { ...toPageQuery(search, PAGE_ROWS), ...part } }));

export function villaTypeQuery(id: string) {
  return queryOptions({
    queryKey: [...VILLA_TYPES, 'detail', id],
    queryFn: () => contentOf(villatypes[':id'].$get({ param: { id } })),
  });
}

/** @throws ApiError `SLUG_TAKEN`, `SLUG_RESERVED` */
export const createVillaType = (json: CreateVillaTypeInput) =>
  contentOf(villatypes.$post({ json }));

/** @throws ApiError `STALE_VERSION`, `SLUG_TAKEN`, `SLUG_RESERVED` */
export const updateVillaType = (id: number, json: UpdateVillaTypeInput) =>
  contentOf(villatypes[':id'].$put({ param: { id: String(id) }, json }));

/** Shows or hides a type from its list. */
export const setVillaTypeActivity = (client: QueryClient, id: number, active: boolean) =>
  uponVersion(client, VILLA_TYPE_LISTS, id, (version) => updateVillaType(id, { version, active }));

/** @throws ApiError `IN_USE` (names the villas) */
export const deleteVillaType = (id: number) =>
  contentOf(villatypes[':id'].$delete({ param: { id: String(id) } }));
