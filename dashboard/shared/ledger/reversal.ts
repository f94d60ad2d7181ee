import type { Transaction } from '#domain/payments/admin-schema.ts';
import { findReversalProblem } from '#domain/payments/reversal.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import type { adminPaymentRoutes } from '#worker/features/payments/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { transactions } = apiClient<typeof adminPaymentRoutes>('/').v1.admin;

/** @throws ApiError `ENTRY_NOT_REVERSIBLE`, `REVERSED_WAS_GIVEN_BACK`, `STALE_VERSION` */
export const reverseEntry = (id: string, reason: string, key: string) =>
  transactions[':id'].reversal.$post({
    param: { id },
    header: { 'idempotency-key': key },
    json: { reason },
  });

/** Whether an entry can be taken back as entered wrongly. */
export const mayReverse = (entry: Transaction): boolean =>
  findReversalProblem(entry, istanbulDay(new Date())) === null;

/** What became of an entry that was entered wrongly, as lists call it; null for all others. */
export const reversalText = ({ reverses, reversed }: Transaction): string | null =>
  reverses !== null
    ? 'Yanlış yazılanın ters kaydı'
    : reversed
      ? 'Yanlış yazıldı, geri alındı'
      : null;
