import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  CreateDistrictInput,
  CreateTownInput,
  UpdateDistrictInput,
  UpdateTownInput,
} from '#domain/locations/admin-schema.ts';
import type { adminDistrictRoutes } from '#worker/features/locations/districts/district-admin.routes.ts';
import type { adminTownRoutes } from '#worker/features/locations/towns/town-admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import { uponVersion } from '#dashboard/list/rows/row-version.ts';
import type { DistrictSearch, TownSearch } from './search.ts';

const { towns, showtown } = apiClient<typeof adminTownRoutes>('/').v1.admin;
const { districts, showdistrict } = apiClient<typeof adminDistrictRoutes>('/').v1.admin;

/** Every query about regions begins with this, other screens' pickers too. */
const TOWNS = ['towns'] as const;
const DISTRICTS = ['districts'] as const;
export const TOWN_LISTS = [...TOWNS, 'list'] as const;

/** A renamed district shows in its regions, a new region is counted in its own. */
export const PLACES = [TOWNS, DISTRICTS] as const;

export const townRows = pagedList(TOWN_LISTS, 10, (search: TownSearch, part) =>
  towns.$get({ query: { ...search, ...part } }),
);

export const townQuery = (id: string) =>
  queryOptions({
    queryKey: [...TOWNS, 'detail', id],
    queryFn: () => showtown[':id'].$get({ param: { id } }),
  });

/** @throws ApiError `SLUG_TAKEN`, `SLUG_RESERVED` */
export const createTown = (json: CreateTownInput) => towns.$post({ json });

/** @throws ApiError `STALE_VERSION`, `SLUG_TAKEN`, `SLUG_RESERVED` */
export const updateTown = (id: number, json: UpdateTownInput) =>
  towns[':town_id'].$put({ param: { town_id: id }, json });

export const setTownFlag = (
  client: QueryClient,
  id: number,
  flag: Pick<UpdateTownInput, 'active' | 'popular'>,
) => uponVersion(client, TOWN_LISTS, id, (version) => updateTown(id, { version, ...flag }));

/** @throws ApiError `IN_USE` (names the villas) */
export const deleteTown = (id: number) => towns[':town_id'].$delete({ param: { town_id: id } });

export const districtRows = pagedList([...DISTRICTS, 'list'], 10, (search: DistrictSearch, part) =>
  districts.$get({ query: { ...search, ...part } }),
);

export const districtQuery = (id: string) =>
  queryOptions({
    queryKey: [...DISTRICTS, 'detail', id],
    queryFn: () => showdistrict[':id'].$get({ param: { id } }),
  });

/** Every ilçe, for the picker of a region's form. */
export const districtChoicesQuery = queryOptions({
  queryKey: [...DISTRICTS, 'select'],
  queryFn: () => districts.select.$get(),
  staleTime: 5 * 60_000,
});

/** @throws ApiError `SLUG_TAKEN`, `CODE_TAKEN` */
export const createDistrict = (json: CreateDistrictInput) => districts.$post({ json });

/** @throws ApiError `STALE_VERSION`, `SLUG_TAKEN`, `CODE_TAKEN` */
export const updateDistrict = (id: number, json: UpdateDistrictInput) =>
  districts[':district_id'].$put({ param: { district_id: id }, json });

/** @throws ApiError `IN_USE` (names the regions and villas) */
export const deleteDistrict = (id: number) =>
  districts[':district_id'].$delete({ param: { district_id: id } });
