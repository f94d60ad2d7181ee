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
  Filters: ({ of }) => (
    <>
      <ChoiceFilter
        label="Yanıt"
        all="Tüm konuşmalar"
        {...of('waiting')}
        choices={[['1', 'Yanıt bekleyenler']]}
      />
      <ChoiceFilter
        label="Sorumlu"
        all="Tüm sorumlular"
        {...of('mine')}
        choices={[['1', 'Benim']]}
      />
    </>
  ),
  empty: {
    title: 'Henüz konuşma yok',
    text: 'Formdan, e-postayla, WhatsApp’tan yazılanlar, misafirlerin istekleri ve görüşme notları burada toplanır.',
  },
});
