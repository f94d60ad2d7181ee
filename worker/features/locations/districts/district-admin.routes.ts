import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import {
  AdminDistrict,
  CreateDistrictInput,
  DistrictChoices,
  DistrictListQuery,
  DistrictPageAnswer,
  UpdateDistrictInput,
} from '#domain/locations/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { RowId, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { deleteDistrict } from './delete-district.ts';
import { findDistrictRow, listDistrictChoices, listDistrictRows } from './district-queries.ts';
import { createDistrict, updateDistrict } from './write-district.ts';

const DistrictIdParam = z.object({ district_id: RowId });

export const adminDistrictRoutes = tagged('admin places', [
  route('catalogue.read', 'get /v1/admin/districts', {
    summary: 'Districts (ilçe), 10 a page, with the regions and villas in each',
    query: DistrictListQuery,
    answer: DistrictPageAnswer,
    returns: 'One page',
    handle: ({ db }, { query }) => listDistrictRows(db, query),
  }),
  route('catalogue.read', 'get /v1/admin/districts/select', {
    summary: 'Every district for a picker, in Turkish order',
    answer: DistrictChoices,
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listDistrictChoices(db)),
  }),
  route('catalogue.read', 'get /v1/admin/showdistrict/{id}', {
    summary: 'One district',
    description: '`ETag` is its version. 404 NOT_FOUND.',
    param: RowIdParam,
    answer: AdminDistrict,
    returns: 'The district',
    etag: true,
    handle: async ({ db }, { param }) => {
      const row = await findDistrictRow(db, param.id);
      if (row === null) throw notFound('Böyle bir ilçe yok.');
      return row;
    },
  }),
  route('catalogue.write', 'post /v1/admin/districts', {
    summary: 'A new district',
    description: '409 SLUG_TAKEN, 409 CODE_TAKEN (MERNİS code).',
    json: CreateDistrictInput,
    answer: AdminDistrict,
    returns: 'The district',
    status: 201,
    etag: true,
    handle: (deps, { body }, { actor }) => createDistrict(deps, body, actor),
  }),
  route('catalogue.write', 'put /v1/admin/districts/{district_id}', {
    summary: 'Change a district; fields left out stay',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 SLUG_TAKEN, 409 CODE_TAKEN.',
    param: DistrictIdParam,
    json: UpdateDistrictInput,
    answer: AdminDistrict,
    returns: 'The district, its version raised',
    etag: true,
    handle: (deps, { param: { district_id: id }, body }, { actor }) =>
      updateDistrict(deps, id, body, actor),
  }),
  route('catalogue.write', 'delete /v1/admin/districts/{district_id}', {
    summary: 'Remove a district that no region and no villa lies in',
    description: '404 NOT_FOUND, 409 IN_USE (names the villas or regions).',
    param: DistrictIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param }, { actor }) => deleted(deleteDistrict(deps, param.district_id, actor)),
  }),
]);
