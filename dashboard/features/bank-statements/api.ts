import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  BankLine,
  LINE_STATES,
  MatchInput,
  StatementInput,
} from '#domain/bank-statements/schema.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import type { bankStatementRoutes } from '#worker/features/bank-statements/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { moneyChanged } from '#dashboard/features/payments/api.ts';

const calls = apiClient<typeof bankStatementRoutes>('/').v1.admin;
const lines = calls['bank-lines'];

export type LineState = (typeof LINE_STATES)[number];

/** Below the ledger's key: what moves money asks for them again. */
const LINES = ['transactions', 'bank-lines'] as const;

/** Rows of a part; what is done makes room for the next. */
const PART = 100;

export const linesQuery = (state: LineState, skip: number) =>
  queryOptions({
    queryKey: [...LINES, state, skip],
    queryFn: () => lines.$get({ query: { state, skip: String(skip), take: String(PART) } }),
    placeholderData: keepPreviousData,
  });

/** @throws ApiError `VALIDATION` for an account that is not one of the agency's */
export const bringStatement = (json: StatementInput) => calls['bank-statements'].$post({ json });

/** @throws ApiError `BANK_LINE_SETTLED` */
export const matchLine = (id: string, json: MatchInput) =>
  lines[':id'].matches.$post({ param: { id }, json });

/** @throws ApiError `BANK_LINE_SETTLED` for what was recorded from the line */
export const releaseLine = (id: string) => lines[':id'].matches.$delete({ param: { id } });

export const setLineAside = (id: string, ignored: string | null) =>
  lines[':id'].$patch({ param: { id }, json: { ignored } });

export const linesChanged = (client: QueryClient): void => moneyChanged(client);

/** When money of a line counts as paid: at noon of its day, and never later than now. */
export const paidAtOf = ({ day }: BankLine): string | undefined => {
  const today = istanbulDay(new Date());
  return day >= today ? undefined : `${day}T12:00:00+03:00`;
};
