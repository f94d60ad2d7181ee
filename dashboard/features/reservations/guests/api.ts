import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GuestList, GuestListInput } from '#domain/reservations/admin-schema.ts';
import type { guestListRoutes } from '#worker/features/reservations/guest-list.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { reservationQuery } from '../api.ts';

const { reservations } = apiClient<typeof guestListRoutes>('/').v1.admin;

/**
 * The guest list with masked identity numbers. Refetched with every version of the reservation,
 * which guards a save. Admins only.
 */
export const guestListQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['reservations', 'guests', id, version],
    queryFn: () => reservations[':id'].guests.$get({ param: { id } }),
    placeholderData: keepPreviousData,
  });

/** @throws ApiError `STALE_VERSION`, `VALIDATION` */
export const saveGuestList = (id: string, json: GuestListInput) =>
  reservations[':id'].guests.$put({ param: { id }, json });

/** One full number; viewing it is recorded. */
export const revealIdentity = (id: string, guestId: string) =>
  reservations[':id'].guests[':guest_id'].reveal.$post({ param: { id, guest_id: guestId } });

/** Shows the saved list; the reservation's version rose with it. */
export function acceptGuestList(client: QueryClient, id: string, list: GuestList): void {
  client.setQueryData(guestListQuery(id, list.version).queryKey, list);
  void client.invalidateQueries(reservationQuery(id));
}
