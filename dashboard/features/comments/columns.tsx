import type { AdminComment } from '#domain/comments/admin-schema.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { switchColumn } from '#dashboard/list/columns/switch-column.tsx';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { Stars } from './stars.tsx';

export const AUTHOR: HeadColumn<AdminComment> = {
  title: 'Yazan',
  width: 160,
  cell: (row) => <span className="block max-w-44 truncate">{row.author}</span>,
};

const REPLY: Column<AdminComment> = column(
  'reply',
  'Yanıt',
  { width: 110, drop: 1 },
  ({ reply }) => <span className="text-soft">{replyState(reply)}</span>,
);

const replyState = (reply: AdminComment['reply']): string =>
  reply === null ? '—' : reply.active ? 'Yayında' : 'Onay bekliyor';

/** The columns of the list; `toggle` publishes or hides, null for who may not. */
export function commentColumns(
  toggle: ((id: number, on: boolean) => void) | null,
): Column<AdminComment>[] {
  return [
    column(
      'rating',
      'Puan',
      { width: 110, drop: 4, sort: 'rating', sortsDownFirst: true },
      (row) => <Stars rating={row.rating} />,
    ),
    column('text', 'Yorum', { width: 360, drop: 3 }, (row) => (
      <span className="block max-w-[21rem] truncate text-soft">{row.text}</span>
    )),
    column('villa', 'Villa', { width: 170, drop: 5 }, (row) => (
      <span className="block max-w-44 truncate">{row.villa_name}</span>
    )),
    column('stay', 'Konaklama', { width: 110, drop: 1, hidden: true }, (row) =>
      row.stayedOn ? formatShownDay(row.stayedOn) : '—',
    ),
    column(
      'created',
      'Yazıldı',
      { width: 120, drop: 2, sort: 'created', sortsDownFirst: true },
      (row) => <span className="figures text-soft">{formatTimestamp(row.createdAt)}</span>,
    ),
    REPLY,
    ...(toggle === null ? [] : [activeColumn(toggle)]),
  ];
}

const activeColumn = (toggle: (id: number, on: boolean) => void) =>
  switchColumn<AdminComment>({
    id: 'active',
    title: 'Yayında',
    width: 80,
    drop: 6,
    label: (row) => `${row.author} yorumu yayında`,
    isOn: (row) => row.active,
    onSwitch: toggle,
  });

export function commentCard(row: AdminComment) {
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.author}</span>
        <Stars rating={row.rating} />
      </span>
      <span className="line-clamp-2">{row.text}</span>
      <span className="flex gap-2 text-soft">
        <span className="min-w-0 flex-1 truncate">{row.villa_name}</span>
        {row.reply && !row.reply.active && 'Yanıt onay bekliyor · '}
        {row.active ? 'Yayında' : 'Yayında değil'}
      </span>
    </>
  );
}
