import { queryOptions } from '@tanstack/react-query';
import { ClerkQuoteInput } from '#domain/reservations/admin-schema.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

/** The list price of a stay while it is entered; not requested before it is complete. */
export function listPriceQuery(stay: unknown) {
  const input = ClerkQuoteInput.safeParse(stay).data ?? null;
  return queryOptions({
    queryKey: ['reservations', 'quote', input],
    queryFn: () => reservations.quote.$post({ json: input as ClerkQuoteInput }),
    enabled: input !== null,
    staleTime: 30_000,
  });
}
