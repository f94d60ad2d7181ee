import {
  BlockListQuery,
  BlockPage,
  CreateBlockInput,
  DeleteBlockQuery,
  ManualBlock,
  Occupancy,
  OccupancyQuery,
  UpdateBlockInput,
} from '#domain/availability/admin-schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { getBlock, listBlocks } from './blocks/blocks.ts';
import { createBlock } from './blocks/create-block.ts';
import { readOccupancy } from './occupancy/occupancy.ts';
import { removeBlock } from './blocks/remove-block.ts';
import { updateBlock } from './blocks/update-block.ts';

export const adminAvailabilityRoutes = tagged('admin availability', [
  route('availability.write', 'post /v1/admin/villas/date', {
    summary: 'Close nights of a villa by hand',
    description:
      'An owner closes nights of own villas. 404 NOT_FOUND (villa unknown or not yours), 409 DATES_TAKEN naming what is there, 422 PAST, 422 VALIDATION (an option that has run out already).',
    json: CreateBlockInput,
    answer: ManualBlock,
    returns: 'The block; its nights are taken',
    status: 201,
    idempotency: 'optional',
    handle: async (deps, { body, key }, { actor, session }) => ({
      content: await createBlock(deps, body, session, key, actor),
    }),
  }),
  route('availability.write', 'put /v1/admin/villas/date/{id}', {
    summary: 'Change own dates: other nights, note, kind or villa',
    description:
      'The old nights are freed and the new ones taken together. 404 NOT_FOUND, 409 DATES_TAKEN naming what is there, STALE_VERSION naming who saved in between, 422 VALIDATION, OFFICE_BLOCK to an owner where the agency set it.',
    param: EventIdParam,
    json: UpdateBlockInput,
    answer: ManualBlock,
    returns: 'The block as it is now',
    handle: (deps, { param: { id }, body }, { actor, session }) =>
      updateBlock(deps, id, body, session, actor),
  }),
  route('availability.write', 'delete /v1/admin/villas/date/{id}', {
    summary: 'Open the nights of own dates again',
    description:
      '404 NOT_FOUND when it is unknown, gone already or not yours, 409 STALE_VERSION, 422 OFFICE_BLOCK to an owner where the agency set it.',
    param: EventIdParam,
    query: DeleteBlockQuery,
    answer: Deleted,
    returns: 'Gone; its nights are free',
    handle: (deps, { param: { id }, query: { version } }, { actor, session }) =>
      deleted(removeBlock(deps, id, version, session, actor)),
  }),
  route('availability.read', 'get /v1/admin/external', {
    summary: 'Manual blocks that stand, 20 a page; an owner sees those of own villas',
    description:
      'Days may be given as days or as ISO instants. `started_at`: begins on or after; `finished_at`: ends on or before; `created_at`: made that day.',
    query: BlockListQuery,
    answer: BlockPage,
    returns: 'One page',
    handle: (deps, { query }, { session }) => listBlocks(deps, query, session),
  }),
  route('availability.read', 'get /v1/admin/external/{id}', {
    summary: 'One manual block',
    description: '404 NOT_FOUND when it is unknown, removed, run out or not yours.',
    param: EventIdParam,
    answer: ManualBlock,
    returns: 'The block',
    handle: (deps, { param }, { session }) => getBlock(deps, param.id, session),
  }),
  route('availability.read', 'get /v1/admin/occupancy', {
    summary: 'Who has which nights: villas by runs of nights, at most 400 days',
    description:
      'All villas, or a page of at most 500. An owner sees own villas, and of a guest the first name and an initial. 400 VALIDATION for a window that is empty or too long.',
    query: OccupancyQuery,
    answer: Occupancy,
    returns: 'The villas in display order, each with its runs',
    handle: (deps, { query }, { session }) => readOccupancy(deps, query, session),
  }),
]);
