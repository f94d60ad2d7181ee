import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';

type Props<Row> = {
  /** What the row is read with: itself, or the list that it is in. */
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** The row that is open, null for a new one, nothing while it is not there. */
  row: Row | undefined;
  /** What is said when there is no such row: "Bölge bulunamadı". */
  missing: string;
  missingText?: string | undefined;
  /** About as high as what will stand there. */
  waiting?: string;
  children: (row: Row) => ReactNode;
};

/** The row that is open in a drawer or a screen, or what stands there while it is not there. */
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
