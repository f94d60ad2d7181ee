import { queryOptions } from '@tanstack/react-query';
import type { adminGuestDocumentRoutes } from '#worker/features/guest-documents/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reservations, offers } = apiClient<typeof adminGuestDocumentRoutes>('/').v1.admin;

type StayDocument = 'voucher' | 'contract';

/**
 * The documents available for a reservation. A query of its own, because it changes with the state.
 */
export const stayDocumentsQuery = (id: string, status: string) =>
  queryOptions({
    queryKey: ['papers', id, status],
    queryFn: () => reservations[':id'].papers.$get({ param: { id } }),
  });

/** A document of a reservation, block by block. @throws ApiError `NOT_CONFIRMED` */
export const stayDocumentQuery = (id: string, guestDocument: StayDocument) =>
  queryOptions({
    queryKey: ['papers', id, guestDocument],
    queryFn: () => reservations[':id'][guestDocument].$get({ param: { id } }),
    staleTime: 0,
  });

export const offerDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: ['papers', 'offer', id],
    queryFn: () => offers[':id'].paper.$get({ param: { id } }),
    staleTime: 0,
  });

export const stayDocumentFile = (id: string, guestDocument: StayDocument) =>
  `/v1/admin/reservations/${encodeURIComponent(id)}/${guestDocument}.pdf`;

export const offerDocumentFile = (id: string) =>
  `/v1/admin/offers/${encodeURIComponent(id)}/paper.pdf`;
