import type { BlogListItem } from '#domain/blog/admin-schema.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { posts } from './api.ts';
import { type State, stateOf, STATES } from './search.ts';
import { postSheet } from './spreadsheet.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';

const TONES: Record<State, Tone> = {
  published: 'sure',
  scheduled: 'held',
  draft: 'waiting',
};

function StateMark({ row }: { row: BlogListItem }) {
  const state = stateOf(row, useNow());
  return <Badge tone={TONES[state]}>{STATES[state]}</Badge>;
}

const TITLE: HeadColumn<BlogListItem> = {
  title: 'Başlık',
  sort: 'title',
  width: 320,
  cell: (row) => <span className="block max-w-96 truncate">{row.title}</span>,
};

const COLUMNS: Column<BlogListItem>[] = [
  column('state', 'Durum', { width: 120, drop: 4 }, (row) => <StateMark row={row} />),
  column(
    'published',
    'Yayın günü',
    { width: 130, drop: 3, sort: 'published', sortsDownFirst: true },
    (row) => (
      <span className="figures text-soft">
        {row.publishedAt ? formatTimestamp(row.publishedAt) : '—'}
      </span>
    ),
  ),
  column('tags', 'Etiketler', { width: 220, drop: 2 }, (row) => (
    <span className="block max-w-56 truncate text-soft">{row.tags.join(', ')}</span>
  )),
  column(
    'updated',
    'Değişti',
    { width: 130, drop: 1, sort: 'updated', sortsDownFirst: true, hidden: true },
    (row) => <span className="figures text-soft">{formatTimestamp(row.updatedAt)}</span>,
  ),
];

function postCard(row: BlogListItem) {
  return (
    <>
      <span className="font-medium">{row.title}</span>
      <span className="flex gap-2 text-soft">
        <span className="flex-1">
          <StateMark row={row} />
        </span>
        {row.publishedAt && <span className="figures">{formatTimestamp(row.publishedAt)}</span>}
      </span>
    </>
  );
}

/** The posts of the blog, drafts and coming ones too. */
export default listPage({
  screen: 'blog',
  title: 'Blog',
  noun: 'yazı',
  source: posts,
  defaultOrder: '-published',
  head: TITLE,
  card: postCard,
  columns: COLUMNS,
  sheet: postSheet,
  box: 'Başlık, özet ya da etiket',
  Filters: ({ of }) => (
    <ChoiceFilter
      label="Durum"
      all="Tüm yazılar"
      {...of('state')}
      choices={Object.entries(STATES) as [State, string][]}
    />
  ),
  add: 'Yeni yazı',
  alone: true,
  empty: { title: 'Henüz yazı yok', text: 'İlk yazınızı “Yeni yazı” ile başlatın.' },
});
