import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import type { MessageListItem } from '#domain/messages/admin-schema.ts';
import { BulkBar } from '#dashboard/list/bulk-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { messageListQuery } from './api.ts';
import { MESSAGE_ACTIONS } from './bulk-actions.ts';
import { COLUMNS, messageCard, SENDER } from './columns.tsx';
import { DEFAULT_ORDER, type MessageSearch, PAGE_ROWS } from './search.ts';
import { messageSheet } from './spreadsheet.ts';

type Props = { search: MessageSearch; openId: string | undefined };

/** What visitors wrote through the contact form. */
export default function MessageList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/contact' });
  const query = useQuery(messageListQuery(search));
  const go = (next: MessageSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="messages"
      title="İletişim formu"
      noun="mesaj"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/contact/$id', params: { id: row.id }, search }),
        head: SENDER,
        card: messageCard,
        openId,
        isUnread: (row) => row.readAt === null,
      }}
      columns={COLUMNS}
      sheet={messageSheet(search)}
      box={box('Ad, e-posta ya da mesaj')}
      filters={
        <>
          <ChoiceFilter
            label="Okunma"
            all="Okunan ve okunmayan"
            value={search.unread}
            choices={[
              ['1', 'Okunmayanlar'],
              ['0', 'Okunanlar'],
            ]}
            onChoose={(unread) => change({ unread })}
          />
          <ChoiceFilter
            label="Yanıt"
            all="Tüm durumlar"
            value={search.answered}
            choices={[
              ['0', 'Yanıt bekleyenler'],
              ['1', 'Yanıtlananlar'],
            ]}
            onChoose={(answered) => change({ answered })}
          />
        </>
      }
      bulk={showBulkBar}
      empty={{
        title: 'Henüz mesaj yok',
        text: 'Sitedeki iletişim formundan yazılanlar burada kendiliğinden belirir.',
      }}
    />
  );
}

MessageList.reads = ({ search }: { search: MessageSearch }) => [messageListQuery(search)];

const showBulkBar = (rows: MessageListItem[], clear: () => void) => (
  <BulkBar
    rows={rows}
    noun="mesaj"
    actions={MESSAGE_ACTIONS}
    changes={[['messages', 'list'], ['unread']]}
    onDone={clear}
  />
);
