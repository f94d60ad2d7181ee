import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { OFFER_STATE_LABELS, OFFER_STATES } from '#domain/offers/state.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { ChoiceFilter } from '#dashboard/list/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { offerListQuery } from './api.ts';
import { COLUMNS, CUSTOMER, offerCard } from './columns.tsx';
import { DEFAULT_ORDER, type OfferSearch, PAGE_ROWS } from './search.ts';

type Props = { search: OfferSearch; openId: string | undefined };

/** Offers that were made, and what became of each. */
export function OfferList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/offer' });
  const query = useQuery(offerListQuery(search));
  const go = (next: OfferSearch) => void navigate({ to: '.', search: next, replace: true });
  const change = (next: Partial<OfferSearch>) => go({ ...search, page: undefined, ...next });
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
      box={{
        label: 'Müşteri, telefon ya da e-posta',
        value: search.q ?? '',
        onSearch: (typed) => change({ q: typed.trim() || undefined }),
      }}
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
        <Link
          to="/offer/yeni"
          search={search}
          className={buttonClass('primary')}
          aria-keyshortcuts="c"
        >
          <Plus size={16} aria-hidden="true" />
          Teklif hazırla
        </Link>
      }
      empty={{
        title: 'Henüz teklif yok',
        text: 'Seçtiğiniz villaları tarihleriyle bir bağlantıda toplayıp müşterinize gönderin.',
      }}
    />
  );
}
