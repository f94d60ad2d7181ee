import type { ReactNode } from 'react';

type Props = { title: string; count?: number | undefined; action?: ReactNode; children: ReactNode };

/** A part of the home with its name, how much it holds, and the way to all of it. */
export function Panel({ title, count, action, children }: Props) {
  return (
    <section className="min-w-0 self-start rounded-lg border border-line bg-raised">
      <div className="flex min-h-10 flex-wrap items-center gap-2 border-b border-line px-4">
        <h2 className="font-medium">{title}</h2>
        {count !== undefined && <span className="figures text-soft">{count}</span>}
        <span className="flex-1" />
        {action}
      </div>
      {children}
    </section>
  );
}
