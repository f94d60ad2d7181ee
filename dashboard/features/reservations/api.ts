import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';

import type { ChangeExtrasInput } from '#domain/extras/items.ts';
import type { ClerkQuoteInput, ClerkReservationInput } from '#domain/reservations/admin-schema.ts';
import type {
  ChangePlanInput,
  ChangeStatusInput,
  HousesInput,
  RelocationInput,
  UpdateReservationInput,
} from '#domain/reservations/change-schema.ts';
import type {
  ReservationDetail,
  ReservationListItem,
  ReservationPage,
} from '#domain/reservations/schema.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { type ReservationSearch, toListQuery } from './list/search.ts';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

/** How often the list looks for what others did, in milliseconds. */
const POLL_MS = 15_000;

const LISTS = ['reservations', 'list'] as const;
export const QUOTES = ['reservations', 'quote'] as const;
const detailKey = (id: string) => ['reservations', 'detail', id] as const;

/** One page of the list; new requests come in by themselves. */
export const reservationListQuery = (search: ReservationSearch) =>
  queryOptions({
    queryKey: [...LISTS, search],
    queryFn: () => reservations.$get({ query: toListQuery(search) }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });

/** A part of the list for a file, with what a spreadsheet wants to know beyond the screen. */
export const readReservationPart = (
  search: ReservationSearch,
  part: { skip: string; take: string },
) => reservations.export.$get({ query: { ...toListQuery(search), ...part } });

/** The first matches of a code, a name or a phone, for the command palette. */
export const reservationMatchesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['reservations', 'matches', typed],
    queryFn: () => reservations.$get({ query: { q: typed, skip: '0', take: '6' } }),
    enabled: typed.length >= 2,
    placeholderData: keepPreviousData,
  });

export const reservationQuery = (id: string) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: () => reservations[':id'].$get({ param: { id } }),
    refetchInterval: 2 * POLL_MS,
  });

/** @throws ApiError `STALE_VERSION` */
export const updateReservation = (id: string, json: UpdateReservationInput) =>
  reservations[':id'].$put({ param: { id }, json });

/** @throws ApiError `ILLEGAL_TRANSITION`, `STALE_VERSION`, `DATES_TAKEN`, `REASON_REQUIRED` */
export const changeStatus = (id: string, json: ChangeStatusInput) =>
  reservations[':id'].$patch({ param: { id }, json });

/** The text with the private link by which the owner answers. */
export const askOwner = (id: string) =>
  reservations[':id']['owner-question'].$post({ param: { id } });

/** @throws ApiError `EXTRAS_FIXED`, `STALE_VERSION` */
export const changeExtras = (id: string, json: z.input<typeof ChangeExtrasInput>) =>
  reservations[':id'].extras.$patch({ param: { id }, json });

export const changePlan = (id: string, json: z.input<typeof ChangePlanInput>) =>
  reservations[':id'].parts.$put({ param: { id }, json });

/**
 * The price of a stay and whether it can be sold. The previous price stays visible meanwhile, but
 * never what was agreed before another save (`version`).
 */
export const clerkQuoteQuery = (input: ClerkQuoteInput | null, version?: number) =>
  queryOptions({
    queryKey: [...QUOTES, input, version],
    queryFn: () => reservations.quote.$post({ json: input as ClerkQuoteInput }),
    enabled: input !== null,
    placeholderData: (previous, query) => (query?.queryKey[3] === version ? previous : undefined),
    staleTime: 30_000,
  });

/** @throws ApiError `DATES_TAKEN`, `PRICE_CHANGED`, `VALIDATION` and the stay's own reasons */
export const createReservation = (json: ClerkReservationInput, key: string) =>
  reservations.$post({ header: { 'idempotency-key': key }, json });

/** The row from an already loaded list, shown until the reservation itself is loaded. */
export function findListed(client: QueryClient, id: string): ReservationListItem | null {
  const pages = client.getQueriesData<ReservationPage>({ queryKey: LISTS });
  return pages.flatMap(([, page]) => page?.items ?? []).find((item) => item.id === id) ?? null;
}

/** Shows the server's answer and refetches everything that counts it. */
export function acceptReservation(client: QueryClient, detail: ReservationDetail): void {
  client.setQueryData(detailKey(detail.id), detail);
  changeListed(client, detail.id, (row) => ({
    ...row,
    ...pickListed(detail),
  }));
  reservationsChanged(client);
}

export function reservationsChanged(client: QueryClient): void {
  for (const key of ['overview', 'unread', 'occupancy']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
  void client.invalidateQueries({ queryKey: LISTS });
  void client.invalidateQueries({ queryKey: QUOTES });
  void client.invalidateQueries({ queryKey: ['reservations', 'timeline'] });
}

/** Changes one row wherever it is listed, before the server has answered or after. */
export function changeListed(
  client: QueryClient,
  id: string,
  change: (row: ReservationListItem) => ReservationListItem,
): void {
  client.setQueriesData<ReservationPage>(
    { queryKey: LISTS },
    (page) =>
      page && { ...page, items: page.items.map((row) => (row.id === id ? change(row) : row)) },
  );
}

function pickListed(detail: ReservationDetail) {
  const { status, customer_name, total, paid, deadline, undecided, unread, version } = detail;
  return { status, customer_name, total, paid, deadline, undecided, unread, version };
}

/** Other houses that are free for a stay, and the difference in price. */
export const freeHousesQuery = (id: string, json: HousesInput | null) =>
  queryOptions({
    queryKey: ['reservations', 'houses', id, json],
    queryFn: () => reservations[':id'].houses.$post({ param: { id }, json: json as HousesInput }),
    enabled: json !== null,
  });

/** @throws ApiError `STAY_FIXED`, `DATES_TAKEN`, `PRICE_CHANGED`, `STALE_VERSION` */
export const relocateStay = (id: string, json: RelocationInput, key: string) =>
  reservations[':id'].relocation.$post({
    param: { id },
    header: { 'idempotency-key': key },
    json,
  });

/** When the guests leave, and who arrives on that day. */
export const departureQuery = (id: string) =>
  queryOptions({
    queryKey: ['reservations', 'departure', id],
    queryFn: () => reservations[':id'].departure.$get({ param: { id } }),
  });
