import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { guestRecords } from './api.ts';
import { GUEST, GUEST_COLUMNS, guestCard } from './columns.tsx';
import { RECORD_BOX } from './search.ts';

/** All guest records, one row per person. */
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
  Filters: ({ search, change, data }) => (
    <>
      <ChoiceFilter
        label="Etiket"
        all="Tüm etiketler"
        value={search.tag}
        choices={(data?.tags ?? []).map((tag) => [tag, tag] as const)}
        onChoose={(tag) => change({ tag })}
      />
      <ChoiceFilter
        label="Kabul"
        all="Herkes"
        value={search.refused}
        choices={[
          ['1', 'Bir daha kabul etme'],
          ['0', 'Kabul edilenler'],
        ]}
        onChoose={(refused) => change({ refused })}
      />
    </>
  ),
  empty: {
    title: 'Henüz misafir yok',
    text: 'Rezervasyon isteyen, teklif alan ya da yazan herkes burada kendiliğinden belirir.',
    filteredText: 'Adın, numaranın ya da adresin bir parçası yeter.',
  },
});
