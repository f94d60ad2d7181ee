import { queryOptions } from '@tanstack/react-query';
import type { adminPaperRoutes } from '#worker/features/papers/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reservations, offers } = apiClient<typeof adminPaperRoutes>('/').v1.admin;

export type StayPaper = 'voucher' | 'contract';

/** What a reservation has to hand out. Kept apart from the reservation: it changes with its state. */
export function stayPapersQuery(id: string, status: string) {
  return queryOptions({
    queryKey: ['papers', id, status],
    queryFn: () => contentOf(reservations[':id'].papers.$get({ param: { id } })),
  });
}

/** A paper of a reservation, block by block. @throws ApiError `NOT_CONFIRMED` */
export function stayPaperQuery(id: string, paper: StayPaper) {
  return queryOptions({
    queryKey: ['papers', id, paper],
    queryFn: () => contentOf(reservations[':id'][paper].$get({ param: { id } })),
    staleTime: 0,
  });
}

/** An offer as it would be printed now. */
export function offerPaperQuery(id: string) {
  return queryOptions({
    queryKey: ['papers', 'offer', id],
    queryFn: () => contentOf(offers[':id'].paper.$get({ param: { id } })),
    staleTime: 0,
  });
}

export const stayPaperFile = (id: string, paper: StayPaper) =>
  `/v1/admin/reservations/${encodeURIComponent(id)}/${paper}.pdf`;

export const offerPaperFile = (id: string) =>
  `/v1/admin/offers/${encodeURIComponent(id)}/paper.pdf`;
