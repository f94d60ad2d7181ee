import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { districtListQuery } from '../api.ts';
import { DISTRICT, DISTRICT_COLUMNS, districtCard } from './district-columns.tsx';
import { districtSheet } from './district-spreadsheet.ts';
import { LocationTabs } from '../location-tabs.tsx';
import { PROVINCE_CHOICES } from '../province-choices.ts';
import { DISTRICT_ORDER, type DistrictSearch, PAGE_ROWS } from '../search.ts';

type Props = { search: DistrictSearch; openId: string | undefined };

/** The districts (ilçe) of the country, by which permits and reports locate a villa. */
export default function DistrictList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/towndistrict/districts' });
  const query = useQuery(districtListQuery(search));
  const go = (next: DistrictSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="districts"
      title="İlçeler"
      noun="ilçe"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DISTRICT_ORDER}
      onSearch={go}
      tabs={<LocationTabs at="districts" />}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) =>
          linkOptions({
            to: '/towndistrict/districts/$id',
            params: { id: String(row.id) },
            search,
          }),
        head: DISTRICT,
        card: districtCard,
        openId,
      }}
      columns={DISTRICT_COLUMNS}
      sheet={districtSheet(search)}
      box={box('İlçe ya da il')}
      filters={
        <>
          <ChoiceFilter
            label="İl"
            all="Tüm iller"
            value={search.province}
            choices={PROVINCE_CHOICES}
            onChoose={(province) => change({ province })}
          />
          <ChoiceFilter
            label="Kullanım"
            all="Tüm ilçeler"
            value={search.used}
            choices={[
              ['1', 'Kullanılan'],
              ['0', 'Kullanılmayan'],
            ]}
            onChoose={(used) => change({ used })}
          />
        </>
      }
      actions={
        <NewLink to="/towndistrict/districts/$id" params={{ id: 'yeni' }} search={search}>
          Yeni ilçe
        </NewLink>
      }
      empty={{ title: 'Henüz ilçe yok' }}
    />
  );
}

DistrictList.reads = ({ search }: { search: DistrictSearch }) => [districtListQuery(search)];
