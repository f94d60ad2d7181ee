import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { wishes } from './api.ts';
import { COLUMNS, EMAIL, wishCard } from './columns.tsx';
import { STATES } from './search.ts';
import { wishSheet } from './spreadsheet.ts';

/** Who waits for which nights, the first who is told first. */
export default listPage({
  screen: 'wishes',
  title: 'Haber bekleyenler',
  noun: 'kişi',
  source: wishes,
  defaultOrder: 'created',
  head: EMAIL,
  card: wishCard,
  columns: COLUMNS,
  sheet: wishSheet,
  box: 'E-posta',
  Filters: ({ search, change }) => (
    <ChoiceFilter
      label="Durum"
      all={STATES.waiting}
      value={search.state === 'waiting' ? undefined : search.state}
      choices={[
        ['unconfirmed', STATES.unconfirmed],
        ['ended', STATES.ended],
      ]}
      onChoose={(state) => change({ state })}
    />
  ),
  empty: {
    title: 'Bekleyen yok',
    text: 'Dolu geceler ya da fiyat için sitede “haber verin” diyenler burada görünür; ev boşalınca e-posta kendiliğinden gider.',
  },
});
