import { queryOptions } from '@tanstack/react-query';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import { addMonths, type Day, type Month, monthStart } from '#domain/values/dates.ts';
import type { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { occupancy, external } = apiClient<typeof adminAvailabilityRoutes>('/').v1.admin;

/** Months that the calendar shows at once. */
export const MONTHS = 12;

export function nightsQuery(villaId: number, month: Month) {
  const query = {
    villa_ids: String(villaId),
    from: monthStart(month),
    to: monthStart(addMonths(month, MONTHS)),
  };
  return queryOptions({
    queryKey: ['occupancy', 'villa', villaId, month],
    queryFn: () => occupancy.$get({ query }),
    select: ({ items }): NightRun[] => items[0]?.runs ?? [],
  });
}

/** Who made a block, which may be the agency; it never changes, so no write makes it read again. */
export const makerQuery = (id: string) =>
  queryOptions({
    queryKey: ['block-maker', id],
    queryFn: () => external[':id'].$get({ param: { id } }),
    select: ({ created_by }) => created_by,
    staleTime: Infinity,
  });

/** The nights a person chose, both inclusive. */
export type Nights = { first: Day; last: Day };
