import { useNavigate } from '@tanstack/react-router';
import { OFFER_STATE_LABELS, OFFER_STATES } from '#domain/offers/state.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { offerRows } from './api.ts';
import { COLUMNS, CUSTOMER, offerCard } from './columns.tsx';
import { offerSheet } from './spreadsheet.ts';

/** Offers that were made, and what became of each. */
export default listPage({
  screen: 'offers',
  title: 'Teklifler',
  noun: 'teklif',
  source: offerRows,
  defaultOrder: '-created',
  head: CUSTOMER,
  card: offerCard,
  columns: COLUMNS,
  sheet: offerSheet,
  box: 'Ad, telefon ya da e-posta',
  Filters: ({ of }) => (
    <ChoiceFilter
      label="Durum"
      all="Tüm durumlar"
      {...of('state')}
      choices={OFFER_STATES.map((state) => [state, OFFER_STATE_LABELS[state]] as const)}
    />
  ),
  useMore: ({ search }) => {
    const navigate = useNavigate();
    useShortcuts({ c: () => void navigate({ to: '/offer/yeni', search }) });
    return {
      actions: (
        <NewLink to="/offer/yeni" search={search} aria-keyshortcuts="c">
          Teklif hazırla
        </NewLink>
      ),
    };
  },
  empty: {
    title: 'Henüz teklif yok',
    text: 'Seçtiğiniz villaları tarihleriyle bir bağlantıda toplayıp müşterinize gönderin.',
  },
});
