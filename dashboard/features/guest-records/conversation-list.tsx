import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { guestRecordListQuery } from './api.ts';
import { CONVERSATION_COLUMNS, conversationCard, GUEST } from './columns.tsx';
import { DEFAULT_ORDER, type GuestRecordSearch, inInbox, PAGE_ROWS, RECORD_BOX } from './search.ts';

type Props = { search: GuestRecordSearch; openId: string | undefined };

/** The inbox: everybody with whom something was said, those who wait for an answer first. */
export default function ConversationList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/conversations' });
  const query = useQuery(guestRecordListQuery(inInbox(search)));
  const go = (next: GuestRecordSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="conversations"
      title="Konuşmalar"
      noun="konuşma"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/conversations/$id', params: { id: row.id }, search }),
        head: GUEST,
        card: conversationCard,
        openId,
        isUnread: (row) => row.waiting > 0,
      }}
      columns={CONVERSATION_COLUMNS}
      box={box(RECORD_BOX)}
      filters={
        <>
          <ChoiceFilter
            label="Yanıt"
            all="Tüm konuşmalar"
            value={search.waiting}
            choices={[['1', 'Yanıt bekleyenler']]}
            onChoose={(waiting) => change({ waiting })}
          />
          <ChoiceFilter
            label="Sorumlu"
            all="Tüm sorumlular"
            value={search.mine}
            choices={[['1', 'Benim']]}
            onChoose={(mine) => change({ mine })}
          />
        </>
      }
      empty={{
        title: 'Henüz konuşma yok',
        text: 'Formdan, e-postayla, WhatsApp’tan yazılanlar, misafirlerin istekleri ve görüşme notları burada toplanır.',
      }}
    />
  );
}

ConversationList.reads = ({ search }: Pick<Props, 'search'>) => [
  guestRecordListQuery(inInbox(search)),
];
