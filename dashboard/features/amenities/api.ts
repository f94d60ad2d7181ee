import { queryOptions } from '@tanstack/react-query';
import type {
  ArrangeAmenitiesInput,
  CreateAmenityInput,
  UpdateAmenityInput,
} from '#domain/amenities/admin-schema.ts';
import type { adminAmenityRoutes } from '#worker/features/amenities/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const {
  listVillaFeatures,
  featurecategory,
  feature: amenity,
} = apiClient<typeof adminAmenityRoutes>('/').v1.admin;

export const amenitiesQuery = queryOptions({
  queryKey: ['features'],
  queryFn: () => listVillaFeatures.$get(),
});

const idOf = (id: number) => ({ param: { id } });

/** @throws ApiError `SLUG_TAKEN`, `UNKNOWN_CHOICE` */
export const createAmenity = (json: CreateAmenityInput) => amenity.$post({ json });

/** @throws ApiError `SLUG_TAKEN`, `UNKNOWN_CHOICE` */
export const updateAmenity = (id: number, json: UpdateAmenityInput) =>
  amenity[':id'].$put({ ...idOf(id), json });

/** @throws ApiError `NOT_FOUND` */
export const setAmenityActivity = (id: number, active: boolean) =>
  amenity.activity.$patch({ json: { id, active } });

/** `detach` removes it from its villas first. @throws ApiError `IN_USE` (names them) */
export const deleteAmenity = (id: number, detach: boolean) =>
  amenity[':id'].$delete({ ...idOf(id), query: detach ? { detach: '1' } : {} });

/** Null for a new category. @throws ApiError `NAME_TAKEN` */
export const saveCategory = (id: number | null, json: { name: string }) =>
  id === null
    ? featurecategory.$post({ json })
    : featurecategory[':id'].$put({ ...idOf(id), json });

/** @throws ApiError `IN_USE` (names its amenities) */
export const deleteCategory = (id: number) => featurecategory[':id'].$delete(idOf(id));

/** A new order of the categories, or of the amenities of one. @throws ApiError `UNKNOWN_CHOICE` */
export const arrange = (json: ArrangeAmenitiesInput) => featurecategory.order.$patch({ json });
