import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { SUBJECT_CHOICES } from '#domain/audit/labels.ts';
import { ChoiceFilter, DayRangeFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { adminChoicesQuery, auditListQuery } from './api.ts';
import { auditCard, COLUMNS, WHEN } from './columns.tsx';
import { type AuditSearch, DEFAULT_ORDER, PAGE_ROWS } from './search.ts';
import { auditSheet } from './spreadsheet.ts';

type Props = { search: AuditSearch; openId: string | undefined };

/** Everything that was written, by whom and when. */
export default function AuditList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/audit' });
  const query = useQuery(auditListQuery(search));
  const { data: admins } = useQuery(adminChoicesQuery);
  const go = (next: AuditSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  const people = admins?.items.map(
    ({ id, firstName, lastName }) => [String(id), `${firstName} ${lastName}`] as const,
  );
  return (
    <ListScreen
      screen="audit"
      title="Denetim kaydı"
      noun="kayıt"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/audit/$id', params: { id: row.id }, search }),
        head: WHEN,
        card: auditCard,
        openId,
      }}
      columns={COLUMNS}
      sheet={auditSheet(search)}
      box={box('Kişi ya da kayıt no')}
      filters={
        <>
          <ChoiceFilter
            label="Neyin kaydı"
            all="Her şey"
            value={search.subject}
            choices={SUBJECT_CHOICES}
            onChoose={(subject) => change({ subject, entity_id: undefined })}
          />
          <ChoiceFilter
            label="Kim"
            all="Herkes"
            value={search.user_id}
            choices={people ?? []}
            onChoose={(user_id) => change({ user_id })}
          />
          <DayRangeFilter
            labels={['Bu günden', 'Bu güne kadar']}
            search={search}
            onChange={change}
          />
        </>
      }
      empty={{
        title: 'Henüz kayıt yok',
        text: 'Panelde ve sitede yapılan her değişiklik burada görünür.',
      }}
    />
  );
}

AuditList.reads = ({ search }: { search: AuditSearch }) => [auditListQuery(search)];
