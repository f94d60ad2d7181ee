import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import type {
  CloseComplaintInput,
  ComplaintChange,
  ComplaintQuery,
  ComplaintRemedyInput,
  NewComplaintInput,
} from '#domain/complaints/schema.ts';
import type { complaintRoutes } from '#worker/features/complaints/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { stayChanged } from '#dashboard/shared/stay-change/undo.ts';

const { complaints } = apiClient<typeof complaintRoutes>('/').v1.admin;

const COMPLAINTS = ['complaints'] as const;

export const COMPLAINT_ROWS = 50;

type Filter = { state?: ComplaintQuery['state']; villa_id?: string; reservation?: string };

/** Complaints, the open ones first and of them the earliest promise. */
export const complaintsQuery = (filter: Filter, page = 1) =>
  queryOptions({
    queryKey: [...COMPLAINTS, filter, page],
    queryFn: () => complaints.$get({ query: toPageQuery({ ...filter, page }, COMPLAINT_ROWS) }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const takeComplaint = (json: z.input<typeof NewComplaintInput>, key: string) =>
  complaints.$post({ header: { 'idempotency-key': key }, json });

/** @throws ApiError `STALE_VERSION`, `COMPLAINT_CLOSED` */
export const changeComplaint = (id: string, json: ComplaintChange) =>
  complaints[':id'].$patch({ param: { id }, json });

/** @throws ApiError `STALE_VERSION`, `DISCOUNT_TOO_LARGE`, `REFUND_EXCEEDS_PAID`, `STAY_FIXED` */
export const remedyComplaint = (id: string, json: z.input<typeof ComplaintRemedyInput>) =>
  complaints[':id'].remedy.$post({ param: { id }, json });

/** @throws ApiError `STALE_VERSION`, `COMPLAINT_CLOSED` */
export const closeComplaint = (id: string, json: CloseComplaintInput) =>
  complaints[':id'].close.$post({ param: { id }, json });

/** Has everything that shows complaints, and the stay whose price one changed, read again. */
export function complaintsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: COMPLAINTS });
  stayChanged(client);
}
