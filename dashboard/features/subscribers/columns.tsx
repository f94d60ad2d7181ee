import type { Subscriber } from '#domain/subscribers/admin-schema.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { languageLabel } from '#dashboard/shared/languages/language-choice.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { STATES } from './search.ts';
import { Badge } from '#dashboard/ui/badge.tsx';

export const EMAIL: HeadColumn<Subscriber> = {
  title: 'E-posta',
  sort: 'email',
  width: 280,
  cell: (row) => <span className="block max-w-72 truncate">{row.email}</span>,
};

const TONES = { confirmed: 'sure', pending: 'waiting', left: 'over' } as const;

const StateBadge = ({ state }: Pick<Subscriber, 'state'>) => (
  <Badge tone={TONES[state]}>{STATES[state]}</Badge>
);

const instant = (at: string | null) =>
  at === null ? '—' : <span className="figures text-soft">{formatTimestamp(at)}</span>;

export const COLUMNS: Column<Subscriber>[] = [
  column('state', 'Durum', { width: 120, drop: 4 }, (row) => <StateBadge state={row.state} />),
  column(
    'created',
    'Kaydoldu',
    { width: 130, drop: 3, sort: 'created', sortsDownFirst: true },
    (row) => instant(row.createdAt),
  ),
  column('language', 'Dil', { width: 110, drop: 2 }, (row) => languageLabel(row.language)),
  column('confirmed', 'Onayladı', { width: 130, drop: 2 }, (row) => instant(row.confirmedAt)),
  column('ip', 'Onay adresi (IP)', { width: 130, drop: 1, hidden: true }, (row) => (
    <span className="figures text-soft">{row.consentIp ?? '—'}</span>
  )),
];

/** An address on a phone. */
export function subscriberCard(row: Subscriber) {
  return (
    <>
      <span className="truncate font-medium">{row.email}</span>
      <span className="flex gap-2 text-soft">
        <span className="flex-1">
          <StateBadge state={row.state} />
        </span>
        <span className="figures">{formatTimestamp(row.createdAt)}</span>
      </span>
    </>
  );
}
