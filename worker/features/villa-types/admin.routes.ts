import { notFound } from '#domain/errors.ts';
import {
  AdminVillaTypeDetail,
  CreateVillaTypeInput,
  UpdateVillaTypeInput,
  VillaTypeListQuery,
  VillaTypePageAnswer,
} from '#domain/villa-types/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { findVillaTypeRow, listVillaTypeRows } from './admin-queries.ts';
import { createVillaType } from './create-villa-type.ts';
import { deleteVillaType } from './delete-villa-type.ts';
import { toVillaTypeDetail, updateVillaType } from './update-villa-type.ts';

const tags = ['admin places'];

const listRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/villatypes',
  tags,
  summary: 'Villa types, 10 a page, with the number of villas of each',
  request: { query: VillaTypeListQuery },
  responses: { 200: answer(VillaTypePageAnswer, 'One page') },
});

const detailRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/villatypes/{id}',
  tags,
  summary: 'One villa type with the text of its page',
  description: '`ETag` is its version. 404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(AdminVillaTypeDetail, 'The villa type') },
});

const createTypeRoute = route('catalogue.write', {
  method: 'post',
  path: '/v1/admin/villatypes',
  tags,
  summary: 'A new villa type and its page at /{slug}',
  description: '409 SLUG_TAKEN, 422 SLUG_RESERVED.',
  request: { body: jsonBody(CreateVillaTypeInput) },
  responses: { 201: answer(AdminVillaTypeDetail, 'The villa type') },
});

const updateTypeRoute = route('catalogue.write', {
  method: 'put',
  path: '/v1/admin/villatypes/{id}',
  tags,
  summary: 'Change a villa type; fields left out stay',
  description:
    '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 SLUG_TAKEN, 422 SLUG_RESERVED.',
  request: { params: EventIdParam, body: jsonBody(UpdateVillaTypeInput) },
  responses: { 200: answer(AdminVillaTypeDetail, 'The villa type, its version raised') },
});

const deleteTypeRoute = route('catalogue.write', {
  method: 'delete',
  path: '/v1/admin/villatypes/{id}',
  tags,
  summary: 'Remove a villa type that no villa is of',
  description: '404 NOT_FOUND, 409 IN_USE (names the villas).',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

export const adminVillaTypeRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const page = await listVillaTypeRows(c.get('deps').db, query);
    return c.json({ content: { ...page, skip, take } }, 200);
  })
  .openapi(detailRoute, async (c) => {
    const row = await findVillaTypeRow(c.get('deps').db, rowId(c.req.valid('param').id));
    if (row === null) throw notFound('Böyle bir villa tipi yok.');
    tagVersion(c, row);
    return c.json({ content: toVillaTypeDetail(row) }, 200);
  })
  .openapi(createTypeRoute, async (c) => {
    const deps = c.get('deps');
    const content = await createVillaType(deps, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 201);
  })
  .openapi(updateTypeRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').id);
    const content = await updateVillaType(deps, id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(deleteTypeRoute, async (c) => {
    const deps = c.get('deps');
    await deleteVillaType(deps, rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
