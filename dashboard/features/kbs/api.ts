import type { KbsFacilityInput, KbsFacilityUpdate } from '#domain/kbs/admin-schema.ts';
import type { kbsRoutes } from '#worker/features/kbs/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { wholeList } from '#dashboard/list/list-source.ts';

const { facilities } = apiClient<typeof kbsRoutes>('/').v1.admin.kbs;

export const FACILITIES = ['kbs-facilities'] as const;

export const facilityRows = wholeList(FACILITIES, () => facilities.$get());

/** @throws ApiError `FACILITY_TAKEN`, `VALIDATION` */
export const createFacility = (json: KbsFacilityInput) => facilities.$post({ json });

/** @throws ApiError `STALE_VERSION`, `VALIDATION` */
export const updateFacility = (id: string, json: KbsFacilityUpdate) =>
  facilities[':id'].$put({ param: { id }, json });

/** @throws ApiError `IN_USE` */
export const deleteFacility = (id: string) => facilities[':id'].$delete({ param: { id } });

export const testFacility = (id: string) => facilities[':id'].test.$post({ param: { id } });
