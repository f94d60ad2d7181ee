import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { subscriberListQuery } from './api.ts';
import { IysActions } from './iys-actions.tsx';
import { COLUMNS, EMAIL, subscriberCard } from './columns.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, STATES, type SubscriberSearch } from './search.ts';
import { subscriberSheet } from './spreadsheet.ts';

type Props = { search: SubscriberSearch; openId: string | undefined };

/** Who gets the newsletter, who has yet to confirm and who left. */
export default function SubscriberList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/subscriber' });
  const query = useQuery(subscriberListQuery(search));
  const go = (next: SubscriberSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="subscribers"
      title="Aboneler"
      noun="abone"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) =>
          linkOptions({ to: '/subscriber/$id', params: { id: String(row.id) }, search }),
        head: EMAIL,
        card: subscriberCard,
        openId,
      }}
      columns={COLUMNS}
      sheet={subscriberSheet(search)}
      actions={<IysActions />}
      box={box('E-posta')}
      filters={
        <ChoiceFilter
          label="Durum"
          all="Ayrılmayanlar"
          value={search.state}
          choices={Object.entries(STATES) as [keyof typeof STATES, string][]}
          onChoose={(state) => change({ state })}
        />
      }
      empty={{
        title: 'Henüz abone yok',
        text: 'Sitenin altındaki kutudan kaydolanlar burada görünür.',
      }}
    />
  );
}

SubscriberList.reads = ({ search }: { search: SubscriberSearch }) => [subscriberListQuery(search)];
