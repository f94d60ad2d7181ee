import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';

type Props<Data> = {
  title: string;
  query: UseQueryResult<Data>;
  action?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of the screen that loads something: its heading, and its loading state. */
export function Part<Data>({ title, query, action, children }: Props<Data>) {
  const { data, error, refetch } = query;
  return (
    <section className="grid gap-2" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {action}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </section>
  );
}
