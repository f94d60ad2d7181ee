import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  CreateVillaTypeInput,
  UpdateVillaTypeInput,
} from '#domain/villa-types/admin-schema.ts';
import type { adminVillaTypeRoutes } from '#worker/features/villa-types/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import { uponVersion } from '#dashboard/list/rows/row-version.ts';
import type { VillaTypeSearch } from './search.ts';

const { villatypes } = apiClient<typeof adminVillaTypeRoutes>('/').v1.admin;

/** Every query about villa types begins with this, other screens' pickers too. */
export const VILLA_TYPES = ['villatypes'] as const;
export const VILLA_TYPE_LISTS = [...VILLA_TYPES, 'list'] as const;

export const villaTypeRows = pagedList(VILLA_TYPE_LISTS, 10, (search: VillaTypeSearch, part) =>
  villatypes.$get({ query: { ...search, ...part } }),
);

export const villaTypeQuery = (id: string) =>
  queryOptions({
    queryKey: [...VILLA_TYPES, 'detail', id],
    queryFn: () => villatypes[':id'].$get({ param: { id } }),
  });

/** @throws ApiError `SLUG_TAKEN`, `SLUG_RESERVED` */
export const createVillaType = (json: CreateVillaTypeInput) => villatypes.$post({ json });

/** @throws ApiError `STALE_VERSION`, `SLUG_TAKEN`, `SLUG_RESERVED` */
export const updateVillaType = (id: number, json: UpdateVillaTypeInput) =>
  villatypes[':id'].$put({ param: { id }, json });

/** Shows or hides a type from its list. */
export const setVillaTypeActivity = (client: QueryClient, id: number, active: boolean) =>
  uponVersion(client, VILLA_TYPE_LISTS, id, (version) => updateVillaType(id, { version, active }));

/** @throws ApiError `IN_USE` (names the villas) */
export const deleteVillaType = (id: number) => villatypes[':id'].$delete({ param: { id } });
