import type { QueryClient } from '@tanstack/react-query';
import type { BlockFormValues, ManualBlock } from '#domain/availability/admin-schema.ts';
import type { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { date } = apiClient<typeof adminAvailabilityRoutes>('/').v1.admin.villas;

/**
 * A new block once a key, or a change of the version that was read. @throws ApiError `DATES_TAKEN`
 * naming what is there, `PAST`, `STALE_VERSION` naming who saved in between
 */
export const saveBlock = (
  id: string | null,
  { version, ...json }: BlockFormValues,
  key: string,
): Promise<ManualBlock> =>
  id === null
    ? date.$post({ header: { 'idempotency-key': key }, json })
    : date[':id'].$put({ param: { id }, json: { ...json, version } });

/** Queries that show which nights are taken; a removed block itself is not refetched. */
export const NIGHTS = [['external', 'list'], ['occupancy'], ['overview'], ['villas']] as const;

/** Nights were taken or freed: everything that lists them is refetched. */
export function nightsChanged(client: QueryClient): void {
  for (const queryKey of NIGHTS) void client.invalidateQueries({ queryKey });
}

/** Frees the nights. @throws ApiError `STALE_VERSION` naming who changed them in between */
export const deleteBlock = ({ id, version }: Pick<ManualBlock, 'id' | 'version'>) =>
  date[':id'].$delete({ param: { id }, query: { version: String(version) } });
