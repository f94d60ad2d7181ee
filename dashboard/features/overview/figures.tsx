import type { ReactNode } from 'react';
import { addMonths, formatMonth } from '#domain/values/dates.ts';
import { formatKurus, groupThousands } from '#domain/values/money.ts';
import type { Overview } from '#domain/overview/schema.ts';
import { AllowedLink } from '#dashboard/app/allowed-link.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { linkClass } from './stay-panel.tsx';

/** The month against the same month last year, in nights and in money. */
export default function MonthFigures({
  data,
  linked,
}: {
  data: Overview | undefined;
  linked?: boolean;
}) {
  return (
    <>
      <OccupancyFigure occupancy={data?.occupancy} linked={linked} />
      <TurnoverFigure turnover={data?.turnover} linked={linked} />
    </>
  );
}

type OccupancyProps = { occupancy: Overview['occupancy'] | undefined; linked: boolean | undefined };

/** Nights sold this month of the nights there are, against the same month last year. */
function OccupancyFigure({ occupancy, linked }: OccupancyProps) {
  if (!occupancy) return <FigureSkeleton title="Doluluk" />;
  const { month, nights, available, lastYear } = occupancy;
  const share = available === 0 ? 0 : Math.round((100 * nights) / available);
  return (
    <Figure
      title={`Doluluk · ${formatMonth(month)}`}
      value={`%${share}`}
      note={`${groupThousands(nights)} / ${groupThousands(available)} gece`}
      linked={linked}
    >
      <Comparison
        now={{ label: formatMonth(month), amount: nights }}
        before={{ label: formatMonth(addMonths(month, -12)), amount: lastYear }}
        write={(n) => `${groupThousands(n)} gece`}
      />
    </Figure>
  );
}

type TurnoverProps = { turnover: Overview['turnover'] | undefined; linked: boolean | undefined };

/** What this month's nights were sold for, against the same month last year; kuruş. */
function TurnoverFigure({ turnover, linked }: TurnoverProps) {
  if (turnover === null) return null;
  if (!turnover) return <FigureSkeleton title="Ciro" />;
  const { month, total, lastYear } = turnover;
  return (
    <Figure
      title={`Ciro · ${formatMonth(month)}`}
      value={formatKurus(wholeLira(total))}
      note="bu ayın gecelerinden"
      linked={linked}
    >
      <Comparison
        now={{ label: formatMonth(month), amount: total }}
        before={{ label: formatMonth(addMonths(month, -12)), amount: lastYear }}
        write={(kurus) => formatKurus(wholeLira(kurus))}
      />
    </Figure>
  );
}

/** The same of the whole year, what is booked for the rest of it included. */
export function YearFigure({ turnover }: { turnover: Overview['yearTurnover'] | undefined }) {
  if (turnover === null) return null;
  if (!turnover) return <FigureSkeleton title="Ciro" />;
  const { year, total, lastYear } = turnover;
  return (
    <Figure
      title={`Ciro · ${year}`}
      value={formatKurus(wholeLira(total))}
      note="yıl sonuna kadar satılanlar dâhil"
    >
      <Comparison
        now={{ label: year, amount: total }}
        before={{ label: String(Number(year) - 1), amount: lastYear }}
        write={(kurus) => formatKurus(wholeLira(kurus))}
      />
    </Figure>
  );
}

/** A stay's total is spread to the kuruş; here whole lira are enough. */
const wholeLira = (kurus: number) => Math.round(kurus / 100) * 100;

type FigureProps = {
  title: string;
  value: ReactNode;
  note: string;
  /** Leads to the report behind it. */
  linked?: boolean | undefined;
  children: ReactNode;
};

function Figure({ title, value, note, linked, children }: FigureProps) {
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-raised p-4">
      <div>
        <div className="flex justify-between gap-2">
          <h2 className="text-xs font-medium text-soft">{title}</h2>
          {linked && (
            <AllowedLink to="/reports" className={linkClass}>
              Raporu aç
            </AllowedLink>
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-2xl font-semibold tracking-tight">{value}</span>
          <span className="text-soft">{note}</span>
        </div>
      </div>
      {children}
    </section>
  );
}

type Amount = { label: string; amount: number };
type ComparisonProps = { now: Amount; before: Amount; write: (amount: number) => string };

/** Two bars on one scale, each with its words. */
function Comparison({ now, before, write }: ComparisonProps) {
  const most = Math.max(now.amount, before.amount, 1);
  const rows = [
    { ...now, bar: 'bg-accent' },
    { ...before, bar: 'bg-line-strong' },
  ];
  return (
    <dl className="grid gap-1.5">
      {rows.map(({ label, amount, bar }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,5.5rem)_1fr_auto] items-center gap-3 text-xs"
        >
          <dt className="text-soft">{label}</dt>
          <dd aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
            <div
              className={`h-full rounded-full ${bar}`}
              style={{ width: `${(100 * amount) / most}%` }}
            />
          </dd>
          <dd className="figures min-w-24 text-right">{write(amount)}</dd>
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
