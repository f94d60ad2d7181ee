import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { formatKurus } from '#domain/values/money.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { transactionListQuery } from '../api.ts';
import { COLUMNS, transactionCard, RECORDED } from './columns.tsx';
import { TransactionFilters } from './filters.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, type TransactionSearch } from './search.ts';
import { transactionSheet } from './spreadsheet.ts';

type Props = {
  search: TransactionSearch;
  openId: string | undefined;
  villas: readonly (readonly [string, string])[];
};

export function TransactionList({ search, openId, villas }: Props) {
  const navigate = useNavigate({ from: '/transactions' });
  const query = useQuery(transactionListQuery(search));
  const go = (next: TransactionSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  useShortcuts({ c: () => void navigate({ to: '/transactions/yeni', search }) });
  const { received, given } = query.data ?? {};
  return (
    <ListScreen
      screen="transactions"
      title="Ödemeler"
      noun="ödeme"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/transactions/$id', params: { id: row.id }, search }),
        head: RECORDED,
        card: transactionCard,
        openId,
      }}
      columns={COLUMNS}
      sheet={transactionSheet(search)}
      box={box('Kod ya da misafir adı')}
      filters={<TransactionFilters search={search} villas={villas} onChange={change} />}
      summary={
        typeof received === 'number' &&
        typeof given === 'number' && <Sums received={received} given={given} />
      }
      actions={
        <NewLink to="/transactions/yeni" search={search} aria-keyshortcuts="c">
          Ödeme kaydet
        </NewLink>
      }
      empty={{
        title: 'Henüz ödeme yok',
        text: 'Kartla ödenenler kendiliğinden, havale ve nakit siz kaydedince burada görünür.',
      }}
    />
  );
}

/** Totals of all matches, not only of this page. */
function Sums({ received, given }: { received: number; given: number }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {(
        [
          ['Gelen', received],
          ['Giden', given],
          ['Fark', received - given],
        ] as const
      ).map(([name, amount]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-soft">{name}</dt>
          <dd className="figures font-medium">{formatKurus(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
