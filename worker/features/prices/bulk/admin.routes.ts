import {
  ApplyBulkInput,
  BulkApplied,
  BulkChangeQuery,
  BulkChanges,
  BulkPreview,
  PreviewBulkInput,
} from '#domain/prices/bulk/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { applyBulk, previewBulk } from './apply-bulk.ts';
import { listChangeRows } from './queries.ts';
import { undoBulk } from './undo-bulk.ts';

const tags = ['admin prices'];

const previewRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/prices/bulk/preview',
  tags,
  summary: 'What a change would do to the prices of many villas; writes nothing',
  description:
    'Every row that goes and that comes, and what free nights would newly cost, in kuruş. Nights that ' +
    'are over stay as they are.',
  request: { body: jsonBody(PreviewBulkInput) },
  responses: { 200: answer(BulkPreview, 'Villas that change, and those that stay as they are') },
});

const applyRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/prices/bulk',
  tags,
  summary: 'Change the prices of many villas in one write, all or none',
  description:
    '409 STALE_VERSION naming villas that were saved since the preview, 422 NOTHING_CHANGES.',
  request: { headers: IdempotencyHeader, body: jsonBody(ApplyBulkInput) },
  responses: { 201: answer(BulkApplied, 'The change, by whose id it can be undone') },
});

const listRoute = route('villas.write', {
  method: 'get',
  path: '/v1/admin/prices/bulk',
  tags,
  summary: 'Changes of many villas that were made, the last one first',
  request: { query: BulkChangeQuery },
  responses: { 200: answer(BulkChanges, 'A page of them') },
});

const undoRoute = route('villas.write', {
  method: 'post',
  path: '/v1/admin/prices/bulk/{id}/undo',
  tags,
  summary: 'Take a change of many villas back as a whole',
  description:
    '404 NOT_FOUND, 409 CHANGE_UNDONE, 409 PRICES_MOVED_ON naming villas whose rows have changed since.',
  request: { params: EventIdParam },
  responses: { 200: answer(BulkApplied, 'What was undone') },
});

export const adminBulkPriceRoutes = featureApp()
  .openapi(previewRoute, async (c) => {
    const content = await previewBulk(c.get('deps'), c.req.valid('json'));
    return c.json({ content }, 200);
  })
  .openapi(applyRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const { content } = await applyBulk(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(listRoute, async (c) => {
    const { skip, take } = c.req.valid('query');
    const { rows, total } = await listChangeRows(c.get('deps').db, { skip, take });
    return c.json({ content: { items: rows, total, skip, take } }, 200);
  })
  .openapi(undoRoute, async (c) => {
    const content = await undoBulk(c.get('deps'), c.req.valid('param').id, actorOf(c));
    return c.json({ content }, 200);
  });
