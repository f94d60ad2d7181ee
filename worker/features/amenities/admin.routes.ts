import * as z from 'zod';
import {
  AdminAmenity,
  AdminAmenityCategory,
  ArrangeAmenitiesInput,
  CreateAmenityCategoryInput,
  CreateAmenityInput,
  DeleteAmenityQuery,
  AmenityActivity,
  AmenityActivityInput,
  AmenityCategories,
  UpdateAmenityCategoryInput,
  UpdateAmenityInput,
} from '#domain/amenities/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { arrangeAmenities } from './arrange.ts';
import { deleteAmenity } from './delete-amenity.ts';
import { listCategoriesAndAmenities } from './queries.ts';
import {
  createAmenityCategory,
  deleteAmenityCategory,
  updateAmenityCategory,
} from './write-category.ts';
import { createAmenity, updateAmenity } from './write-amenity.ts';

export const adminAmenityRoutes = tagged('admin features', [
  route('catalogue.read', 'get /v1/admin/listVillaFeatures', {
    summary: 'Every category with its features and how many villas have each',
    answer: AmenityCategories,
    returns: "All of them, in the agency's order",
    handle: async ({ db }) => wholeList(await listCategoriesAndAmenities(db)),
  }),
  route('catalogue.write', 'patch /v1/admin/featurecategory/order', {
    summary: 'Put categories, or the features of one, in order',
    description: '422 UNKNOWN_CHOICE when one of them is gone or of another category.',
    json: ArrangeAmenitiesInput,
    answer: z.object({ arranged: z.int() }),
    returns: 'How many stand in order now',
    handle: async (deps, { body: input }, { actor }) => {
      await arrangeAmenities(deps, input, actor);
      return { arranged: input.ids.length };
    },
  }),
  route('catalogue.write', 'post /v1/admin/featurecategory', {
    summary: 'A new category of features',
    description: '409 NAME_TAKEN.',
    json: CreateAmenityCategoryInput,
    answer: AdminAmenityCategory,
    returns: 'The category, empty',
    status: 201,
    handle: (deps, { body }, { actor }) => createAmenityCategory(deps, body, actor),
  }),
  route('catalogue.write', 'put /v1/admin/featurecategory/{id}', {
    summary: 'Rename or move a category; fields left out stay',
    description: '404 NOT_FOUND, 409 NAME_TAKEN.',
    param: RowIdParam,
    json: UpdateAmenityCategoryInput,
    answer: AdminAmenityCategory,
    returns: 'The category with its features',
    handle: (deps, { param: { id }, body }, { actor }) =>
      updateAmenityCategory(deps, id, body, actor),
  }),
  route('catalogue.write', 'delete /v1/admin/featurecategory/{id}', {
    summary: 'Remove an empty category',
    description: '404 NOT_FOUND, 409 IN_USE (names its features).',
    param: RowIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param }, { actor }) => deleted(deleteAmenityCategory(deps, param.id, actor)),
  }),
  route('catalogue.write', 'post /v1/admin/feature', {
    summary: 'A new feature in a category',
    description: '409 SLUG_TAKEN, 422 UNKNOWN_CHOICE (no such category).',
    json: CreateAmenityInput,
    answer: AdminAmenity,
    returns: 'The feature',
    status: 201,
    handle: (deps, { body }, { actor }) => createAmenity(deps, body, actor),
  }),
  route('catalogue.write', 'patch /v1/admin/feature/activity', {
    summary: 'Show a feature to visitors or hide it; villas keep it',
    description: '404 NOT_FOUND.',
    json: AmenityActivityInput,
    answer: AmenityActivity,
    returns: 'The new value',
    handle: async (deps, { body: content }, { actor }) => {
      await updateAmenity(deps, content.id, { active: content.active }, actor);
      return content;
    },
  }),
  route('catalogue.write', 'put /v1/admin/feature/{id}', {
    summary: 'Change a feature; fields left out stay',
    description: '404 NOT_FOUND, 409 SLUG_TAKEN, 422 UNKNOWN_CHOICE (no such category).',
    param: RowIdParam,
    json: UpdateAmenityInput,
    answer: AdminAmenity,
    returns: 'The feature',
    handle: (deps, { param: { id }, body }, { actor }) => updateAmenity(deps, id, body, actor),
  }),
  route('catalogue.write', 'delete /v1/admin/feature/{id}', {
    summary: 'Remove a feature; with detach=1 also from the villas that have it',
    description: '404 NOT_FOUND, 409 IN_USE (names the villas) without detach.',
    param: RowIdParam,
    query: DeleteAmenityQuery,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param, query: { detach } }, { actor }) =>
      deleted(deleteAmenity(deps, param.id, detach, actor)),
  }),
]);
