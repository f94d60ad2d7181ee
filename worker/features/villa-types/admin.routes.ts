import { notFound } from '#domain/errors.ts';
import {
  AdminVillaTypeDetail,
  CreateVillaTypeInput,
  UpdateVillaTypeInput,
  VillaTypeListQuery,
  VillaTypePageAnswer,
} from '#domain/villa-types/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findVillaTypeRow, listVillaTypeRows } from './admin-queries.ts';
import { createVillaType } from './create-villa-type.ts';
import { deleteVillaType } from './delete-villa-type.ts';
import { toVillaTypeDetail, updateVillaType } from './update-villa-type.ts';

export const adminVillaTypeRoutes = tagged('admin places', [
  route('catalogue.read', 'get /v1/admin/villatypes', {
    summary: 'Villa types, 10 a page, with the number of villas of each',
    query: VillaTypeListQuery,
    answer: VillaTypePageAnswer,
    returns: 'One page',
    handle: ({ db }, { query }) => listVillaTypeRows(db, query),
  }),
  route('catalogue.read', 'get /v1/admin/villatypes/{id}', {
    summary: 'One villa type with the text of its page',
    description: '`ETag` is its version. 404 NOT_FOUND.',
    param: RowIdParam,
    answer: AdminVillaTypeDetail,
    returns: 'The villa type',
    etag: true,
    handle: async ({ db }, { param }) => {
      const row = await findVillaTypeRow(db, param.id);
      if (row === null) throw notFound('Böyle bir villa tipi yok.');
      return toVillaTypeDetail(row);
    },
  }),
  route('catalogue.write', 'post /v1/admin/villatypes', {
    summary: 'A new villa type and its page at /{slug}',
    description: '409 SLUG_TAKEN, 422 SLUG_RESERVED.',
    json: CreateVillaTypeInput,
    answer: AdminVillaTypeDetail,
    returns: 'The villa type',
    status: 201,
    etag: true,
    handle: (deps, { body }, { actor }) => createVillaType(deps, body, actor),
  }),
  route('catalogue.write', 'put /v1/admin/villatypes/{id}', {
    summary: 'Change a villa type; fields left out stay',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 SLUG_TAKEN, 422 SLUG_RESERVED.',
    param: RowIdParam,
    json: UpdateVillaTypeInput,
    answer: AdminVillaTypeDetail,
    returns: 'The villa type, its version raised',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor }) => updateVillaType(deps, id, body, actor),
  }),
  route('catalogue.write', 'delete /v1/admin/villatypes/{id}', {
    summary: 'Remove a villa type that no villa is of',
    description: '404 NOT_FOUND, 409 IN_USE (names the villas).',
    param: RowIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param }, { actor }) => deleted(deleteVillaType(deps, param.id, actor)),
  }),
]);
