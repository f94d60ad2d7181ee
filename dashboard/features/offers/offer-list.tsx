import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { OFFER_STATE_LABELS, OFFER_STATES } from '#domain/offers/state.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { offerListQuery } from './api.ts';
import { COLUMNS, CUSTOMER, offerCard } from './columns.tsx';
import { DEFAULT_ORDER, type OfferSearch, PAGE_ROWS } from './search.ts';
import { offerSheet } from './spreadsheet.ts';

type Props = { search: OfferSearch; openId: string | undefined };

/** Offers that were made, and what became of each. */
export default function OfferList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/offer' });
  const query = useQuery(offerListQuery(search));
  const go = (next: OfferSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  useShortcuts({ c: () => void navigate({ to: '/offer/yeni', search }) });
  return (
    <ListScreen
      screen="offers"
      title="Teklifler"
      noun="teklif"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/offer/$id', params: { id: row.id }, search }),
        head: CUSTOMER,
        card: offerCard,
        openId,
      }}
      columns={COLUMNS}
      sheet={offerSheet(search)}
      box={box('Ad, telefon ya da e-posta')}
      filters={
        <ChoiceFilter
          label="Durum"
          all="Tüm durumlar"
          value={search.state}
          choices={OFFER_STATES.map((state) => [state, OFFER_STATE_LABELS[state]] as const)}
          onChoose={(state) => change({ state })}
        />
      }
      actions={
        <NewLink to="/offer/yeni" search={search} aria-keyshortcuts="c">
          Teklif hazırla
        </NewLink>
      }
      empty={{
        title: 'Henüz teklif yok',
        text: 'Seçtiğiniz villaları tarihleriyle bir bağlantıda toplayıp müşterinize gönderin.',
      }}
    />
  );
}

OfferList.reads = ({ search }: { search: OfferSearch }) => [offerListQuery(search)];
