import { z } from '@hono/zod-openapi';
import {
  AdminFeature,
  AdminFeatureCategory,
  ArrangeFeaturesInput,
  CreateFeatureCategoryInput,
  CreateFeatureInput,
  DeleteFeatureQuery,
  FeatureActivity,
  FeatureActivityInput,
  FeatureCategories,
  UpdateFeatureCategoryInput,
  UpdateFeatureInput,
} from '#domain/features/admin-schema.ts';
import { actorOf } from '../../http/context.ts';
import { Deleted, DELETED } from '../../http/deleted.ts';
import { EventIdParam, rowId } from '../../http/path-params.ts';
import { answer, featureApp, jsonBody, route } from '../../http/route.ts';
import { wholeList } from '../../http/whole-list.ts';
import { catalogueChanged } from '../search/holder.ts';
import { arrangeFeatures } from './arrange.ts';
import { deleteFeature } from './delete-feature.ts';
import { listCategoriesAndFeatures } from './queries.ts';
import {
  createFeatureCategory,
  deleteFeatureCategory,
  updateFeatureCategory,
} from './write-category.ts';
import { createFeature, updateFeature } from './write-feature.ts';

const tags = ['admin features'];

const listRoute = route('admin', {
  method: 'get',
  path: '/v1/admin/listVillaFeatures',
  tags,
  summary: 'Every category with its features and how many villas have each',
  responses: { 200: answer(FeatureCategories, "All of them, in the agency's order") },
});

const arrangeRoute = route('admin', {
  method: 'patch',
  path: '/v1/admin/featurecategory/order',
  tags,
  summary: 'Put categories, or the features of one, in order',
  description: '422 UNKNOWN_CHOICE when one of them is gone or of another category.',
  request: { body: jsonBody(ArrangeFeaturesInput) },
  responses: { 200: answer(z.object({ arranged: z.int() }), 'How many stand in order now') },
});

const createCategoryRoute = route('admin', {
  method: 'post',
  path: '/v1/admin/featurecategory',
  tags,
  summary: 'A new category of features',
  description: '409 NAME_TAKEN.',
  request: { body: jsonBody(CreateFeatureCategoryInput) },
  responses: { 201: answer(AdminFeatureCategory, 'The category, empty') },
});

const updateCategoryRoute = route('admin', {
  method: 'put',
  path: '/v1/admin/featurecategory/{id}',
  tags,
  summary: 'Rename or move a category; fields left out stay',
  description: '404 NOT_FOUND, 409 NAME_TAKEN.',
  request: { params: EventIdParam, body: jsonBody(UpdateFeatureCategoryInput) },
  responses: { 200: answer(AdminFeatureCategory, 'The category with its features') },
});

const deleteCategoryRoute = route('admin', {
  method: 'delete',
  path: '/v1/admin/featurecategory/{id}',
  tags,
  summary: 'Remove an empty category',
  description: '404 NOT_FOUND, 409 IN_USE (names its features).',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

const createFeatureRoute = route('admin', {
  method: 'post',
  path: '/v1/admin/feature',
  tags,
  summary: 'A new feature in a category',
  description: '409 SLUG_TAKEN, 422 UNKNOWN_CHOICE (no such category).',
  request: { body: jsonBody(CreateFeatureInput) },
  responses: { 201: answer(AdminFeature, 'The feature') },
});

const featureActivityRoute = route('admin', {
  method: 'patch',
  path: '/v1/admin/feature/activity',
  tags,
  summary: 'Show a feature to visitors or hide it; villas keep it',
  description: '404 NOT_FOUND.',
  request: { body: jsonBody(FeatureActivityInput) },
  responses: { 200: answer(FeatureActivity, 'The new value') },
});

const updateFeatureRoute = route('admin', {
  method: 'put',
  path: '/v1/admin/feature/{id}',
  tags,
  summary: 'Change a feature; fields left out stay',
  description: '404 NOT_FOUND, 409 SLUG_TAKEN, 422 UNKNOWN_CHOICE (no such category).',
  request: { params: EventIdParam, body: jsonBody(UpdateFeatureInput) },
  responses: { 200: answer(AdminFeature, 'The feature') },
});

const deleteFeatureRoute = route('admin', {
  method: 'delete',
  path: '/v1/admin/feature/{id}',
  tags,
  summary: 'Remove a feature; with detach=1 also from the villas that have it',
  description: '404 NOT_FOUND, 409 IN_USE (names the villas) without detach.',
  request: { params: EventIdParam, query: DeleteFeatureQuery },
  responses: { 200: answer(Deleted, 'It is gone') },
});

export const adminFeatureRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: wholeList(await listCategoriesAndFeatures(c.get('deps').db)) }, 200),
  )
  .openapi(arrangeRoute, async (c) => {
    const deps = c.get('deps');
    const input = c.req.valid('json');
    await arrangeFeatures(deps, input, actorOf(c));
    catalogueChanged(deps);
    return c.json({ content: { arranged: input.ids.length } }, 200);
  })
  .openapi(createCategoryRoute, async (c) => {
    const deps = c.get('deps');
    const content = await createFeatureCategory(deps, c.req.valid('json'), actorOf(c));
    catalogueChanged(deps);
    return c.json({ content }, 201);
  })
  .openapi(updateCategoryRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').id);
    const content = await updateFeatureCategory(deps, id, c.req.valid('json'), actorOf(c));
    catalogueChanged(deps);
    return c.json({ content }, 200);
  })
  .openapi(deleteCategoryRoute, async (c) => {
    const deps = c.get('deps');
    await deleteFeatureCategory(deps, rowId(c.req.valid('param').id), actorOf(c));
    catalogueChanged(deps);
    return c.json({ content: DELETED }, 200);
  })
  .openapi(createFeatureRoute, async (c) => {
    const deps = c.get('deps');
    const content = await createFeature(deps, c.req.valid('json'), actorOf(c));
    catalogueChanged(deps);
    return c.json({ content }, 201);
  })
  .openapi(featureActivityRoute, async (c) => {
    const deps = c.get('deps');
    const content = c.req.valid('json');
    await updateFeature(deps, content.id, { active: content.active }, actorOf(c));
    catalogueChanged(deps);
    return c.json({ content }, 200);
  })
  .openapi(updateFeatureRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').id);
    const content = await updateFeature(deps, id, c.req.valid('json'), actorOf(c));
    catalogueChanged(deps);
    return c.json({ content }, 200);
  })
  .openapi(deleteFeatureRoute, async (c) => {
    const deps = c.get('deps');
    const { detach } = c.req.valid('query');
    await deleteFeature(deps, rowId(c.req.valid('param').id), detach, actorOf(c));
    catalogueChanged(deps);
    return c.json({ content: DELETED }, 200);
  });
