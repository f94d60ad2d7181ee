import { ChoiceFilter, yesOrNo } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { guestRecords } from './api.ts';
import { GUEST, GUEST_COLUMNS, guestCard } from './columns.tsx';
import { RECORD_BOX } from './search.ts';

export default listPage({
  screen: 'guest-records',
  title: 'Misafirler',
  noun: 'misafir',
  source: guestRecords,
  defaultOrder: '-seen',
  head: GUEST,
  card: guestCard,
  columns: GUEST_COLUMNS,
  box: RECORD_BOX,
  Filters: ({ of, data }) => (
    <>
      <ChoiceFilter
        label="Etiket"
        all="Tüm etiketler"
        {...of('tag')}
        choices={(data?.tags ?? []).map((tag) => [tag, tag] as const)}
      />
      <ChoiceFilter
        label="Kabul"
        all="Herkes"
        {...of('refused')}
        choices={yesOrNo('Bir daha kabul etme', 'Kabul edilenler')}
      />
    </>
  ),
  empty: {
    title: 'Henüz misafir yok',
    text: 'Rezervasyon isteyen, teklif alan ya da yazan herkes burada kendiliğinden belirir.',
    filteredText: 'Adın, numaranın ya da adresin bir parçası yeter.',
  },
});
