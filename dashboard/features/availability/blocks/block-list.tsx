import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { blockListQuery } from './api.ts';
import { blockCard, COLUMNS, VILLA } from './columns.tsx';
import { BlockFilters } from './filters.tsx';
import { type BlockSearch, DEFAULT_ORDER, PAGE_ROWS } from './search.ts';
import { blockSheet } from './spreadsheet.ts';

type Props = { search: BlockSearch; openId: string | undefined };

export default function BlockList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/external' });
  const query = useQuery(blockListQuery(search));
  const go = (next: BlockSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change } = filtersOf(search, go);
  return (
    <ListScreen
      screen="external"
      title="Manuel kapatma"
      noun="kapatma"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/external/$id', params: { id: row.id }, search }),
        head: VILLA,
        card: blockCard,
        openId,
      }}
      columns={COLUMNS}
      sheet={blockSheet(search)}
      filters={<BlockFilters search={search} onChange={change} />}
      actions={
        <NewLink to="/external/$id" params={{ id: 'yeni' }} search={search}>
          Tarih kapat
        </NewLink>
      }
      empty={{
        title: 'Kapatılmış tarih yok',
        text: 'Bakım, ev sahibi kullanımı ya da sözle verilen tarihler için geceleri kapatın.',
      }}
    />
  );
}

BlockList.reads = ({ search }: { search: BlockSearch }) => [blockListQuery(search)];
