import type { DataRequestItem } from '#domain/privacy/admin-schema.ts';
import { DATA_REQUEST_STATE_LABELS, DATA_REQUEST_STATES } from '#domain/privacy/request-words.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { requestRows } from '../api.ts';
import { KIND_CHOICES, KIND_NAMES } from '../kinds.ts';
import { PrivacyTabs } from '../privacy-tabs.tsx';
import { requestSheet } from './spreadsheet.ts';
import { DueMark, StateMark } from './state-mark.tsx';

const PERSON: HeadColumn<DataRequestItem> = {
  title: 'E-posta',
  width: 240,
  cell: (row) => <span className="block max-w-60 truncate">{row.email || row.phone}</span>,
};

const COLUMNS: Column<DataRequestItem>[] = [
  column('kind', 'Tür', { width: 110, drop: 4 }, (row) => KIND_NAMES[row.kind]),
  column('state', 'Durum', { width: 130, drop: 5 }, (row) => <StateMark state={row.state} />),
  column('due', 'Son gün', { width: 160, drop: 3, sort: 'due' }, (row) => (
    <DueMark request={row} />
  )),
  column(
    'created',
    'Geldi',
    { width: 120, drop: 2, sort: 'created', sortsDownFirst: true },
    (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
  ),
];

function requestCard(row: DataRequestItem) {
  return (
    <>
      <CardHead name={row.email || row.phone} end={<StateMark state={row.state} />} />
      <span className="flex gap-2">
        <span className="flex-1 text-soft">{KIND_NAMES[row.kind]}</span>
        <DueMark request={row} />
      </span>
    </>
  );
}

/** What people ask about their own data, and until when the law wants an answer. */
export default listPage({
  screen: 'privacy',
  title: 'Kişisel veriler',
  noun: 'başvuru',
  source: requestRows,
  defaultOrder: '-created',
  head: PERSON,
  card: requestCard,
  isUnread: (row) => row.state === 'open',
  columns: COLUMNS,
  sheet: requestSheet,
  box: 'E-posta adresi',
  Filters: ({ of }) => (
    <>
      <ChoiceFilter
        label="Durum"
        all="Onaylanmış başvurular"
        {...of('state')}
        choices={DATA_REQUEST_STATES.map(
          (state) => [state, DATA_REQUEST_STATE_LABELS[state]] as const,
        )}
      />
      <ChoiceFilter label="Tür" all="Tüm türler" {...of('kind')} choices={KIND_CHOICES} />
    </>
  ),
  add: 'Başvuru ekle',
  summary: <PrivacyTabs atRequests />,
  empty: {
    title: 'Başvuru yok',
    text: 'Sitedeki KVKK sayfasından yapılan başvurular burada görünür. Dilekçeyle gelenleri siz ekleyebilirsiniz.',
  },
});
