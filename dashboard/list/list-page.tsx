import { useQuery } from '@tanstack/react-query';
import { type LinkProps, useMatch, useNavigate } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { ListProps } from '#dashboard/app/screen.ts';
import type { ListSheet } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import type { Column, HeadColumn } from './columns/columns.ts';
import { choiceOf, filtersOf } from './filters/list-filters.ts';
import type { ListSearch } from './filters/list-search.ts';
import type { ListSource } from './list-source.ts';
import { ListScreen } from './list-screen.tsx';
import { NewLink } from './new-link.tsx';

type Row = { id: string | number };
export type RowOf<Answer extends Page> = Answer['items'][number];
export type Page = { items: Row[]; total: number };

type FilterProps<Answer, Search extends ListSearch> = {
  search: Search;
  change: (next: Partial<Search>) => void;
  /** A filter by its name, for a `ChoiceFilter`. */
  of: ReturnType<typeof choiceOf<Search>>;
  data: Answer | undefined;
};

/** What hooks may say as well. */
type More<Of> = {
  /** The screen's name for saved views and columns: lower case words with dashes. */
  screen?: string;
  columns?: Column<Of>[];
  /** Buttons at the top right, before the primary one. */
  actions?: ReactNode;
  /** Totals of all matching rows, below the filters. */
  summary?: ReactNode;
  bulk?: (rows: Of[], clear: () => void) => ReactNode;
  /** The empty states: no rows at all, and no matches for the filters. */
  empty?: { title: string; text?: string; filteredText?: string };
};

export type Definition<Answer extends Page, Search extends ListSearch> = More<RowOf<Answer>> & {
  screen: string;
  title: string;
  /** What is counted: "rezervasyon", in the singular as Turkish counts. */
  noun: string;
  source: ListSource<Answer, Search>;
  defaultOrder?: string;
  head: HeadColumn<RowOf<Answer>>;
  /** The row on a phone; two or three lines of spans. */
  card: (row: RowOf<Answer>, unread: boolean) => ReactNode;
  isUnread?: (row: RowOf<Answer>) => boolean;
  /** Its rows are screens of their own: what is searched for stays behind. */
  alone?: boolean;
  /** The list as a file. */
  sheet?: ListSheet<RowOf<Answer>>;
  /** What the text box looks for. */
  box?: string;
  Filters?: ComponentType<FilterProps<Answer, Search>>;
  /** The screens that belong together, above the filters. */
  tabs?: ReactNode;
  /** The primary button: "Yeni bölge", which opens an empty row. */
  add?: string;
  /** What needs hooks. */
  useMore?: (given: { search: Search; data: Answer | undefined }) => More<RowOf<Answer>>;
};

const useNothing = () => ({});

/** The screen of a list and what it reads first, from one definition. */
export function listPage<Answer extends Page, Search extends ListSearch>(
  definition: Definition<Answer, Search>,
) {
  const { source, sheet, box, Filters, add, alone = false } = definition;
  const { useMore = useNothing } = definition;
  function ListPage({
    search,
    openId,
  }: Pick<ListProps<Search>, 'search'> & { openId?: string | undefined }) {
    const navigate = useNavigate();
    // The route that shows it; a row opens below.
    const path: string = useMatch({ strict: false }).fullPath;
    const linkOf = (id: string): LinkProps =>
      ({ to: `${path}/$id`, params: { id }, ...(!alone && { search }) }) as LinkProps;
    const query = useQuery(source.query(search));
    const { data } = query;
    const go = (next: Search) => void navigate({ to: path, search: next as never, replace: true });
    const filters = filtersOf(search, go);
    const more = { ...definition, ...useMore({ search, data }) };
    return (
      <ListScreen<RowOf<Answer>, Search>
        {...more}
        query={query}
        take={source.take}
        search={search}
        defaultOrder={definition.defaultOrder ?? ''}
        onSearch={go}
        list={{
          idOf: (row) => String(row.id),
          linkOf: (row) => linkOf(String(row.id)),
          head: definition.head,
          card: definition.card,
          openId,
          isUnread: definition.isUnread,
        }}
        columns={more.columns ?? []}
        sheet={sheet && { ...sheet, read: (part) => source.part(search, part) }}
        box={box === undefined ? undefined : filters.box(box)}
        filters={
          Filters && (
            <Filters
              search={search}
              change={filters.change}
              of={choiceOf(search, filters.change)}
              data={data}
            />
          )
        }
        actions={
          <>
            {more.actions}
            {add && <NewLink {...linkOf('yeni')}>{add}</NewLink>}
          </>
        }
        empty={more.empty ?? { title: `${definition.title} boş` }}
      />
    );
  }
  const reads = ({ search }: { search: Search }) => [source.query(search)];
  return Object.assign(ListPage, { reads });
}
