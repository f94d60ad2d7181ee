import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import type { adminPaymentRoutes } from '#worker/features/payments/admin.routes.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { TransactionSearch } from './ledger/search.ts';

const { transactions } = apiClient<typeof adminPaymentRoutes>('/').v1.admin;
const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

const TRANSACTIONS = ['transactions'] as const;
/** Matches shown below the box of the reservation picker. */
const MATCHES = '8';

export const transactionRows = pagedList(
  [...TRANSACTIONS, 'list'],
  100,
  (search: TransactionSearch, part) => transactions.$get({ query: { ...search, ...part } }),
);

export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS, 'detail', id],
    queryFn: () => transactions[':id'].$get({ param: { id } }),
  });

/** @throws ApiError `REFUND_EXCEEDS_PAID`, `DEPOSIT_EXCEEDS_HELD`, `PAYOUT_EXCEEDS_AGREED` … */
export const recordTransaction = (json: RecordTransactionInput, key: string) =>
  transactions.$post({ header: { 'idempotency-key': key }, json });

/** Money moved: the ledger, what it answers and everything that shows a reservation's money is refetched. */
export function moneyChanged(client: QueryClient): void {
  for (const key of ['transactions', 'reservations', 'overview', 'stay-requests', 'unread']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}

/**
 * Reservations by code or guest, past ones too: owners are paid after the stay. Codes have digits,
 * names have none.
 */
export function reservationMatchesQuery(typed: string) {
  const text = typed.trim();
  const wanted = /\d/.test(text) ? { reservation_id: text.slice(0, 30) } : { customer_name: text };
  const query = { ...wanted, oldrez: 'all', skip: '0', take: MATCHES } as const;
  return queryOptions({
    queryKey: [...TRANSACTIONS, 'reservations', text],
    queryFn: async () => (await reservations.$get({ query })).items,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
}

/** The agreed and paid amounts of the reservation that money is recorded for. */
export const reservationMoneyQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['reservations', 'detail', id],
    queryFn: () => reservations[':id'].$get({ param: { id: id as string } }),
    enabled: id !== null,
  });
