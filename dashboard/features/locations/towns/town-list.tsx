import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AdminTown } from '#domain/locations/admin-schema.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { useActivity, useToggle } from '#dashboard/list/rows/use-toggle.ts';
import { setTownFlag, TOWN_LISTS, townListQuery } from '../api.ts';
import { LocationTabs } from '../location-tabs.tsx';
import { PAGE_ROWS, TOWN_ORDER, type TownSearch } from '../search.ts';
import { TOWN, townCard, townColumns } from './town-columns.tsx';
import { townSheet } from './town-spreadsheet.ts';

type Props = { search: TownSearch; openId: string | undefined };

/** The regions that visitors search by, each with a page of its own. */
export default function TownList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/towndistrict' });
  const client = useQueryClient();
  const query = useQuery(townListQuery(search));
  const go = (next: TownSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  const toggleActive = useActivity<AdminTown>({
    lists: TOWN_LISTS,
    send: (id, active) => setTownFlag(client, id, { active }),
    done: (on) => (on ? 'Bölge sitede gösteriliyor' : 'Bölge siteden gizlendi'),
  });
  const togglePopular = useToggle<AdminTown>({
    lists: TOWN_LISTS,
    isRow: (row, id) => row.id === id,
    change: (row, popular) => ({ ...row, popular }),
    send: (id, popular) => setTownFlag(client, id, { popular }),
    done: (on) => (on ? 'Bölge popüler bölgelerde' : 'Bölge popüler bölgelerden çıktı'),
  });
  const columns = useMemo(
    () => townColumns(toggleActive, togglePopular),
    [toggleActive, togglePopular],
  );
  return (
    <ListScreen
      screen="towns"
      title="Bölgeler"
      noun="bölge"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={TOWN_ORDER}
      onSearch={go}
      tabs={<LocationTabs at="towns" />}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) =>
          linkOptions({ to: '/towndistrict/$id', params: { id: String(row.id) }, search }),
        head: TOWN,
        card: townCard,
        openId,
      }}
      columns={columns}
      sheet={townSheet(search)}
      box={box('Bölge ya da ilçe')}
      filters={
        <>
          <ChoiceFilter
            label="Sitede mi"
            all="Sitede ve gizli"
            value={search.active}
            choices={[
              ['1', 'Sitede'],
              ['0', 'Gizli'],
            ]}
            onChoose={(active) => change({ active })}
          />
          <ChoiceFilter
            label="Popüler mi"
            all="Tüm bölgeler"
            value={search.popular}
            choices={[
              ['1', 'Popüler'],
              ['0', 'Popüler değil'],
            ]}
            onChoose={(popular) => change({ popular })}
          />
        </>
      }
      actions={
        <NewLink to="/towndistrict/$id" params={{ id: 'yeni' }} search={search}>
          Yeni bölge
        </NewLink>
      }
      empty={{
        title: 'Henüz bölge yok',
        text: 'Villalar bölgelerde aranır; her bölgenin sitede kendi sayfası olur.',
      }}
    />
  );
}

TownList.reads = ({ search }: { search: TownSearch }) => [townListQuery(search)];
