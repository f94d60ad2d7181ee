import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useSession } from '#dashboard/app/session.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { ExportMenu } from '#dashboard/shared/spreadsheets/export-menu.tsx';
import type { SheetOf } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { EmptyState, ErrorState } from '#dashboard/ui/states.tsx';
import { useWidth } from '#dashboard/ui/use-width.ts';
import { ColumnMenu } from './columns/column-menu.tsx';
import type { Column } from './columns/columns.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { ListCards } from './list-cards.tsx';
import type { ListOf } from './list-of.ts';
import { countGiven, type ListSearch, type PageRows } from './filters/list-search.ts';
import { ListTable } from './list-table.tsx';
import { useColumns } from './columns/use-columns.ts';
import { useLastRow } from './rows/use-last-row.ts';
import { useRowKeys } from './rows/use-row-keys.ts';
import { useSelection } from './rows/use-selection.ts';
import { ViewMenu } from './views/view-menu.tsx';

/**
 * Below this width, in pixels, a table becomes cards, the filters fold, and menus show icons only.
 */
const TABLE_FROM = 640;
const FILTERS_FROM = 720;
const NAMES_FROM = 860;

type Page<Row> = { items: Row[]; total: number };

type Props<Row, Search extends ListSearch, SheetRow> = {
  /** The screen's name for saved views and columns: lower case words with dashes. */
  screen: string;
  title: string;
  /** What is counted: "rezervasyon", in the singular as Turkish counts. */
  noun: string;
  query: UseQueryResult<Page<Row>>;
  /** Left out by a list that has no pages. */
  take?: PageRows;
  search: Search;
  defaultOrder: string;
  /** Replaces the address; a changed filter starts at page 1. */
  onSearch: (search: Search) => void;
  list: ListOf<Row>;
  columns: Column<Row>[];
  /** The screens that belong together, above the filters. */
  tabs?: ReactNode;
  box?: { label: string; value: string; onSearch: (typed: string) => void };
  filters?: ReactNode;
  /** The number of filters, when counting the address's keys would be wrong. */
  given?: number;
  /** Totals of all matching rows, below the filters. */
  summary?: ReactNode;
  /** The list as a file: its columns and how all its rows are read. */
  sheet?: SheetOf<SheetRow>;
  /** Buttons at the top right; the primary one last. */
  actions?: ReactNode;
  /** The empty states: no rows at all, and no matches for the filters. */
  empty: { title: string; text?: string; filteredText?: string };
  /** Actions for selected rows (a `BulkBar`); without it rows have no checkboxes. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode;
};

/**
 * The standard list: filters and page in the address, a table that drops columns or becomes cards
 * on a phone, J/K and [ ] keys, skeletons, empty and error states.
 */
export function ListScreen<Row, Search extends ListSearch, SheetRow = Row>(
  props: Props<Row, Search, SheetRow>,
) {
  const { screen, title, noun, query, search, defaultOrder, onSearch, list, empty } = props;
  const person = useSession()?.id ?? 0;
  const { shown, chosen, toggle, choose } = useColumns({ screen, person, columns: props.columns });
  const selection = useSelection(JSON.stringify(search));
  const box = useRef<HTMLElement>(null);
  const room = useWidth(box);
  const isTable = room >= TABLE_FROM;
  const titleId = `${screen}-title`;

  const { data, error, isPending, isPlaceholderData } = query;
  const page = search.page ?? 1;
  const take = props.take ?? (data?.total || 1);
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / take));
  const given = props.given ?? countGiven(search);
  const clear = () => onSearch({ order: search.order } as Search);
  const turnTo = (to: number) => {
    if (to < 1 || to > lastPage) return;
    onSearch({ ...search, page: to === 1 ? undefined : to });
    box.current?.scrollTo({ top: 0 });
  };
  useRowKeys(box, list.openId);
  useLastRow(box, isTable);
  useShortcuts({ '[': () => turnTo(page - 1), ']': () => turnTo(page + 1) });

  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      className="relative flex min-w-0 flex-1 flex-col lg:overflow-y-auto"
    >
      <title>{`${title} · Admin Paneli`}</title>
      <div className="grid gap-3 p-3 lg:px-4">
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
          <h1 id={titleId} className="flex-1 text-lg font-semibold">
            {title}
          </h1>
          {data && data.total > 0 && (
            <Pagination page={page} take={take} total={data.total} onPage={turnTo} />
          )}
          {(props.box ?? props.filters) && (
            <ViewMenu
              screen={screen}
              search={search}
              columns={chosen}
              small={room < NAMES_FROM}
              onOpen={(kept, columns) => {
                // The route's own parser drops what it does not know.
                onSearch(kept as unknown as Search);
                if (columns) choose(columns);
              }}
            />
          )}
          {isTable && props.columns.length > 2 && (
            <ColumnMenu
              columns={props.columns}
              chosen={chosen}
              small={room < NAMES_FROM}
              onToggle={toggle}
            />
          )}
          {props.sheet && data && data.total > 0 && (
            <ExportMenu sheet={props.sheet} small={room < NAMES_FROM} />
          )}
          {props.actions}
        </div>
        {props.tabs}
        <FilterBar
          {...(props.box && { box: props.box })}
          given={given}
          onClear={clear}
          folds={room < FILTERS_FROM}
        >
          {props.filters}
        </FilterBar>
        {props.summary}
        {props.bulk && selection.ids.size > 0 && (
          <div className="flex flex-wrap items-center gap-2 rounded-md bg-accent-wash px-3 py-1.5">
            <span className="figures flex-1">{selection.ids.size} satır seçildi</span>
            {props.bulk(
              (data?.items ?? []).filter((row) => selection.ids.has(list.idOf(row))),
              () => selection.set([]),
            )}
            <Button variant="quiet" onClick={() => selection.set([])}>
              Seçimi bırak
            </Button>
          </div>
        )}
      </div>
      <output className="sr-only">{data && `${data.total} ${noun}`}</output>
      <div
        aria-busy={isPending || isPlaceholderData}
        className={cx('flex-1', isPlaceholderData && 'opacity-60 transition-opacity delay-200')}
      >
        {error && !data ? (
          <ErrorState text={messageOf(error)} onRetry={() => void query.refetch()} />
        ) : data?.items.length === 0 ? (
          given === 0 ? (
            <EmptyState title={empty.title} {...(empty.text && { text: empty.text })} />
          ) : (
            <EmptyState
              title={`Bu filtrelerle ${noun} yok`}
              text={empty.filteredText ?? 'Filtreleri azaltmayı deneyin.'}
            >
              <Button onClick={clear}>Filtreleri temizle</Button>
            </EmptyState>
          )
        ) : isTable ? (
          <ListTable
            list={list}
            rows={data?.items}
            columns={shown}
            room={room}
            order={search.order ?? defaultOrder}
            onOrder={(order) => onSearch({ ...search, order, page: undefined })}
            selection={props.bulk ? selection : null}
          />
        ) : (
          <ListCards list={list} rows={data?.items} />
        )}
      </div>
    </section>
  );
}
