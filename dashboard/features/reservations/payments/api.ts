import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  QueuedMail,
  RecordTransactionInput,
  SentPaymentLink,
} from '#domain/payments/admin-schema.ts';
import type { adminBankRoutes } from '#worker/features/banks/admin.routes.ts';
import type { adminPaymentRoutes } from '#worker/features/payments/admin.routes.ts';
import type { paymentOperationRoutes } from '#worker/features/payments/operations.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { reservationQuery, reservationsChanged } from '../api.ts';

const admin = apiClient<typeof adminPaymentRoutes>('/').v1.admin;

const { banks } = apiClient<typeof adminBankRoutes>('/').v1.admin;

const operations = apiClient<typeof paymentOperationRoutes>('/').v1.admin;

const headerOf = (key: string) => ({ 'idempotency-key': key });

/** Every entry of one stay, the oldest first. Admins only. */
export const ledgerQuery = (code: string) =>
  queryOptions({
    queryKey: ['transactions', 'of-stay', code],
    queryFn: () =>
      admin.transactions.$get({
        query: { reservation_id: code, order: 'created', skip: '0', take: '100' },
      }),
  });

/** @throws ApiError `REFUND_EXCEEDS_PAID`, `DEPOSIT_EXCEEDS_HELD`, `REASON_REQUIRED`, … */
export const recordPayment = (json: RecordTransactionInput, key: string) =>
  admin.transactions.$post({ header: headerOf(key), json });

export type SendKind = 'bank' | 'link' | 'confirmation';
type Send = (id: string, key: string) => Promise<QueuedMail | SentPaymentLink>;

/** A mail sent by a clerk. @throws ApiError `NOT_IN_THIS_STATE`, `TEMPLATE_INACTIVE`, … */
export const sendToGuest: Record<SendKind, Send> = {
  bank: (id, key) => admin.sendbank.$post({ header: headerOf(key), json: { reservation_id: id } }),
  confirmation: (id, key) =>
    admin.sendconfirm.$post({ header: headerOf(key), json: { reservation_id: id } }),
  link: (id, key) =>
    admin.sendpaymentlink.$post({ header: headerOf(key), json: { reservation_id: id } }),
};

/** A way to pay for the guest; `mail`: it also goes to their address. @throws ApiError `NOTHING_DUE`, … */
export const createPaymentLink = (id: string, mail: boolean, key: string) =>
  admin.sendpaymentlink.$post({ header: headerOf(key), json: { reservation_id: id, mail } });

/** The accounts that guests may pay to. */
export const openAccountsQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: () => banks.$get(),
  select: ({ items }) => items.filter(({ active }) => active),
  staleTime: 5 * 60_000,
});

/** @throws ApiError `NOTHING_DUE`, `CARD_UNAVAILABLE`, `PROVIDER_FAILED` */
export const createCardPage = (id: string, key: string) =>
  operations.paymentlink.$post({ header: headerOf(key), json: { reservation_id: id } });

/** Money moved: the stay, its ledger and everything that counts it is refetched. */
export function moneyMoved(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: ['transactions'] });
  // A transfer answers what its guest has reported, and opens it again when it is taken back.
  void client.invalidateQueries({ queryKey: ['stay-requests'] });
  void client.invalidateQueries(reservationQuery(id));
  reservationsChanged(client);
}
