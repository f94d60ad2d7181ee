import type { GuestRecordItem } from '#domain/guest-records/schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { UnprovenMark } from '#dashboard/shared/unproven-mark.tsx';
import { RefusedMark, TagList } from './marks.tsx';

export const GUEST: HeadColumn<GuestRecordItem> = {
  title: 'Misafir',
  sort: 'name',
  width: 200,
  cell: (row) => (
    <span className="flex max-w-56 items-center gap-1.5">
      <span className="truncate">{row.name}</span>
      {row.refused && <RefusedMark />}
      {row.unproven && <UnprovenMark />}
    </span>
  ),
};

const PHONE: Column<GuestRecordItem> = column(
  'phone',
  'Telefon',
  { width: 150, drop: 4 },
  (row) => <span className="figures">{row.phone ? formatPhone(row.phone) : '—'}</span>,
);

const EMAIL: Column<GuestRecordItem> = column(
  'email',
  'E-posta',
  { width: 210, drop: 2 },
  (row) => <span className="block max-w-56 truncate">{row.email || '—'}</span>,
);

const SEEN: Column<GuestRecordItem> = column(
  'seen',
  'Son temas',
  { width: 120, drop: 3, sort: 'seen', sortsDownFirst: true },
  (row) => <span className="figures text-soft">{formatTimestamp(row.seen_at)}</span>,
);

/** Misafirler: who they are. */
export const GUEST_COLUMNS: Column<GuestRecordItem>[] = [
  PHONE,
  EMAIL,
  column('stays', 'Konaklama', { width: 110, drop: 5, numeric: true }, (row) => (
    <StayCount row={row} />
  )),
  column('tags', 'Etiketler', { width: 160, drop: 1 }, (row) => <TagList tags={row.tags} />),
  SEEN,
];

/** Konuşmalar: what was said last. */
export const CONVERSATION_COLUMNS: Column<GuestRecordItem>[] = [
  column('excerpt', 'Son söylenen', { width: 380, drop: 4 }, (row) => (
    <span className="block max-w-96 truncate font-normal text-soft">{row.excerpt}</span>
  )),
  column('waiting', 'Durum', { width: 130, drop: 5 }, (row) => (
    <WaitingMark waiting={row.waiting} />
  )),
  { ...PHONE, byDefault: false, drop: 2 },
  SEEN,
];

const StayCount = ({ row }: { row: GuestRecordItem }) => (
  <span className="figures">
    {row.stays}
    {row.requests > row.stays && <span className="text-soft"> / {row.requests} talep</span>}
  </span>
);

const WaitingMark = ({ waiting }: { waiting: number }) =>
  waiting > 0 ? (
    <span className="font-normal text-amber">
      {waiting > 1 ? `${waiting} yanıt bekliyor` : 'Yanıt bekliyor'}
    </span>
  ) : null;

export function guestCard(row: GuestRecordItem) {
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.name}</span>
        {row.refused && <RefusedMark />}
        {row.unproven && <UnprovenMark />}
        <span className="figures text-xs text-soft">{formatTimestamp(row.seen_at)}</span>
      </span>
      <span className="truncate text-soft">
        {[row.phone && formatPhone(row.phone), row.email].filter(Boolean).join(' · ')}
      </span>
      <span className="flex flex-wrap gap-2">
        <StayCount row={row} />
        <TagList tags={row.tags} />
      </span>
    </>
  );
}

export function conversationCard(row: GuestRecordItem) {
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.name}</span>
        {row.waiting > 0 && <WaitingMark waiting={row.waiting} />}
        <span className="figures text-xs text-soft">{formatTimestamp(row.seen_at)}</span>
      </span>
      {row.excerpt && <span className="line-clamp-2 text-soft">{row.excerpt}</span>}
    </>
  );
}
