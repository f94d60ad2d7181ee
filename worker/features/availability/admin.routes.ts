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
import { actorOf, getSession } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { OptionalIdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { getBlock, listBlocks } from './blocks/blocks.ts';
import { createBlock } from './blocks/create-block.ts';
import { readOccupancy } from './occupancy/occupancy.ts';
import { removeBlock } from './blocks/remove-block.ts';
import { updateBlock } from './blocks/update-block.ts';

const tags = ['admin availability'];

const createRoute = route('availability.write', {
  method: 'post',
  path: '/v1/admin/villas/date',
  tags,
  summary: 'Close nights of a villa by hand',
  description:
    'An owner closes nights of own villas. 404 NOT_FOUND (villa unknown or not yours), 409 DATES_TAKEN naming what is there, 422 PAST, 422 VALIDATION (an option that has run out already).',
  request: { headers: OptionalIdempotencyHeader, body: jsonBody(CreateBlockInput) },
  responses: { 201: answer(ManualBlock, 'The block; its nights are taken') },
});

const updateRoute = route('availability.write', {
  method: 'put',
  path: '/v1/admin/villas/date/{id}',
  tags,
  summary: 'Change own dates: other nights, note, kind or villa',
  description:
    'The old nights are freed and the new ones taken together. 404 NOT_FOUND, 409 DATES_TAKEN naming what is there, STALE_VERSION naming who saved in between, 422 VALIDATION, OFFICE_BLOCK to an owner where the agency set it.',
  request: { params: EventIdParam, body: jsonBody(UpdateBlockInput) },
  responses: { 200: answer(ManualBlock, 'The block as it is now') },
});

const deleteRoute = route('availability.write', {
  method: 'delete',
  path: '/v1/admin/villas/date/{id}',
  tags,
  summary: 'Open the nights of own dates again',
  description:
    '404 NOT_FOUND when it is unknown, gone already or not yours, 409 STALE_VERSION, 422 OFFICE_BLOCK to an owner where the agency set it.',
  request: { params: EventIdParam, query: DeleteBlockQuery },
  responses: { 200: answer(Deleted, 'Gone; its nights are free') },
});

const listRoute = route('availability.read', {
  method: 'get',
  path: '/v1/admin/external',
  tags,
  summary: 'Manual blocks that stand, 20 a page; an owner sees those of own villas',
  description:
    'Days may be given as days or as ISO instants. `started_at`: begins on or after; `finished_at`: ends on or before; `created_at`: made that day.',
  request: { query: BlockListQuery },
  responses: { 200: answer(BlockPage, 'One page') },
});

const detailRoute = route('availability.read', {
  method: 'get',
  path: '/v1/admin/external/{id}',
  tags,
  summary: 'One manual block',
  description: '404 NOT_FOUND when it is unknown, removed, run out or not yours.',
  request: { params: EventIdParam },
  responses: { 200: answer(ManualBlock, 'The block') },
});

const occupancyRoute = route('availability.read', {
  method: 'get',
  path: '/v1/admin/occupancy',
  tags,
  summary: 'Who has which nights: villas by runs of nights, at most 400 days',
  description:
    'All villas, or a page of at most 500. An owner sees own villas, and of a guest the first name and an initial. 400 VALIDATION for a window that is empty or too long.',
  request: { query: OccupancyQuery },
  responses: { 200: answer(Occupancy, 'The villas in display order, each with its runs') },
});

export const adminAvailabilityRoutes = featureApp()
  .openapi(createRoute, async (c) => {
    const deps = c.get('deps');
    const { 'idempotency-key': key } = c.req.valid('header');
    const input = c.req.valid('json');
    const content = await createBlock(deps, input, getSession(c), key, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(updateRoute, async (c) => {
    const deps = c.get('deps');
    const { id } = c.req.valid('param');
    const content = await updateBlock(deps, id, c.req.valid('json'), getSession(c), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    const deps = c.get('deps');
    const { id } = c.req.valid('param');
    const { version } = c.req.valid('query');
    await removeBlock(deps, id, version, getSession(c), actorOf(c));
    return c.json({ content: DELETED }, 200);
  })
  .openapi(listRoute, async (c) =>
    c.json({ content: await listBlocks(c.get('deps'), c.req.valid('query'), getSession(c)) }, 200),
  )
  .openapi(detailRoute, async (c) =>
    c.json({ content: await getBlock(c.get('deps'), c.req.valid('param').id, getSession(c)) }, 200),
  )
  .openapi(occupancyRoute, async (c) =>
    c.json(
      { content: await readOccupancy(c.get('deps'), c.req.valid('query'), getSession(c)) },
      200,
    ),
  );
