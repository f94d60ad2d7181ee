import type { ReactNode } from 'react';
import { addMonths, formatMonth } from '#domain/dates.ts';
import { formatKurus, groupThousands } from '#domain/money.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';

/** Nights sold this month of the nights there are, against the same month last year. */
export function OccupancyFigure({ occupancy }: { occupancy: Overview['occupancy'] | undefined }) {
  if (!occupancy) return <FigureSkeleton title="Doluluk" />;
  const { month, nights, available, lastYear } = occupancy;
  const share = available === 0 ? 0 : Math.round((100 * nights) / available);
  return (
    <Figure
      title={`Doluluk · ${formatMonth(month)}`}
      value={`%${share}`}
      note={`${groupThousands(nights)} / ${groupThousands(available)} gece`}
    >
      <Comparison
        month={month}
        now={nights}
        before={lastYear}
        write={(n) => `${groupThousands(n)} gece`}
      />
    </Figure>
  );
}

/** Totals of stays that begin this month, against the same month last year; kuruş. */
export function TurnoverFigure({ turnover }: { turnover: Overview['turnover'] | undefined }) {
  if (!turnover) return <FigureSkeleton title="Ciro" />;
  const { month, total, lastYear } = turnover;
  return (
    <Figure
      title={`Ciro · ${formatMonth(month)}`}
      value={formatKurus(total)}
      note="bu ay başlayan konaklamalar"
    >
      <Comparison month={month} now={total} before={lastYear} write={formatKurus} />
    </Figure>
  );
}

type FigureProps = { title: string; value: ReactNode; note: string; children: ReactNode };

function Figure({ title, value, note, children }: FigureProps) {
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-raised p-4">
      <div>
        <h2 className="text-xs font-medium text-soft">{title}</h2>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-2xl font-semibold tracking-tight">{value}</span>
          <span className="text-soft">{note}</span>
        </div>
      </div>
      {children}
    </section>
  );
}

type ComparisonProps = {
  month: string;
  now: number;
  before: number;
  write: (amount: number) => string;
};

/** Two bars on one scale, each with its words. */
function Comparison({ month, now, before, write }: ComparisonProps) {
  const most = Math.max(now, before, 1);
  const rows = [
    { month, amount: now, bar: 'bg-accent' },
    { month: addMonths(month, -12), amount: before, bar: 'bg-line-strong' },
  ];
  return (
    <dl className="grid gap-1.5">
      {rows.map((row) => (
        <div
          key={row.month}
          className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-3 text-xs"
        >
          <dt className="text-soft">{formatMonth(row.month)}</dt>
          <dd aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
            <div
              className={`h-full rounded-full ${row.bar}`}
              style={{ width: `${(100 * row.amount) / most}%` }}
            />
          </dd>
          <dd className="figures min-w-24 text-right">{write(row.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function FigureSkeleton({ title }: { title: string }) {
  return (
    <Figure title={title} value={<Skeleton className="h-8 w-28" />} note="">
      <div className="grid gap-1.5">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
      </div>
    </Figure>
  );
}
