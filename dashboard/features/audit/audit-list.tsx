import { useQuery } from '@tanstack/react-query';
import { SUBJECT_CHOICES } from '#domain/audit/labels.ts';
import { ChoiceFilter, DayRangeFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { adminChoicesQuery, auditRows } from './api.ts';
import { auditCard, COLUMNS, WHEN } from './columns.tsx';
import { auditSheet } from './spreadsheet.ts';

/** Everything that was written, by whom and when. */
export default listPage({
  screen: 'audit',
  title: 'Denetim kaydı',
  noun: 'kayıt',
  source: auditRows,
  defaultOrder: '-created',
  head: WHEN,
  card: auditCard,
  columns: COLUMNS,
  sheet: auditSheet,
  box: 'Kişi ya da kayıt no',
  Filters: function AuditFilters({ search, change, of }) {
    const { data: admins } = useQuery(adminChoicesQuery);
    const people = admins?.items.map(
      ({ id, firstName, lastName }) => [String(id), `${firstName} ${lastName}`] as const,
    );
    return (
      <>
        <ChoiceFilter
          label="Neyin kaydı"
          all="Her şey"
          value={search.subject}
          choices={SUBJECT_CHOICES}
          onChoose={(subject) => change({ subject, entity_id: undefined })}
        />
        <ChoiceFilter label="Kim" all="Herkes" {...of('user_id')} choices={people ?? []} />
        <DayRangeFilter labels={['Bu günden', 'Bu güne kadar']} search={search} onChange={change} />
      </>
    );
  },
  empty: {
    title: 'Henüz kayıt yok',
    text: 'Panelde ve sitede yapılan her değişiklik burada görünür.',
  },
});
