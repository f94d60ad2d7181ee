import {
  ApplyBulkInput,
  BulkApplied,
  BulkChangeQuery,
  BulkChanges,
  BulkPreview,
  PreviewBulkInput,
} from '#domain/prices/bulk/schema.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { applyBulk, previewBulk } from './apply-bulk.ts';
import { listChangeRows } from './queries.ts';
import { undoBulk } from './undo-bulk.ts';

export const adminBulkPriceRoutes = tagged('admin prices', [
  route('villas.write', 'post /v1/admin/prices/bulk/preview', {
    summary: 'What a change would do to the prices of many villas; writes nothing',
    description:
      'Every row that goes and that comes, and what free nights would newly cost, in kuruş. Nights that ' +
      'are over stay as they are.',
    json: PreviewBulkInput,
    answer: BulkPreview,
    returns: 'Villas that change, and those that stay as they are',
    handle: (deps, { body }) => previewBulk(deps, body),
  }),
  route('villas.write', 'post /v1/admin/prices/bulk', {
    summary: 'Change the prices of many villas in one write, all or none',
    description:
      '409 STALE_VERSION naming villas that were saved since the preview, 422 NOTHING_CHANGES.',
    json: ApplyBulkInput,
    answer: BulkApplied,
    returns: 'The change, by whose id it can be undone',
    status: 201,
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => applyBulk(deps, body, key, actor),
  }),
  route('villas.write', 'get /v1/admin/prices/bulk', {
    summary: 'Changes of many villas that were made, the last one first',
    query: BulkChangeQuery,
    answer: BulkChanges,
    returns: 'A page of them',
    handle: ({ db }, { query }) => listChangeRows(db, query),
  }),
  route('villas.write', 'post /v1/admin/prices/bulk/{id}/undo', {
    summary: 'Take a change of many villas back as a whole',
    description:
      '404 NOT_FOUND, 409 CHANGE_UNDONE, 409 PRICES_MOVED_ON naming villas whose rows have changed since.',
    param: EventIdParam,
    answer: BulkApplied,
    returns: 'What was undone',
    handle: (deps, { param }, { actor }) => undoBulk(deps, param.id, actor),
  }),
]);
