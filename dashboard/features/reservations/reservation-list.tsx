import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Pagination } from '#dashboard/ui/pagination.tsx';
import { EmptyState, ErrorState } from '#dashboard/ui/states.tsx';
import { useWidth } from '#dashboard/ui/use-width.ts';
import { reservationListQuery } from './api.ts';
import { ColumnMenu } from './column-menu.tsx';
import { fitColumns } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ReservationCards } from './reservation-cards.tsx';
import { ReservationTable } from './reservation-table.tsx';
import { countFilters, PAGE_ROWS, type ReservationSearch } from './search.ts';
import { useColumns } from './use-columns.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Pixels below which a table is cards, and below which the filters fold. */
const TABLE_FROM = 640;
const FILTERS_FROM = 720;

type Props = {
  search: ReservationSearch;
  /** The reservation open beside the list. */
  openId: string | undefined;
  /** Owners see no read marks: reading a request is the agency's act. */
  marksUnread: boolean;
};

/** The list of reservations with its filters; a table, or cards on a phone. */
export function ReservationList({ search, openId, marksUnread }: Props) {
  const navigate = useNavigate({ from: '/reservations' });
  const query = useQuery(reservationListQuery(search));
  const { columns, chosen, toggle } = useColumns();
  const box = useRef<HTMLElement>(null);
  const room = useWidth(box);
  const isTable = room >= TABLE_FROM;

  const { data, error, isPending, isPlaceholderData } = query;
  const page = search.page ?? 1;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_ROWS));
  const change = (next: Partial<ReservationSearch>) =>
    void navigate({ to: '.', search: { ...search, page: undefined, ...next }, replace: true });
  const clear = () => void navigate({ to: '.', search: { order: search.order } });
  const turnTo = (to: number) => {
    if (to < 1 || to > lastPage) return;
    change({ page: to === 1 ? undefined : to });
    box.current?.scrollTo({ top: 0 });
  };
  useRowKeys(box, {
    openId,
    open: (id) => void navigate({ to: '/reservations/$id', params: { id }, search, replace: true }),
  });
  useShortcuts({ '[': () => turnTo(page - 1), ']': () => turnTo(page + 1) });

  const rows = { rows: data?.items, openId, search, marksUnread };
  return (
    <section
      ref={box}
      aria-labelledby="reservations-title"
      className="flex min-w-0 flex-1 flex-col lg:overflow-y-auto"
    >
      <title>Rezervasyonlar · Admin Paneli</title>
      <div className="grid gap-3 p-3 lg:px-4">
        <div className="flex min-h-8 items-center gap-3">
          <h1 id="reservations-title" className="flex-1 text-lg font-semibold">
            Rezervasyonlar
          </h1>
          {data && data.total > 0 && (
            <Pagination page={page} take={PAGE_ROWS} total={data.total} onPage={turnTo} />
          )}
          {isTable && <ColumnMenu chosen={chosen} onToggle={toggle} />}
        </div>
        <FilterBar search={search} onChange={change} onClear={clear} folds={room < FILTERS_FROM} />
      </div>
      <output className="sr-only">{data && `${data.total} rezervasyon`}</output>
      <div
        aria-busy={isPending || isPlaceholderData}
        className={cx('flex-1', isPlaceholderData && 'opacity-60 transition-opacity delay-200')}
      >
        {error && !data ? (
          <ErrorState text={messageOf(error)} onRetry={() => void query.refetch()} />
        ) : data?.items.length === 0 ? (
          <NoRows search={search} onClear={clear} />
        ) : isTable ? (
          <ReservationTable
            {...rows}
            columns={fitColumns(columns, room)}
            onOrder={(order) => change({ order })}
          />
        ) : (
          <ReservationCards {...rows} />
        )}
      </div>
    </section>
  );
}

function NoRows({ search, onClear }: { search: ReservationSearch; onClear: () => void }) {
  if (countFilters(search) === 0) {
    return (
      <EmptyState
        title="Güncel rezervasyon yok"
        text="Siteden gelen talepler burada kendiliğinden belirir."
      />
    );
  }
  return (
    <EmptyState
      title="Bu filtrelerle rezervasyon yok"
      text={
        search.oldrez || search.reservation_id
          ? 'Filtreleri azaltmayı deneyin.'
          : 'Biten konaklamalar “Geçmiş” döneminde durur.'
      }
    >
      <Button onClick={onClear}>Filtreleri temizle</Button>
    </EmptyState>
  );
}
