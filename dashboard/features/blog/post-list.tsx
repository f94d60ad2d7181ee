import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import type { BlogListItem } from '#domain/blog/admin-schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { blogListQuery } from './api.ts';
import {
  type BlogSearch,
  DEFAULT_ORDER,
  PAGE_ROWS,
  type State,
  stateOf,
  STATES,
} from './search.ts';
import { postSheet } from './spreadsheet.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';

/** The posts of the blog, drafts and coming ones too. */
export default function PostList({ search }: { search: BlogSearch }) {
  const navigate = useNavigate({ from: '/blog' });
  const query = useQuery(blogListQuery(search));
  const go = (next: BlogSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="blog"
      title="Blog"
      noun="yazı"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) => linkOptions({ to: '/blog/$id', params: { id: String(row.id) } }),
        head: TITLE,
        card: postCard,
      }}
      columns={COLUMNS}
      sheet={postSheet(search)}
      box={box('Başlık, özet ya da etiket')}
      filters={
        <ChoiceFilter
          label="Durum"
          all="Tüm yazılar"
          value={search.state}
          choices={Object.entries(STATES) as [State, string][]}
          onChoose={(state) => change({ state })}
        />
      }
      actions={
        <NewLink to="/blog/$id" params={{ id: 'yeni' }}>
          Yeni yazı
        </NewLink>
      }
      empty={{ title: 'Henüz yazı yok', text: 'İlk yazınızı “Yeni yazı” ile başlatın.' }}
    />
  );
}

PostList.reads = ({ search }: { search: BlogSearch }) => [blogListQuery(search)];

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
  {
    id: 'state',
    title: 'Durum',
    byDefault: true,
    width: 120,
    drop: 4,
    cell: (row) => <StateMark row={row} />,
  },
  {
    id: 'published',
    title: 'Yayın günü',
    byDefault: true,
    sort: 'published',
    sortsDownFirst: true,
    width: 130,
    drop: 3,
    cell: (row) => (
      <span className="figures text-soft">
        {row.publishedAt ? formatTimestamp(row.publishedAt) : '—'}
      </span>
    ),
  },
  {
    id: 'tags',
    title: 'Etiketler',
    byDefault: true,
    width: 220,
    drop: 2,
    cell: (row) => <span className="block max-w-56 truncate text-soft">{row.tags.join(', ')}</span>,
  },
  {
    id: 'updated',
    title: 'Değişti',
    byDefault: false,
    sort: 'updated',
    sortsDownFirst: true,
    width: 130,
    drop: 1,
    cell: (row) => <span className="figures text-soft">{formatTimestamp(row.updatedAt)}</span>,
  },
];

/** A post on a phone. */
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
