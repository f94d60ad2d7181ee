import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import {
  AdminTownDetail,
  CreateTownInput,
  TownChoices,
  TownListQuery,
  TownPageAnswer,
  UpdateTownInput,
} from '#domain/locations/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createTown } from './create-town.ts';
import { deleteTown } from './delete-town.ts';
import { toTownDetail } from '../present.ts';
import { findTownRow, listTownChoices, listTownRows } from './town-queries.ts';
import { updateTown } from './update-town.ts';

const tags = ['admin places'];

const TownIdParam = z.object({ town_id: z.string().max(100) });

const listRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/towns',
  tags,
  summary: 'Regions, 10 a page, with the number of villas in each',
  request: { query: TownListQuery },
  responses: { 200: answer(TownPageAnswer, 'One page') },
});

const selectRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/towns/select',
  tags,
  summary: 'Every region for a picker, in Turkish order',
  responses: { 200: answer(TownChoices, 'All of them') },
});

const showRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/showtown/{id}',
  tags,
  summary: 'One region with the text of its page',
  description: '`ETag` is its version. 404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(AdminTownDetail, 'The region') },
});

const createTownRoute = route('catalogue.write', {
  method: 'post',
  path: '/v1/admin/towns',
  tags,
  summary: 'A new region and its page at /{slug}',
  description: '409 SLUG_TAKEN, 422 SLUG_RESERVED, 422 UNKNOWN_CHOICE (no such district).',
  request: { body: jsonBody(CreateTownInput) },
  responses: { 201: answer(AdminTownDetail, 'The region') },
});

const updateTownRoute = route('catalogue.write', {
  method: 'put',
  path: '/v1/admin/towns/{town_id}',
  tags,
  summary: 'Change a region; fields left out stay',
  description:
    '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 SLUG_TAKEN, 422 SLUG_RESERVED, 422 UNKNOWN_CHOICE.',
  request: { params: TownIdParam, body: jsonBody(UpdateTownInput) },
  responses: { 200: answer(AdminTownDetail, 'The region, its version raised') },
});

const deleteTownRoute = route('catalogue.write', {
  method: 'delete',
  path: '/v1/admin/towns/{town_id}',
  tags,
  summary: 'Remove a region that no villa lies in',
  description: '404 NOT_FOUND, 409 IN_USE (names the villas).',
  request: { params: TownIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

export const adminTownRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const page = await listTownRows(c.get('deps').db, query);
    return c.json({ content: { ...page, skip, take } }, 200);
  })
  .openapi(selectRoute, async (c) =>
    c.json({ content: wholeList(await listTownChoices(c.get('deps').db)) }, 200),
  )
  .openapi(showRoute, async (c) => {
    const row = await findTownRow(c.get('deps').db, rowId(c.req.valid('param').id));
    if (row === null) throw notFound('Böyle bir bölge yok.');
    tagVersion(c, row);
    return c.json({ content: toTownDetail(row) }, 200);
  })
  .openapi(createTownRoute, async (c) => {
    const deps = c.get('deps');
    const content = await createTown(deps, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 201);
  })
  .openapi(updateTownRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').town_id);
    const content = await updateTown(deps, id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(deleteTownRoute, async (c) => {
    const deps = c.get('deps');
    await deleteTown(deps, rowId(c.req.valid('param').town_id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
