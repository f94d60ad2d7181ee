import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  RefundInput,
  ResolveAlarmInput,
  SettlePendingInput,
} from '#domain/payments/operations-schema.ts';
import type { paymentOperationRoutes } from '#worker/features/payments/operations.routes.ts';
import type { paymentReportRoutes } from '#worker/features/payments/report.routes.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { download } from '#dashboard/app/download.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { moneyChanged } from '../api.ts';

const { reports } = apiClient<typeof paymentReportRoutes>('/').v1.admin;
const operations = apiClient<typeof paymentOperationRoutes>('/').v1.admin;
const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

export const reconciliationQuery = (month: string) =>
  queryOptions({
    queryKey: ['transactions', 'reconciliation', month],
    queryFn: () => reports.reconciliation.$get({ query: { month } }),
    placeholderData: keepPreviousData,
  });

export const balancesQuery = (month: string) =>
  queryOptions({
    queryKey: ['transactions', 'balances', month],
    queryFn: () => reports.balances.$get({ query: { month } }),
    placeholderData: keepPreviousData,
  });

export const ownersQuery = queryOptions({
  queryKey: ['users', 'select'],
  queryFn: () => users.select.$get(),
});

const ALARMS = ['transactions', 'alarms'] as const;

export const ALARM_ROWS = 50;

export const alarmsQuery = (open: boolean, page = 1) =>
  queryOptions({
    queryKey: [...ALARMS, open, page],
    queryFn: () => {
      const query = toPageQuery({ open: open ? ('1' as const) : ('0' as const), page }, ALARM_ROWS);
      return operations.paymentalarms.$get({ query });
    },
    placeholderData: keepPreviousData,
  });

/** @throws ApiError `NOT_PENDING` */
export const markRefundSent = (id: string) =>
  operations.transactions[':id'].sent.$post({ param: { id } });

/** The bank's file of all written transfers to guests, which are sent with it. */
export const downloadRefunds = (): Promise<void> =>
  download('/v1/admin/refunds/transfers.csv', 'iadeler.csv');

/** @throws ApiError `ALARM_RESOLVED` */
export const resolveAlarm = (json: ResolveAlarmInput) => operations.paymentalarms.$patch({ json });

/** @throws ApiError `NOT_REFUNDABLE`, `REFUND_EXCEEDS_PAID`, `PROVIDER_NOT_READY` */
export const refundThroughProvider = (id: string, json: RefundInput, key: string) =>
  operations.transactions[':id'].refund.$post({
    param: { id },
    header: { 'idempotency-key': key },
    json,
  });

/** @throws ApiError `NOT_PENDING` */
export const settlePending = (id: string, json: SettlePendingInput) =>
  operations.transactions[':id'].$patch({ param: { id }, json });

/** The ledger, its reports and alarms are read again. */
export const booksChanged = (client: QueryClient): void => moneyChanged(client);
