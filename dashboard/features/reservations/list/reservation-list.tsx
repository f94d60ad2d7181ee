import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { istanbulDay } from '#domain/values/dates.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { reservationListQuery } from '../api.ts';
import { SelectionBar } from '../bulk/selection-bar.tsx';
import { CODE, COLUMNS } from './columns.tsx';
import { ReservationFilters } from './filters.tsx';
import { reservationCard } from './reservation-card.tsx';
import {
  countFilters,
  DEFAULT_ORDER,
  fromSearchBox,
  PAGE_ROWS,
  periodOf,
  type ReservationSearch,
} from './search.ts';
import { reservationSheet } from './spreadsheet.ts';
import { ViewTabs } from './view-tabs.tsx';

type Props = {
  search: ReservationSearch;
  /** The reservation open beside the list. */
  openId: string | undefined;
};

export default function ReservationList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/reservations' });
  // Read marks are for users who answer requests.
  const mayChange = usePermission('reservations.write');
  const seesContacts = usePermission('contacts');
  const query = useQuery(reservationListQuery(search));
  const go = (next: ReservationSearch) => void navigate({ to: '.', search: next, replace: true });
  const change = (next: Partial<ReservationSearch>) => go({ ...search, page: undefined, ...next });
  const villas = useVillaChoices();
  const today = istanbulDay(new Date(useNow()));
  const create = () => void navigate({ to: '/reservations/yeni', search });
  useShortcuts({ c: create }, { enabled: mayChange });
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
        isUnread: (row) => mayChange && row.unread,
      }}
      columns={COLUMNS}
      tabs={<ViewTabs search={search} today={today} />}
      sheet={reservationSheet(search, seesContacts)}
      box={{
        // Owners may not see or search phone numbers.
        label: seesContacts ? 'Kod, ad ya da telefon' : 'Kod ya da ad',
        value: search.reservation_id ?? search.customer_name ?? search.q ?? '',
        onSearch: (typed) => change(fromSearchBox(typed)),
      }}
      filters={<ReservationFilters search={search} villas={villas} onChange={change} />}
      actions={
        mayChange && (
          <Link
            to="/reservations/yeni"
            search={search}
            className={buttonClass('primary')}
            aria-keyshortcuts="c"
          >
            <Plus size={16} aria-hidden="true" />
            Yeni rezervasyon
          </Link>
        )
      }
      given={countFilters(search)}
      {...(mayChange && { bulk: showSelectionBar })}
      empty={{
        title: 'Güncel rezervasyon yok',
        text: 'Siteden gelen talepler burada kendiliğinden belirir.',
        filteredText:
          periodOf(search) === '0'
            ? 'Biten konaklamalar “Geçmiş” döneminde durur.'
            : 'Filtreleri azaltmayı deneyin.',
      }}
    />
  );
}

ReservationList.reads = ({ search }: { search: ReservationSearch }) => [
  reservationListQuery(search),
];

const showSelectionBar = (rows: ReservationListItem[], clear: () => void) => (
  <SelectionBar rows={rows} onDone={clear} />
);
