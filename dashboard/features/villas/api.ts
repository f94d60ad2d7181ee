import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  CreateVillaInput,
  ReplaceAmenitiesInput,
  UpdateVillaInput,
} from '#domain/villas/admin-schema.ts';
import type { UpdateBtransInput } from '#domain/villas/btrans-schema.ts';
import type { adminVillaRoutes } from '#worker/features/villas/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { VillaSearch } from './list/search.ts';

const { villas } = apiClient<typeof adminVillaRoutes>('/').v1.admin;

/** Every query about villas begins with this. */
export const VILLAS = ['villas'] as const;
/** The lists among them, for rows that change at once. */
export const VILLA_LISTS = [...VILLAS, 'list'] as const;

export const villaRows = pagedList(VILLA_LISTS, 20, (search: VillaSearch, part) =>
  villas.$get({ query: { ...search, ...part } }),
);

/** The first matches of a name, a code or a region, for the command palette. */
export const villaMatchesQuery = (typed: string) =>
  queryOptions({
    queryKey: [...VILLAS, 'matches', typed],
    queryFn: () => villas.$get({ query: { q: typed, skip: '0', take: '5' } }),
    enabled: typed.length >= 2,
    placeholderData: keepPreviousData,
  });

/** @throws ApiError `CAPACITY_RULE`, `UNKNOWN_CHOICE`, `CODE_TAKEN`, `SLUG_TAKEN` */
export const createVilla = (json: CreateVillaInput) => villas.$post({ json });

/** @throws ApiError `STALE_VERSION`, `SLUG_TAKEN`, `CODE_TAKEN`, `CAPACITY_RULE`, `UNKNOWN_CHOICE` */
export const updateVilla = (id: number, json: UpdateVillaInput) =>
  villas[':villa_id'].$put({ param: { villa_id: id }, json });

/** @throws ApiError `STALE_VERSION`, `UNKNOWN_CHOICE` */
export const replaceAmenities = (id: number, json: ReplaceAmenitiesInput) =>
  villas[':villa_id'].features.$put({ param: { villa_id: id }, json });

/** @throws ApiError `STALE_VERSION`, `VALIDATION` for an identity number that is none */
export const updateBtrans = (id: number, json: UpdateBtransInput) =>
  villas.btrans[':villa_id'].$put({ param: { villa_id: id }, json });

/** @throws ApiError `PERMIT_REQUIRED` */
export const setVillaActivity = (id: number, active: boolean) =>
  villas.activity.$patch({ json: { id, active } });

export const agreeInstant = (id: number, agreed: boolean) =>
  villas[':id'].instant.$patch({ param: { id }, json: { agreed } });

export const setVillaPopular = (id: number, popular: boolean) =>
  villas.setpopular.$patch({ json: { id, popular } });

export const setVillaOfMonth = (id: number, villaOfMonth: boolean) =>
  villas.setvillaofmonth.$patch({ json: { id, villaOfMonth } });

export const orderVillas = (items: { id: number; order: number }[]) =>
  villas.order.$patch({ json: { items } });

/** An address that shows the page of a villa for an hour, whether it is on sale or not. */
export const makePreviewLink = (id: number) => villas[':id'].preview.$post({ param: { id } });
