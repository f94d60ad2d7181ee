import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { messageOf } from './api-error.ts';

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** About the size of the content, as class names. */
  waiting: string;
  children: (data: Data) => ReactNode;
};

/**
 * Renders the result of a query; a grey box until then, or the error with a way to retry. Existing
 * content stays when a later read fails.
 */
export function Loaded<Data>({ query, waiting, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton className={waiting} />;
}
