import { z } from '@hono/zod-openapi';
import { notFound } from '#domain/errors.ts';
import {
  AdminDistrict,
  CreateDistrictInput,
  DistrictChoices,
  DistrictListQuery,
  DistrictPageAnswer,
  UpdateDistrictInput,
} from '#domain/locations/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { tagVersion } from '#worker/http/answers/etag.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { deleteDistrict } from './delete-district.ts';
import { findDistrictRow, listDistrictChoices, listDistrictRows } from './district-queries.ts';
import { createDistrict, updateDistrict } from './write-district.ts';

const tags = ['admin places'];

const DistrictIdParam = z.object({ district_id: z.string().max(100) });

const listRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/districts',
  tags,
  summary: 'Districts (ilçe), 10 a page, with the regions and villas in each',
  request: { query: DistrictListQuery },
  responses: { 200: answer(DistrictPageAnswer, 'One page') },
});

const selectRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/districts/select',
  tags,
  summary: 'Every district for a picker, in Turkish order',
  responses: { 200: answer(DistrictChoices, 'All of them') },
});

const showRoute = route('catalogue.read', {
  method: 'get',
  path: '/v1/admin/showdistrict/{id}',
  tags,
  summary: 'One district',
  description: '`ETag` is its version. 404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(AdminDistrict, 'The district') },
});

const createDistrictRoute = route('catalogue.write', {
  method: 'post',
  path: '/v1/admin/districts',
  tags,
  summary: 'A new district',
  description: '409 SLUG_TAKEN, 409 CODE_TAKEN (MERNİS code).',
  request: { body: jsonBody(CreateDistrictInput) },
  responses: { 201: answer(AdminDistrict, 'The district') },
});

const updateDistrictRoute = route('catalogue.write', {
  method: 'put',
  path: '/v1/admin/districts/{district_id}',
  tags,
  summary: 'Change a district; fields left out stay',
  description:
    '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 SLUG_TAKEN, 409 CODE_TAKEN.',
  request: { params: DistrictIdParam, body: jsonBody(UpdateDistrictInput) },
  responses: { 200: answer(AdminDistrict, 'The district, its version raised') },
});

const deleteDistrictRoute = route('catalogue.write', {
  method: 'delete',
  path: '/v1/admin/districts/{district_id}',
  tags,
  summary: 'Remove a district that no region and no villa lies in',
  description: '404 NOT_FOUND, 409 IN_USE (names the villas or regions).',
  request: { params: DistrictIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

export const adminDistrictRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const page = await listDistrictRows(c.get('deps').db, query);
    return c.json({ content: { ...page, skip, take } }, 200);
  })
  .openapi(selectRoute, async (c) =>
    c.json({ content: wholeList(await listDistrictChoices(c.get('deps').db)) }, 200),
  )
  .openapi(showRoute, async (c) => {
    const row = await findDistrictRow(c.get('deps').db, rowId(c.req.valid('param').id));
    if (row === null) throw notFound('Böyle bir ilçe yok.');
    tagVersion(c, row);
    return c.json({ content: row }, 200);
  })
  .openapi(createDistrictRoute, async (c) => {
    const deps = c.get('deps');
    const content = await createDistrict(deps, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 201);
  })
  .openapi(updateDistrictRoute, async (c) => {
    const deps = c.get('deps');
    const id = rowId(c.req.valid('param').district_id);
    const content = await updateDistrict(deps, id, c.req.valid('json'), actorOf(c));
    tagVersion(c, content);
    return c.json({ content }, 200);
  })
  .openapi(deleteDistrictRoute, async (c) => {
    const deps = c.get('deps');
    await deleteDistrict(deps, rowId(c.req.valid('param').district_id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
