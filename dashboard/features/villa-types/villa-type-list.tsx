import { ChoiceFilter, yesOrNo } from '#dashboard/list/filters/filter-bar.tsx';
import { cataloguePage } from '#dashboard/list/catalogue-page.tsx';
import { setVillaTypeActivity, villaTypeRows } from './api.ts';
import { COLUMNS, VILLA_TYPE, villaTypeCard } from './columns.tsx';
import { villaTypeSheet } from './spreadsheet.ts';

/** The kinds of villas that visitors look for, each with a page of its own. */
export default cataloguePage({
  screen: 'villa-types',
  title: 'Villa tipleri',
  noun: 'villa tipi',
  source: villaTypeRows,
  defaultOrder: 'order',
  head: VILLA_TYPE,
  card: villaTypeCard,
  sheet: villaTypeSheet,
  box: 'Villa tipi',
  Filters: ({ of }) => (
    <ChoiceFilter
      label="Sitede mi"
      all="Sitede ve gizli"
      {...of('active')}
      choices={yesOrNo('Sitede', 'Gizli')}
    />
  ),
  add: 'Yeni villa tipi',
  activity: {
    send: (id, active, client) => setVillaTypeActivity(client, id, active),
    done: ['Villa tipi sitede gösteriliyor', 'Villa tipi siteden gizlendi'],
    drop: 7,
    label: (row) => `${row.name} sitede`,
  },
  columns: COLUMNS,
  empty: {
    title: 'Henüz villa tipi yok',
    text: 'Balayı villaları ya da deniz manzaralı villalar gibi; her tipin sitede sayfası olur.',
  },
});
