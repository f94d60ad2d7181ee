import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { reservationListQuery } from './api.ts';
import { CODE, COLUMNS } from './columns.tsx';
import { ReservationFilters } from './filters.tsx';
import { reservationCard } from './reservation-card.tsx';
import {
  countFilters,
  DEFAULT_ORDER,
  fromSearchBox,
  PAGE_ROWS,
  type ReservationSearch,
} from './search.ts';

type Props = {
  search: ReservationSearch;
  /** The reservation open beside the list. */
  openId: string | undefined;
  /** Owners see no read marks: reading a request is the agency's act. */
  marksUnread: boolean;
};

/** The list of reservations with its filters. */
export function ReservationList({ search, openId, marksUnread }: Props) {
  const navigate = useNavigate({ from: '/reservations' });
  const query = useQuery(reservationListQuery(search));
  const go = (next: ReservationSearch) => void navigate({ to: '.', search: next, replace: true });
  const change = (next: Partial<ReservationSearch>) => go({ ...search, page: undefined, ...next });
  return (
    <ListScreen
      screen="reservation"
      title="Rezervasyonlar"
      noun="rezervasyon"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/reservations/$id', params: { id: row.id }, search }),
        head: CODE,
        card: reservationCard,
        openId,
        isUnread: (row) => marksUnread && row.unread,
      }}
      columns={COLUMNS}
      box={{
        label: 'Kod ya da misafir adı',
        value: search.reservation_id ?? search.customer_name ?? '',
        onSearch: (typed) => change(fromSearchBox(typed)),
      }}
      filters={<ReservationFilters search={search} onChange={change} />}
      given={countFilters(search)}
      empty={{
        title: 'Güncel rezervasyon yok',
        text: 'Siteden gelen talepler burada kendiliğinden belirir.',
        filteredText:
          search.oldrez || search.reservation_id
            ? 'Filtreleri azaltmayı deneyin.'
            : 'Biten konaklamalar “Geçmiş” döneminde durur.',
      }}
    />
  );
}
