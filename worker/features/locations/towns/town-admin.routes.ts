import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import {
  AdminTownDetail,
  CreateTownInput,
  TownChoices,
  TownListQuery,
  TownPageAnswer,
  UpdateTownInput,
} from '#domain/locations/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { RowId, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createTown } from './create-town.ts';
import { deleteTown } from './delete-town.ts';
import { toTownDetail } from '../present.ts';
import { findTownRow, listTownChoices, listTownRows } from './town-queries.ts';
import { updateTown } from './update-town.ts';

const TownIdParam = z.object({ town_id: RowId });

export const adminTownRoutes = tagged('admin places', [
  route('catalogue.read', 'get /v1/admin/towns', {
    summary: 'Regions, 10 a page, with the number of villas in each',
    query: TownListQuery,
    answer: TownPageAnswer,
    returns: 'One page',
    handle: ({ db }, { query }) => listTownRows(db, query),
  }),
  route('catalogue.read', 'get /v1/admin/towns/select', {
    summary: 'Every region for a picker, in Turkish order',
    answer: TownChoices,
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listTownChoices(db)),
  }),
  route('catalogue.read', 'get /v1/admin/showtown/{id}', {
    summary: 'One region with the text of its page',
    description: '`ETag` is its version. 404 NOT_FOUND.',
    param: RowIdParam,
    answer: AdminTownDetail,
    returns: 'The region',
    etag: true,
    handle: async ({ db }, { param }) => {
      const row = await findTownRow(db, param.id);
      if (row === null) throw notFound('Böyle bir bölge yok.');
      return toTownDetail(row);
    },
  }),
  route('catalogue.write', 'post /v1/admin/towns', {
    summary: 'A new region and its page at /{slug}',
    description: '409 SLUG_TAKEN, 422 SLUG_RESERVED, 422 UNKNOWN_CHOICE (no such district).',
    json: CreateTownInput,
    answer: AdminTownDetail,
    returns: 'The region',
    status: 201,
    etag: true,
    handle: (deps, { body }, { actor }) => createTown(deps, body, actor),
  }),
  route('catalogue.write', 'put /v1/admin/towns/{town_id}', {
    summary: 'Change a region; fields left out stay',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION (says who saved in between), 409 SLUG_TAKEN, 422 SLUG_RESERVED, 422 UNKNOWN_CHOICE.',
    param: TownIdParam,
    json: UpdateTownInput,
    answer: AdminTownDetail,
    returns: 'The region, its version raised',
    etag: true,
    handle: (deps, { param: { town_id: id }, body }, { actor }) =>
      updateTown(deps, id, body, actor),
  }),
  route('catalogue.write', 'delete /v1/admin/towns/{town_id}', {
    summary: 'Remove a region that no villa lies in',
    description: '404 NOT_FOUND, 409 IN_USE (names the villas).',
    param: TownIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param }, { actor }) => deleted(deleteTown(deps, param.town_id, actor)),
  }),
]);
