import { ChoiceFilter, yesOrNo } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { districtRows } from '../api.ts';
import { DISTRICT, DISTRICT_COLUMNS, districtCard } from './district-columns.tsx';
import { districtSheet } from './district-spreadsheet.ts';
import { LocationTabs } from '../location-tabs.tsx';
import { PROVINCE_CHOICES } from '../province-choices.ts';

/** The districts (ilçe) of the country, by which permits and reports locate a villa. */
export default listPage({
  screen: 'districts',
  title: 'İlçeler',
  noun: 'ilçe',
  source: districtRows,
  defaultOrder: 'name',
  head: DISTRICT,
  card: districtCard,
  columns: DISTRICT_COLUMNS,
  sheet: districtSheet,
  box: 'İlçe ya da il',
  Filters: ({ of }) => (
    <>
      <ChoiceFilter label="İl" all="Tüm iller" {...of('province')} choices={PROVINCE_CHOICES} />
      <ChoiceFilter
        label="Kullanım"
        all="Tüm ilçeler"
        {...of('used')}
        choices={yesOrNo('Kullanılan', 'Kullanılmayan')}
      />
    </>
  ),
  tabs: <LocationTabs at="districts" />,
  add: 'Yeni ilçe',
  empty: { title: 'Henüz ilçe yok' },
});
