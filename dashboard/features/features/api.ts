import { queryOptions } from '@tanstack/react-query';
import type {
  ArrangeFeaturesInput,
  CreateFeatureInput,
  UpdateFeatureInput,
} from '#domain/features/admin-schema.ts';
import type { adminFeatureRoutes } from '#worker/features/features/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { listVillaFeatures, featurecategory, feature } =
  apiClient<typeof adminFeatureRoutes>('/').v1.admin;

/** Every category with its features, in the agency's order. */
export const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: () => contentOf(listVillaFeatures.$get()),
});

const idOf = (id: number) => ({ param: { id: String(id) } });

/** @throws ApiError `SLUG_TAKEN`, `UNKNOWN_CHOICE` */
export const createFeature = (json: CreateFeatureInput) => contentOf(feature.$post({ json }));

/** @throws ApiError `SLUG_TAKEN`, `UNKNOWN_CHOICE` */
export const updateFeature = (id: number, json: UpdateFeatureInput) =>
  contentOf(feature[':id'].$put({ ...idOf(id), json }));

/** @throws ApiError `NOT_FOUND` */
export const setFeatureActivity = (id: number, active: boolean) =>
  contentOf(feature.activity.$patch({ json: { id, active } }));

/** `detach` takes it off the villas that have it first. @throws ApiError `IN_USE` (names them) */
export const deleteFeature = (id: number, detach: boolean) =>
  contentOf(feature[':id'].$delete({ ...idOf(id), query: detach ? { detach: '1' } : {} }));

/** Null for a new category. @throws ApiError `NAME_TAKEN` */
export const saveCategory = (id: number | null, json: { name: string }) =>
  id === null
    ? contentOf(featurecategory.$post({ json }))
    : contentOf(featurecategory[':id'].$put({ ...idOf(id), json }));

/** @throws ApiError `IN_USE` (names its features) */
export const deleteCategory = (id: number) => contentOf(featurecategory[':id'].$delete(idOf(id)));

/** Categories, or the features of one, as they shall stand. @throws ApiError `UNKNOWN_CHOICE` */
export const arrange = (json: ArrangeFeaturesInput) =>
  contentOf(featurecategory.order.$patch({ json }));
