import type { GuestRecordItem } from '#domain/guest-records/schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
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

const PHONE: Column<GuestRecordItem> = {
  id: 'phone',
  title: 'Telefon',
  byDefault: true,
  width: 150,
  drop: 4,
  cell: (row) => <span className="figures">{row.phone ? formatPhone(row.phone) : '—'}</span>,
};

const EMAIL: Column<GuestRecordItem> = {
  id: 'email',
  title: 'E-posta',
  byDefault: true,
  width: 210,
  drop: 2,
  cell: (row) => <span className="block max-w-56 truncate">{row.email || '—'}</span>,
};

const SEEN: Column<GuestRecordItem> = {
  id: 'seen',
  title: 'Son temas',
  byDefault: true,
  sort: 'seen',
  sortsDownFirst: true,
  width: 120,
  drop: 3,
  cell: (row) => <span className="figures text-soft">{formatTimestamp(row.seen_at)}</span>,
};

/** Misafirler: who they are. */
export const GUEST_COLUMNS: Column<GuestRecordItem>[] = [
  PHONE,
  EMAIL,
  {
    id: 'stays',
    title: 'Konaklama',
    byDefault: true,
    numeric: true,
    width: 110,
    drop: 5,
    cell: (row) => <StayCount row={row} />,
  },
  {
    id: 'tags',
    title: 'Etiketler',
    byDefault: true,
    width: 160,
    drop: 1,
    cell: (row) => <TagList tags={row.tags} />,
  },
  SEEN,
];

/** Konuşmalar: what was said last. */
export const CONVERSATION_COLUMNS: Column<GuestRecordItem>[] = [
  {
    id: 'excerpt',
    title: 'Son söylenen',
    byDefault: true,
    width: 380,
    drop: 4,
    cell: (row) => (
      <span className="block max-w-96 truncate font-normal text-soft">{row.excerpt}</span>
    ),
  },
  {
    id: 'waiting',
    title: 'Durum',
    byDefault: true,
    width: 130,
    drop: 5,
    cell: (row) => <WaitingMark waiting={row.waiting} />,
  },
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

/** A guest on a phone. */
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
