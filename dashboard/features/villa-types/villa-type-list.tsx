import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AdminVillaType } from '#domain/villa-types/admin-schema.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { setVillaTypeActivity, VILLA_TYPE_LISTS, villaTypeListQuery } from './api.ts';
import { VILLA_TYPE, villaTypeCard, villaTypeColumns } from './columns.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, type VillaTypeSearch } from './search.ts';
import { villaTypeSheet } from './spreadsheet.ts';

type Props = { search: VillaTypeSearch; openId: string | undefined };

/** The kinds of villas that visitors look for, each with a page of its own. */
export default function VillaTypeList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/villatypes' });
  const client = useQueryClient();
  const query = useQuery(villaTypeListQuery(search));
  const go = (next: VillaTypeSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  const toggle = useActivity<AdminVillaType>({
    lists: VILLA_TYPE_LISTS,
    send: (id, active) => setVillaTypeActivity(client, id, active),
    done: (on) => (on ? 'Villa tipi sitede gösteriliyor' : 'Villa tipi siteden gizlendi'),
  });
  const columns = useMemo(() => villaTypeColumns(toggle), [toggle]);
  return (
    <ListScreen
      screen="villa-types"
      title="Villa tipleri"
      noun="villa tipi"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) =>
          linkOptions({ to: '/villatypes/$id', params: { id: String(row.id) }, search }),
        head: VILLA_TYPE,
        card: villaTypeCard,
        openId,
      }}
      columns={columns}
      sheet={villaTypeSheet(search)}
      box={box('Villa tipi')}
      filters={
        <ChoiceFilter
          label="Sitede mi"
          all="Sitede ve gizli"
          value={search.active}
          choices={[
            ['1', 'Sitede'],
            ['0', 'Gizli'],
          ]}
          onChoose={(active) => change({ active })}
        />
      }
      actions={
        <NewLink to="/villatypes/$id" params={{ id: 'yeni' }} search={search}>
          Yeni villa tipi
        </NewLink>
      }
      empty={{
        title: 'Henüz villa tipi yok',
        text: 'Balayı villaları ya da deniz manzaralı villalar gibi; her tipin sitede sayfası olur.',
      }}
    />
  );
}

VillaTypeList.reads = ({ search }: { search: VillaTypeSearch }) => [villaTypeListQuery(search)];
