import { Link } from '@tanstack/react-router';
import { formatStay } from '#domain/dates.ts';
import type { StaySummary } from '#domain/overview/schema.ts';
import type { ReservationListQuery } from '#domain/reservations/schema.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';

type Props = {
  title: string;
  none: string;
  stays: StaySummary[] | undefined;
  /** The same rows in the list. */
  all:
    | Partial<Pick<ReservationListQuery, 'status' | 'order' | 'datetype' | 'date1' | 'date2'>>
    | undefined;
};

/** Rows shown here; the list has the rest. */
const ROWS = 6;
const SKELETONS = [0, 1, 2];

/** A short list of stays, each a link to the work. */
export function StayBlock({ title, none, stays, all }: Props) {
  return (
    <section className="rounded-lg border border-line bg-raised">
      <div className="flex h-10 items-center gap-2 border-b border-line px-4">
        <h2 className="font-medium">{title}</h2>
        <span className="figures text-soft">{stays?.length}</span>
        <span className="flex-1" />
        {all && stays && stays.length > 0 && (
          <Link
            to="/reservations"
            search={all}
            className="text-xs text-accent underline-offset-4 hover:underline"
          >
            Listede aç
          </Link>
        )}
      </div>
      {stays?.length === 0 && <p className="px-4 py-3 text-soft">{none}</p>}
      <ul className="divide-y divide-line">
        {stays?.slice(0, ROWS).map((stay) => (
          <li key={stay.id}>
            <StayRow stay={stay} />
          </li>
        )) ??
          SKELETONS.map((row) => (
            <li key={row} className="grid gap-1 px-4 py-2">
              <Skeleton className="h-5 w-48" />
              <Skeleton className="h-4 w-32" />
            </li>
          ))}
      </ul>
    </section>
  );
}

function StayRow({ stay }: { stay: StaySummary }) {
  return (
    <Link
      to="/reservations/$id"
      params={{ id: stay.id }}
      className="grid grid-cols-[1fr_auto] gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-sunken"
    >
      <span className="truncate font-medium">{stay.villa_name}</span>
      <span className="figures text-right">
        {stay.deadline ? <TimeLeft deadline={stay.deadline} long /> : `${stay.guests} kişi`}
      </span>
      <span className="truncate text-soft">{stay.customer_name}</span>
      <span className="text-right text-soft">{formatStay(stay.checkin, stay.checkout)}</span>
    </Link>
  );
}
