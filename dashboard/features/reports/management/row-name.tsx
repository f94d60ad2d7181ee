import { Link } from '@tanstack/react-router';
import { type Day, monthEnd, monthStart } from '#domain/values/dates.ts';
import type { ReportGroup, ReportRow } from '#domain/reports/management/schema.ts';
import { NameLink } from '#dashboard/app/screen-link.tsx';

type Props = { by: ReportGroup; row: ReportRow; range: { from: Day; to: Day } };

/** A month leads to its villas, a villa and an owner to themselves. */
export function RowName({ by, row, range }: Props) {
  const variant = 'underline-offset-4 hover:underline';
  if (by === 'villa') {
    return (
      <NameLink to="/villas/$id" params={{ id: row.key }} className={variant}>
        {row.label}
      </NameLink>
    );
  }
  if (by === 'owner') {
    return (
      <NameLink to="/users/$id" params={{ id: row.key }} className={variant}>
        {row.label}
      </NameLink>
    );
  }
  if (by === 'town') return row.label;
  const search = {
    from: later(monthStart(row.key), range.from),
    to: earlier(monthEnd(row.key), range.to),
    by: 'villa' as const,
  };
  return (
    <Link to="/reports" search={search} className={variant}>
      {row.label}
    </Link>
  );
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
