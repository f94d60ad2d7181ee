import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';

type Props<Row> = {
  /** The query that loads the row: its own, or that of its list. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** The open row, null for a new one, undefined while it is loading. */
  row: Row | undefined;
  /** What is said when there is no such row: "Bölge bulunamadı". */
  missing: string;
  missingText?: string | undefined;
  /** Approximate height of the content. */
  waiting?: string;
  children: (row: Row) => ReactNode;
};

/** The open row in a drawer or a screen, or its loading, missing and error states. */
export function RowBody<Row>(props: Props<Row>) {
  const { query, row, missing, missingText = 'Silinmiş olabilir.', waiting = 'h-64' } = props;
  const { data, error, refetch } = query;
  if (row !== undefined) return props.children(row);
  if (error && !isRefusal(error, 'NOT_FOUND')) {
    return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (error || data !== undefined) return <EmptyState title={missing} text={missingText} />;
  return <Skeleton className={`${waiting} w-full`} />;
}
