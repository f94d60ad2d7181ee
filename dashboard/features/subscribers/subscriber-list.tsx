import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { LANGUAGE_CHOICES } from '#dashboard/shared/languages/language-choice.tsx';
import { subscriberRows } from './api.ts';
import { IysActions } from './iys-actions.tsx';
import { COLUMNS, EMAIL, subscriberCard } from './columns.tsx';
import { STATES } from './search.ts';
import { subscriberSheet } from './spreadsheet.ts';

/** Who gets the newsletter, who has yet to confirm and who left. */
export default listPage({
  screen: 'subscribers',
  title: 'Aboneler',
  noun: 'abone',
  source: subscriberRows,
  defaultOrder: '-created',
  head: EMAIL,
  card: subscriberCard,
  columns: COLUMNS,
  sheet: subscriberSheet,
  box: 'E-posta',
  Filters: ({ of }) => (
    <>
      <ChoiceFilter
        label="Durum"
        all="Ayrılmayanlar"
        {...of('state')}
        choices={Object.entries(STATES) as [keyof typeof STATES, string][]}
      />
      <ChoiceFilter label="Dil" all="Bütün diller" {...of('language')} choices={LANGUAGE_CHOICES} />
    </>
  ),
  actions: <IysActions />,
  empty: {
    title: 'Henüz abone yok',
    text: 'Sitenin altındaki kutudan kaydolanlar burada görünür.',
  },
});
