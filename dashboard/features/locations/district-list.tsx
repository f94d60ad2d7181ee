import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ChoiceFilter } from '#dashboard/list/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { districtListQuery } from './api.ts';
import { DISTRICT, DISTRICT_COLUMNS, districtCard } from './district-columns.tsx';
import { LocationTabs } from './location-tabs.tsx';
import { PROVINCE_CHOICES } from './province-choices.ts';
import { DISTRICT_ORDER, type DistrictSearch, PAGE_ROWS } from './search.ts';

type Props = { search: DistrictSearch; openId: string | undefined };

/** The ilçe of the country, as permits and reports name where a villa stands. */
export function DistrictList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/towndistrict/districts' });
  const query = useQuery(districtListQuery(search));
  const go = (next: DistrictSearch) => void navigate({ to: '.', search: next, replace: true });
  const change = (next: Partial<DistrictSearch>) => go({ ...search, page: undefined, ...next });
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
      box={{
        label: 'İlçe ya da il',
        value: search.q ?? '',
        onSearch: (typed) => change({ q: typed.trim() || undefined }),
      }}
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
        <Link
          to="/towndistrict/districts/$id"
          params={{ id: 'yeni' }}
          search={search}
          className={buttonClass('primary')}
        >
          <Plus size={14} aria-hidden="true" />
          Yeni ilçe
        </Link>
      }
      empty={{ title: 'Henüz ilçe yok' }}
    />
  );
}
