import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { wishListQuery } from './api.ts';
import { COLUMNS, EMAIL, wishCard } from './columns.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, STATES, type WishSearch } from './search.ts';
import { wishSheet } from './spreadsheet.ts';

type Props = { search: WishSearch; openId: string | undefined };

/** Who waits for which nights, the first who is told first. */
export default function WishList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/wishes' });
  const query = useQuery(wishListQuery(search));
  const go = (next: WishSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="wishes"
      title="Haber bekleyenler"
      noun="kişi"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/wishes/$id', params: { id: row.id }, search }),
        head: EMAIL,
        card: wishCard,
        openId,
      }}
      columns={COLUMNS}
      sheet={wishSheet(search)}
      box={box('E-posta')}
      filters={
        <ChoiceFilter
          label="Durum"
          all={STATES.waiting}
          value={search.state === 'waiting' ? undefined : search.state}
          choices={[
            ['unconfirmed', STATES.unconfirmed],
            ['ended', STATES.ended],
          ]}
          onChoose={(state) => change({ state })}
        />
      }
      empty={{
        title: 'Bekleyen yok',
        text: 'Dolu geceler ya da fiyat için sitede “haber verin” diyenler burada görünür; ev boşalınca e-posta kendiliğinden gider.',
      }}
    />
  );
}

WishList.reads = ({ search }: { search: WishSearch }) => [wishListQuery(search)];
