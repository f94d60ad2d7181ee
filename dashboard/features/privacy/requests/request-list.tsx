import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import {
  DATA_REQUEST_STATE_LABELS,
  DATA_REQUEST_STATES,
  type DataRequestItem,
} from '#domain/privacy/admin-schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { requestListQuery } from '../api.ts';
import { KIND_CHOICES, KIND_NAMES } from '../kinds.ts';
import { PrivacyTabs } from '../privacy-tabs.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, type PrivacySearch } from './search.ts';
import { requestSheet } from './spreadsheet.ts';
import { DueMark, StateMark } from './state-mark.tsx';

type Props = { search: PrivacySearch; openId: string | undefined };

/** What people ask about their own data, and until when the law wants an answer. */
export default function RequestList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/privacy' });
  const query = useQuery(requestListQuery(search));
  const go = (next: PrivacySearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="privacy"
      title="Kişisel veriler"
      noun="başvuru"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/privacy/$id', params: { id: row.id }, search }),
        head: PERSON,
        card: requestCard,
        openId,
        isUnread: (row) => row.state === 'open',
      }}
      columns={COLUMNS}
      sheet={requestSheet(search)}
      box={box('E-posta adresi')}
      filters={
        <>
          <ChoiceFilter
            label="Durum"
            all="Onaylanmış başvurular"
            value={search.state}
            choices={DATA_REQUEST_STATES.map(
              (state) => [state, DATA_REQUEST_STATE_LABELS[state]] as const,
            )}
            onChoose={(state) => change({ state })}
          />
          <ChoiceFilter
            label="Tür"
            all="Tüm türler"
            value={search.kind}
            choices={KIND_CHOICES}
            onChoose={(kind) => change({ kind })}
          />
        </>
      }
      summary={<PrivacyTabs atRequests />}
      actions={
        <NewLink to="/privacy/$id" params={{ id: 'yeni' }}>
          Başvuru ekle
        </NewLink>
      }
      empty={{
        title: 'Başvuru yok',
        text: 'Sitedeki KVKK sayfasından yapılan başvurular burada görünür. Dilekçeyle gelenleri siz ekleyebilirsiniz.',
      }}
    />
  );
}

RequestList.reads = ({ search }: { search: PrivacySearch }) => [requestListQuery(search)];

const PERSON: HeadColumn<DataRequestItem> = {
  title: 'E-posta',
  width: 240,
  cell: (row) => <span className="block max-w-60 truncate">{row.email || row.phone}</span>,
};

const COLUMNS: Column<DataRequestItem>[] = [
  {
    id: 'kind',
    title: 'Tür',
    byDefault: true,
    width: 110,
    drop: 4,
    cell: (row) => KIND_NAMES[row.kind],
  },
  {
    id: 'state',
    title: 'Durum',
    byDefault: true,
    width: 130,
    drop: 5,
    cell: (row) => <StateMark state={row.state} />,
  },
  {
    id: 'due',
    title: 'Son gün',
    byDefault: true,
    sort: 'due',
    width: 160,
    drop: 3,
    cell: (row) => <DueMark request={row} />,
  },
  {
    id: 'created',
    title: 'Geldi',
    byDefault: true,
    sort: 'created',
    sortsDownFirst: true,
    width: 120,
    drop: 2,
    cell: (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
  },
];

/** A request on a phone. */
function requestCard(row: DataRequestItem) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.email || row.phone}</span>
        <StateMark state={row.state} />
      </span>
      <span className="flex gap-2">
        <span className="flex-1 text-soft">{KIND_NAMES[row.kind]}</span>
        <DueMark request={row} />
      </span>
    </>
  );
}
