import { queryOptions } from '@tanstack/react-query';
import type { ApplyBulkInput, PreviewBulkInput } from '#domain/prices/bulk/schema.ts';
import type { adminBulkPriceRoutes } from '#worker/features/prices/bulk/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { bulk } = apiClient<typeof adminBulkPriceRoutes>('/').v1.admin.prices;

export const BULK_CHANGES = ['prices', 'bulk'] as const;

export const bulkChangesQuery = queryOptions({
  queryKey: BULK_CHANGES,
  queryFn: () => bulk.$get({ query: {} }),
});

export const previewBulk = (json: PreviewBulkInput) => bulk.preview.$post({ json });

/** @throws ApiError `STALE_VERSION` naming the villas, `NOTHING_CHANGES` */
export const applyBulk = (json: ApplyBulkInput, key: string) =>
  bulk.$post({ json, header: { 'idempotency-key': key } });

/** @throws ApiError `CHANGE_UNDONE`, `PRICES_MOVED_ON` naming the villas */
export const undoBulk = (id: string) => bulk[':id'].undo.$post({ param: { id } });
