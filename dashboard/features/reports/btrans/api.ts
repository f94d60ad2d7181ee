import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RecordBtransFileInput } from '#domain/reports/btrans/schema.ts';
import type { adminBtransRoutes } from '#worker/features/reports/btrans/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { BtransQuestion } from './search.ts';

const { btrans } = apiClient<typeof adminBtransRoutes>('/').v1.admin.reports;

export const BTRANS = ['btrans'] as const;

/** Rows of a page of what is missing. */
export const MISSING_ROWS = 50;

/** Rows that are shown of changes and of files. */
const SHORT_LIST = '50';

export const summaryQuery = (query: BtransQuestion) =>
  queryOptions({
    queryKey: [...BTRANS, 'summary', query],
    queryFn: () => btrans.summary.$get({ query }),
  });

export const missingQuery = (query: BtransQuestion, page: number) =>
  queryOptions({
    queryKey: [...BTRANS, 'missing', query, page],
    queryFn: () => {
      const rows = { skip: String((page - 1) * MISSING_ROWS), take: String(MISSING_ROWS) };
      return btrans.missing.$get({ query: { ...query, ...rows } });
    },
    placeholderData: keepPreviousData,
  });

export const changesQuery = (query: BtransQuestion) =>
  queryOptions({
    queryKey: [...BTRANS, 'changes', query],
    queryFn: () => btrans.changes.$get({ query: { ...query, take: SHORT_LIST } }),
  });

export const filesQuery = (month: string) =>
  queryOptions({
    queryKey: [...BTRANS, 'files', month],
    queryFn: () => btrans.files.$get({ query: { month, take: SHORT_LIST } }),
  });

/** @throws ApiError `REPORT_CHANGED`, `NOTHING_TO_REPORT`, `REPORT_NOT_READY` */
export const recordFile = (json: RecordBtransFileInput) => btrans.files.$post({ json });

/** Address of the XML or its zip. */
export const fileAddress = (query: BtransQuestion, ending: '' | '.zip') =>
  `/v1/admin/reports/btrans${ending}?${new URLSearchParams(query)}`;
