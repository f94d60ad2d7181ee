import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '#dashboard/app/loaded.tsx';

type Props<Data> = {
  title: string;
  query: UseQueryResult<Data>;
  action?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of the screen that loads something: its heading, and its loading state. */
export function Part<Data>({ title, query, action, children }: Props<Data>) {
  return (
    <section className="grid gap-2" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {action}
      </div>
      <Loaded query={query} waiting="h-16 w-full">
        {children}
      </Loaded>
    </section>
  );
}
