import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { guestRecordListQuery } from './api.ts';
import {
  CONVERSATION_COLUMNS,
  conversationCard,
  GUEST,
  GUEST_COLUMNS,
  guestCard,
} from './columns.tsx';
import { DEFAULT_ORDER, type GuestRecordSearch, inInbox, PAGE_ROWS } from './search.ts';

type Props = { search: GuestRecordSearch; openId: string | undefined };

const BOX = 'Ad, telefon ya da e-posta';

/** All guest records, one row per person. */
export function GuestRecordList({ search, openId }: Props) {
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
      box={box(BOX)}
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

/** The inbox: everybody with whom something was said, those who wait for an answer first. */
export function ConversationList({ search, openId }: Props) {
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
      box={box(BOX)}
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
