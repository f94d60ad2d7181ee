import type { MessageListItem } from '#domain/messages/admin-schema.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { UnprovenMark } from '#dashboard/shared/unproven-mark.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { AnsweredMark } from './answered-mark.tsx';

export const SENDER: HeadColumn<MessageListItem> = {
  title: 'Gönderen',
  sort: 'name',
  width: 190,
  cell: (row) => (
    <span className="flex max-w-52 items-center gap-2">
      <span className="truncate">{row.name}</span>
      {row.unproven && <UnprovenMark />}
    </span>
  ),
};

export const COLUMNS: Column<MessageListItem>[] = [
  column('message', 'Mesaj', { width: 420, drop: 4 }, (row) => (
    <span className="block max-w-96 truncate">
      {row.subject && <>{row.subject} · </>}
      <span className="font-normal text-soft">{row.excerpt}</span>
    </span>
  )),
  column('state', 'Durum', { width: 140, drop: 3 }, (row) => (
    <AnsweredMark answeredAt={row.answeredAt} />
  )),
  column('email', 'E-posta', { width: 200, drop: 1, hidden: true }, (row) => (
    <span className="block max-w-52 truncate">{row.email}</span>
  )),
  column(
    'created',
    'Geldi',
    { width: 120, drop: 2, sort: 'created', sortsDownFirst: true },
    (row) => <span className="figures text-soft">{formatTimestamp(row.createdAt)}</span>,
  ),
];

export function messageCard(row: MessageListItem, unread: boolean) {
  return (
    <>
      <span className="flex items-center gap-2">
        {unread && (
          <span className="size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">Okunmadı</span>
          </span>
        )}
        <span className={`min-w-0 flex-1 truncate ${unread ? 'font-semibold' : 'font-medium'}`}>
          {row.name}
        </span>
        {row.unproven && <UnprovenMark />}
        <span className="figures text-xs text-soft">{formatTimestamp(row.createdAt)}</span>
      </span>
      {row.subject && <span className="truncate">{row.subject}</span>}
      <span className="line-clamp-2 text-soft">{row.excerpt}</span>
    </>
  );
}
