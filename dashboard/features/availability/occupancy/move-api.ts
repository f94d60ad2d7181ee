import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Day } from '#domain/values/dates.ts';
import type { PriceChoice } from '#domain/reservations/clerk-input.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

/** A stay and where it was dropped. */
export type StayMove = { ref: string; villaId: number; villaName: string; from: Day; to: Day };

/** Refetched for each move, because its version guards the write. */
export const stayQuery = (id: string) =>
  queryOptions({
    queryKey: ['reservations', 'detail', id],
    queryFn: () => reservations[':id'].$get({ param: { id } }),
    staleTime: 0,
  });

/** The price of the stay there; its own nights do not count as taken. */
export function movedPriceQuery(move: StayMove, stay: ReservationDetail | undefined) {
  const { ref, villaId, from, to } = move;
  const json = stay && {
    villa_id: villaId,
    checkIn: from,
    checkOut: to,
    adults: stay.adults,
    children: stay.children,
    babies: stay.babies,
    agencyDiscount: stay.agencyDiscount,
    editing: ref,
  };
  return queryOptions({
    queryKey: ['reservations', 'quote', json],
    queryFn: json ? () => reservations.quote.$post({ json }) : skipToken,
  });
}

/** The price of free nights for two people, and why they cannot be sold if so. */
export function freeNightsQuery({ villaId, from, to }: Omit<StayMove, 'ref' | 'villaName'>) {
  const json = {
    villa_id: villaId,
    checkIn: from,
    checkOut: to,
    adults: 2,
    children: 0,
    babies: 0,
  };
  return queryOptions({
    queryKey: ['reservations', 'quote', json],
    queryFn: () => reservations.quote.$post({ json }),
  });
}

/** The choices of a move: the price, by its total, and whether the guest is notified. */
export type MoveChoice = { price: PriceChoice | null; total: number; notify: boolean };

/** @throws ApiError `STALE_VERSION`, `DATES_TAKEN`, `PRICE_CHANGED`, `STAY_FIXED` */
export const moveStay = (
  move: StayMove,
  stay: ReservationDetail,
  { price, total, notify }: MoveChoice,
) =>
  reservations[':id'].$put({
    param: { id: move.ref },
    json: {
      version: stay.version,
      ...(move.villaId !== stay.villa_id && { villa_id: move.villaId }),
      checkIn: move.from,
      checkOut: move.to,
      ...(price !== null && { price }),
      expectedTotal: total,
      notify,
    },
  });
