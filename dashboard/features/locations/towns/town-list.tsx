import { useQueryClient } from '@tanstack/react-query';
import type { AdminTown } from '#domain/locations/admin-schema.ts';
import { ChoiceFilter, yesOrNo } from '#dashboard/list/filters/filter-bar.tsx';
import { cataloguePage } from '#dashboard/list/catalogue-page.tsx';
import { useToggle } from '#dashboard/list/rows/use-toggle.ts';
import { setTownFlag, TOWN_LISTS, townRows } from '../api.ts';
import { LocationTabs } from '../location-tabs.tsx';
import { TOWN, townCard, townColumns } from './town-columns.tsx';
import { townSheet } from './town-spreadsheet.ts';

/** The regions that visitors search by, each with a page of its own. */
export default cataloguePage({
  screen: 'towns',
  title: 'Bölgeler',
  noun: 'bölge',
  source: townRows,
  defaultOrder: 'order',
  head: TOWN,
  card: townCard,
  sheet: townSheet,
  box: 'Bölge ya da ilçe',
  Filters: ({ of }) => (
    <>
      <ChoiceFilter
        label="Sitede mi"
        all="Sitede ve gizli"
        {...of('active')}
        choices={yesOrNo('Sitede', 'Gizli')}
      />
      <ChoiceFilter
        label="Popüler mi"
        all="Tüm bölgeler"
        {...of('popular')}
        choices={yesOrNo('Popüler', 'Popüler değil')}
      />
    </>
  ),
  tabs: <LocationTabs at="towns" />,
  add: 'Yeni bölge',
  activity: {
    send: (id, active, client) => setTownFlag(client, id, { active }),
    done: ['Bölge sitede gösteriliyor', 'Bölge siteden gizlendi'],
    drop: 7,
    label: (row) => `${row.name} sitede`,
  },
  useMore: () => {
    const client = useQueryClient();
    const toggle = useToggle<AdminTown>({
      lists: TOWN_LISTS,
      isRow: (row, id) => row.id === id,
      change: (row, popular) => ({ ...row, popular }),
      send: (id, popular) => setTownFlag(client, id, { popular }),
      done: (on) => (on ? 'Bölge popüler bölgelerde' : 'Bölge popüler bölgelerden çıktı'),
    });
    return { columns: townColumns(toggle) };
  },
  empty: {
    title: 'Henüz bölge yok',
    text: 'Villalar bölgelerde aranır; her bölgenin sitede kendi sayfası olur.',
  },
});
