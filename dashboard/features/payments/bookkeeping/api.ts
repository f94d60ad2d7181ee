import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountPlan } from '#domain/bookkeeping/accounts.ts';
import type { bookkeepingRoutes } from '#worker/features/bookkeeping/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { download } from '#dashboard/app/download.ts';

const { journal } = apiClient<typeof bookkeepingRoutes>('/').v1.admin;

/** Below the ledger's key, so that it is refetched with it. */
export const JOURNAL = ['transactions', 'journal'] as const;

export const journalQuery = (month: string) =>
  queryOptions({
    queryKey: [...JOURNAL, month],
    queryFn: () => journal.$get({ query: { month } }),
    placeholderData: keepPreviousData,
  });

export const accountsQuery = queryOptions({
  queryKey: [...JOURNAL, 'accounts'],
  queryFn: () => journal.accounts.$get(),
});

export const saveAccounts = (json: AccountPlan) => journal.accounts.$put({ json });

/** @throws ApiError `MONTH_CLOSED`, `MONTH_OUT_OF_ORDER`, `MONTH_NOT_OVER` */
export const closeMonth = (month: string) => journal.close.$post({ json: { month } });

export const downloadJournal = (month: string): Promise<void> =>
  download(`/v1/admin/journal/lines.csv?month=${month}`, `yevmiye-${month}.csv`);
