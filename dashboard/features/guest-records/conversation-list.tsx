import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { conversations } from './api.ts';
import { CONVERSATION_COLUMNS, conversationCard, GUEST } from './columns.tsx';
import { RECORD_BOX } from './search.ts';

/** The inbox: everybody with whom something was said, those who wait for an answer first. */
export default listPage({
  screen: 'conversations',
  title: 'Konuşmalar',
  noun: 'konuşma',
  source: conversations,
  defaultOrder: '-seen',
  head: GUEST,
  card: conversationCard,
  isUnread: (row) => row.waiting > 0,
  columns: CONVERSATION_COLUMNS,
  box: RECORD_BOX,
  Filters: ({ search, change }) => (
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
  ),
  empty: {
    title: 'Henüz konuşma yok',
    text: 'Formdan, e-postayla, WhatsApp’tan yazılanlar, misafirlerin istekleri ve görüşme notları burada toplanır.',
  },
});
