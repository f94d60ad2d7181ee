import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { guestRecordListQuery } from './api.ts';
import { GUEST, GUEST_COLUMNS, guestCard } from './columns.tsx';
import { DEFAULT_ORDER, type GuestRecordSearch, PAGE_ROWS, RECORD_BOX } from './search.ts';

type Props = { search: GuestRecordSearch; openId: string | undefined };

/** All guest records, one row per person. */
export default function GuestRecordList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/guests' });
  const query = useQuery(guestRecordListQuery(search));
  const go = (next: GuestRecordSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="guest-records"
      title="Misafirler"
      noun="misafir"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/guests/$id', params: { id: row.id }, search }),
        head: GUEST,
        card: guestCard,
        openId,
      }}
      columns={GUEST_COLUMNS}
      box={box(RECORD_BOX)}
      filters={
        <>
          <ChoiceFilter
            label="Etiket"
            all="Tüm etiketler"
            value={search.tag}
            choices={(query.data?.tags ?? []).map((tag) => [tag, tag] as const)}
            onChoose={(tag) => change({ tag })}
          />
          <ChoiceFilter
            label="Kabul"
            all="Herkes"
            value={search.refused}
            choices={[
              ['1', 'Bir daha kabul etme'],
              ['0', 'Kabul edilenler'],
            ]}
            onChoose={(refused) => change({ refused })}
          />
        </>
      }
      empty={{
        title: 'Henüz misafir yok',
        text: 'Rezervasyon isteyen, teklif alan ya da yazan herkes burada kendiliğinden belirir.',
        filteredText: 'Adın, numaranın ya da adresin bir parçası yeter.',
      }}
    />
  );
}

GuestRecordList.reads = ({ search }: Pick<Props, 'search'>) => [guestRecordListQuery(search)];
