import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { messageOf } from './api-error.ts';

type WaitingProps = {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** About the size of the content, as class names. */
  size: string;
};

/** While there is nothing to show: a grey box, or the error with a way to retry. */
export function Waiting({ query: { error, refetch }, size }: WaitingProps) {
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton className={size} />;
}

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** About the size of the content, as class names. */
  waiting: string;
  children: (data: Data) => ReactNode;
};

/** The result of a query once it is there. Existing content stays when a later read fails. */
export function Loaded<Data>({ query, waiting, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <Waiting query={query} size={waiting} />;
}
