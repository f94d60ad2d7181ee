import { z } from '@hono/zod-openapi';
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
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
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

const tags = ['admin features'];

const listRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/listVillaFeatures',
  tags,
  summary: 'Every category with its features and how many villas have each',
  responses: { 200: answer(AmenityCategories, "All of them, in the agency's order") },
});

const arrangeRoute = route('catalogue.write', {
  method: 'patch',
  path: '/v1/admin/featurecategory/order',
  tags,
  summary: 'Put categories, or the features of one, in order',
  description: '422 UNKNOWN_CHOICE when one of them is gone or of another category.',
  request: { body: jsonBody(ArrangeAmenitiesInput) },
  responses: { 200: answer(z.object({ arranged: z.int() }), 'How many stand in order now') },
});

const createCategoryRoute = route('catalogue.write', {
  method: 'post',
  path: '/v1/admin/featurecategory',
  tags,
  summary: 'A new category of features',
  description: '409 NAME_TAKEN.',
  request: { body: jsonBody(CreateAmenityCategoryInput) },
  responses: { 201: answer(AdminAmenityCategory, 'The category, empty') },
});

const updateCategoryRoute = route('catalogue.write', {
  method: 'put',
  path: '/v1/admin/featurecategory/{id}',
  tags,
  summary: 'Rename or move a category; fields left out stay',
  description: '404 NOT_FOUND, 409 NAME_TAKEN.',
  request: { params: EventIdParam, body: jsonBody(UpdateAmenityCategoryInput) },
  responses: { 200: answer(AdminAmenityCategory, 'The category with its features') },
});

const deleteCategoryRoute = route('catalogue.write', {
  method: 'delete',
  path: '/v1/admin/featurecategory/{id}',
  tags,
  summary: 'Remove an empty category',
  description: '404 NOT_FOUND, 409 IN_USE (names its features).',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

const createAmenityRoute = route('catalogue.write', {
  method: 'post',
  path: '/v1/admin/feature',
  tags,
  summary: 'A new feature in a category',
  description: '409 SLUG_TAKEN, 422 UNKNOWN_CHOICE (no such category).',
  request: { body: jsonBody(CreateAmenityInput) },
  responses: { 201: answer(AdminAmenity, 'The feature') },
});

const amenityActivityRoute = route('catalogue.write', {
  method: 'patch',
  path: '/v1/admin/feature/activity',
  tags,
  summary: 'Show a feature to visitors or hide it; villas keep it',
  description: '404 NOT_FOUND.',
  request: { body: jsonBody(AmenityActivityInput) },
  responses: { 200: answer(AmenityActivity, 'The new value') },
});

const updateAmenityRoute = route('catalogue.write', {
  method: 'put',
  path: '/v1/admin/feature/{id}',
  tags,
  summary: 'Change a feature; fields left out stay',
  description: '404 NOT_FOUND, 409 SLUG_TAKEN, 422 UNKNOWN_CHOICE (no such category).',
  request: { params: EventIdParam, body: jsonBody(UpdateAmenityInput) },
  responses: { 200: answer(AdminAmenity, 'The feature') },
});

const deleteAmenityRoute = route('catalogue.write', {
  method: 'delete',
  path: '/v1/admin/feature/{id}',
  tags,
  summary: 'Remove a feature; with detach=1 also from the villas that have it',
  description: '404 NOT_FOUND, 409 IN_USE (names the villas) without detach.',
  request: { params: EventIdParam, query: DeleteAmenityQuery },
  responses: { 200: answer(Deleted, 'It is gone') },
});

export const adminAmenityRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: wholeList(await listCategoriesAndAmenities(c.get('deps').db)) }, 200),
  )
  .openapi(arrangeRoute, async (c) => {
    const deps = c.get('deps');
    const input = c.req.valid('json');
    await arrangeAmenities(deps, input, actorOf(c));
    return c.json({ content: { arranged: input.ids.length } }, 200);
  })
  .openapi(createCategoryRoute, async (c) => {
    const deps = c.get('deps');
    const content = await createAmenityCategory(deps, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(updateCategoryRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').id);
    const content = await updateAmenityCategory(deps, id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteCategoryRoute, async (c) => {
    const deps = c.get('deps');
    await deleteAmenityCategory(deps, rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  })
  .openapi(createAmenityRoute, async (c) => {
    const deps = c.get('deps');
    const content = await createAmenity(deps, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(amenityActivityRoute, async (c) => {
    const deps = c.get('deps');
    const content = c.req.valid('json');
    await updateAmenity(deps, content.id, { active: content.active }, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(updateAmenityRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').id);
    const content = await updateAmenity(deps, id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteAmenityRoute, async (c) => {
    const deps = c.get('deps');
    const { detach } = c.req.valid('query');
    await deleteAmenity(deps, rowId(c.req.valid('param').id), detach, actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
