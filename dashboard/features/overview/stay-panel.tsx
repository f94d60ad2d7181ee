import { Link } from '@tanstack/react-router';
import { formatStay } from '#domain/values/dates.ts';
import type { StaySummary } from '#domain/overview/schema.ts';
import type { ReservationListQuery } from '#domain/reservations/schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { OwnerAnswer } from '#dashboard/shared/stay-states/owner-answer.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';
import { Panel } from './panel.tsx';

/** Filters of the list of reservations. */
export type ListLink = Partial<
  Pick<ReservationListQuery, 'status' | 'order' | 'datetype' | 'date1' | 'date2'>
>;

type Props = {
  title: string;
  none: string;
  stays: StaySummary[] | undefined;
  /** How many there are in all, where `stays` holds the first of them. */
  count?: number | undefined;
  /** The same rows in the list. */
  all: ListLink | undefined;
  /** Further content, below the rows. */
  next?: { text: string; search: ListLink } | undefined;
};

/** Rows shown here; the list has the rest. */
const ROWS = 5;
const SKELETONS = [0, 1, 2];

/** A short list of stays, each with a link. */
export function StayPanel({ title, none, stays, count = stays?.length, all, next }: Props) {
  const more = (count ?? 0) - ROWS;
  return (
    <Panel
      title={title}
      count={count}
      action={
        all &&
        stays &&
        stays.length > 0 && (
          <Link to="/reservations" search={all} className={linkClass}>
            Listede aç
          </Link>
        )
      }
    >
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
      {(more > 0 || next) && (
        <p className="flex flex-wrap gap-x-3 border-t border-line px-4 py-2 text-xs text-soft">
          {more > 0 && all && (
            <Link to="/reservations" search={all} className={linkClass}>
              {more} kayıt daha
            </Link>
          )}
          {next && (
            <Link to="/reservations" search={next.search} className={linkClass}>
              {next.text}
            </Link>
          )}
        </p>
      )}
    </Panel>
  );
}

export const linkClass = 'text-xs text-accent underline-offset-4 hover:underline fingertip';

export function StayRow({ stay }: { stay: StaySummary }) {
  return (
    <StayLink
      id={stay.id}
      className="grid grid-cols-[1fr_auto] gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-sunken"
    >
      <span className="truncate font-medium">{stay.villa_name}</span>
      <span className="figures text-right">
        {stay.deadline ? <TimeLeft deadline={stay.deadline} long /> : `${stay.guests} kişi`}
      </span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-soft">
        <span className="truncate">{stay.customer_name}</span>
        <OwnerAnswer state={stay.owner_answer} />
      </span>
      <span className="text-right text-soft">{formatStay(stay.checkin, stay.checkout)}</span>
    </StayLink>
  );
}
