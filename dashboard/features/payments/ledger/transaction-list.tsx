import { useNavigate } from '@tanstack/react-router';
import {
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  TRANSACTION_STATUSES,
} from '#domain/payments/ledger.ts';
import {
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
  TRANSACTION_STATUS_LABELS,
} from '#domain/payments/rules.ts';
import { formatKurus } from '#domain/values/money.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { ChoiceFilter, DayRangeFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';
import { transactionRows } from '../api.ts';
import { COLUMNS, transactionCard, RECORDED } from './columns.tsx';
import { transactionSheet } from './spreadsheet.ts';

export const TransactionList = listPage({
  screen: 'transactions',
  title: 'Ödemeler',
  noun: 'ödeme',
  source: transactionRows,
  defaultOrder: '-created',
  head: RECORDED,
  card: transactionCard,
  columns: COLUMNS,
  sheet: transactionSheet,
  box: 'Kod ya da misafir adı',
  Filters: ({ search, change, of }) => (
    <>
      <ChoiceFilter
        label="Tür"
        all="Tüm türler"
        {...of('kind')}
        choices={TRANSACTION_KINDS.map((kind) => [kind, TRANSACTION_KIND_LABELS[kind]] as const)}
      />
      <ChoiceFilter
        label="Ödeme yolu"
        all="Tüm yollar"
        {...of('method')}
        choices={TRANSACTION_METHODS.map((way) => [way, TRANSACTION_METHOD_LABELS[way]] as const)}
      />
      <ChoiceFilter
        label="Durum"
        all="Tüm durumlar"
        {...of('status')}
        choices={TRANSACTION_STATUSES.map(
          (status) => [status, TRANSACTION_STATUS_LABELS[status]] as const,
        )}
      />
      <ChoiceFilter
        label="Villa"
        all="Tüm villalar"
        {...of('villa_id')}
        choices={useVillaChoices()}
      />
      <DayRangeFilter search={search} onChange={change} />
    </>
  ),
  useMore: ({ search, data }) => {
    const navigate = useNavigate();
    useShortcuts({ c: () => void navigate({ to: '/transactions/yeni', search }) });
    const { received, given } = data ?? {};
    return {
      summary: typeof received === 'number' && typeof given === 'number' && (
        <Sums received={received} given={given} />
      ),
      actions: (
        <NewLink to="/transactions/yeni" search={search} aria-keyshortcuts="c">
          Ödeme kaydet
        </NewLink>
      ),
    };
  },
  empty: {
    title: 'Henüz ödeme yok',
    text: 'Kartla ödenenler kendiliğinden, havale ve nakit siz kaydedince burada görünür.',
  },
});

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
