import { queryOptions } from '@tanstack/react-query';
import type { AcceptOfferInput, CreateOfferInput } from '#domain/offers/admin-schema.ts';
import type { adminOfferRoutes } from '#worker/features/offers/admin.routes.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { OfferSearch } from './search.ts';

const { offers: acceptable } = apiClient<typeof adminReservationRoutes>('/').v1.admin;
const { offers } = apiClient<typeof adminOfferRoutes>('/').v1.admin;

export const OFFERS = ['offers'] as const;

export const offerRows = pagedList([...OFFERS, 'list'], 20, (search: OfferSearch, part) =>
  offers.$get({ query: { ...search, ...part } }),
);

/** An offer with its link, and each villa as it can be sold now. */
export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: [...OFFERS, 'detail', id],
    queryFn: () => offers[':id'].$get({ param: { id } }),
  });

/** @throws ApiError `OFFER_NOT_SELLABLE` with an issue for each villa */
export const createOffer = (json: CreateOfferInput, key: string) =>
  offers.$post({ header: { 'idempotency-key': key }, json });

/** @throws ApiError `OFFER_ACCEPTED` */
export const withdrawOffer = (id: string) => offers[':id'].$delete({ param: { id } });

/** @throws ApiError `OFFER_ACCEPTED`, `DATES_TAKEN`, `PRICE_CHANGED`, `OFFER_NOT_SELLABLE` */
export const acceptOffer = (id: string, json: AcceptOfferInput, key: string) =>
  acceptable[':id'].accept.$post({ param: { id }, header: { 'idempotency-key': key }, json });
