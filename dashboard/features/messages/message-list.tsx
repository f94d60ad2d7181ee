import { ChoiceFilter, yesOrNo } from '#dashboard/list/filters/filter-bar.tsx';
import type { MessageListItem } from '#domain/messages/admin-schema.ts';
import { BulkBar } from '#dashboard/list/bulk-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { messageRows } from './api.ts';
import { MESSAGE_ACTIONS } from './bulk-actions.ts';
import { COLUMNS, messageCard, SENDER } from './columns.tsx';
import { messageSheet } from './spreadsheet.ts';

const showBulkBar = (rows: MessageListItem[], clear: () => void) => (
  <BulkBar
    rows={rows}
    noun="mesaj"
    actions={MESSAGE_ACTIONS}
    changes={[['messages', 'list'], ['unread']]}
    onDone={clear}
  />
);

/** What visitors wrote through the contact form. */
export default listPage({
  screen: 'messages',
  title: 'İletişim formu',
  noun: 'mesaj',
  source: messageRows,
  defaultOrder: '-created',
  head: SENDER,
  card: messageCard,
  isUnread: (row) => row.readAt === null,
  columns: COLUMNS,
  sheet: messageSheet,
  box: 'Ad, e-posta ya da mesaj',
  Filters: ({ of }) => (
    <>
      <ChoiceFilter
        label="Okunma"
        all="Okunan ve okunmayan"
        {...of('unread')}
        choices={yesOrNo('Okunmayanlar', 'Okunanlar')}
      />
      <ChoiceFilter
        label="Yanıt"
        all="Tüm durumlar"
        {...of('answered')}
        choices={[
          ['0', 'Yanıt bekleyenler'],
          ['1', 'Yanıtlananlar'],
        ]}
      />
    </>
  ),
  bulk: showBulkBar,
  empty: {
    title: 'Henüz mesaj yok',
    text: 'Sitedeki iletişim formundan yazılanlar burada kendiliğinden belirir.',
  },
});
