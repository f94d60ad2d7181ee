import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PayoutRunInput, TakeBackInput } from '#domain/payouts/schema.ts';
import type { TransferLayout } from '#domain/payouts/transfer-file.ts';
import type { adminPayoutRoutes } from '#worker/features/payouts/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { download } from '#dashboard/app/download.ts';

const { payouts } = apiClient<typeof adminPayoutRoutes>('/').v1.admin;

/** Below the ledger's key, so that it is refetched with it. */
const PAYOUTS = ['transactions', 'payouts'] as const;

export const runsQuery = (skip: number) =>
  queryOptions({
    queryKey: [...PAYOUTS, 'runs', skip],
    queryFn: () => payouts.$get({ query: { skip: String(skip) } }),
    placeholderData: keepPreviousData,
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...PAYOUTS, 'run', id],
    queryFn: () => payouts[':id'].$get({ param: { id } }),
  });

export const proposalQuery = (until: string) =>
  queryOptions({
    queryKey: [...PAYOUTS, 'proposal', until],
    queryFn: () => payouts.proposal.$get({ query: { until } }),
    placeholderData: keepPreviousData,
  });

export const layoutQuery = queryOptions({
  queryKey: [...PAYOUTS, 'layout'],
  queryFn: () => payouts.layout.$get(),
});

export const saveLayout = (json: TransferLayout) => payouts.layout.$put({ json });

/** @throws ApiError `PROPOSAL_CHANGED` */
export const createRun = (json: PayoutRunInput, key: string) =>
  payouts.$post({ header: { 'idempotency-key': key }, json });

/** @throws ApiError `PAYOUT_FINAL`, `PAYOUT_TAKEN_BACK` */
export const takeBackRun = (id: string, json: TakeBackInput, key: string) =>
  payouts[':id'].takeback.$post({ param: { id }, header: { 'idempotency-key': key }, json });

/** Paid at the bank without the file. @throws ApiError `PAYOUT_TAKEN_BACK` */
export const markRunSent = (id: string) => payouts[':id'].sent.$post({ param: { id } });

/** The bank's file, under the day it was paid on; owners are told with it. */
export const downloadTransfers = (id: string, day: string): Promise<void> =>
  download(`/v1/admin/payouts/${id}/transfers.csv`, `odemeler-${day}.csv`);
