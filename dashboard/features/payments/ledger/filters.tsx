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
import { choiceOf } from '#dashboard/list/filters/list-filters.ts';
import { ChoiceFilter, DayRangeFilter } from '#dashboard/list/filters/filter-bar.tsx';
import type { TransactionSearch } from './search.ts';

type Props = {
  search: TransactionSearch;
  villas: readonly (readonly [string, string])[];
  onChange: (change: Partial<TransactionSearch>) => void;
};

/** What the money was for, how it came, of which villa and between which days. */
export function TransactionFilters({ search, villas, onChange }: Props) {
  const of = choiceOf(search, onChange);
  return (
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
      <ChoiceFilter label="Villa" all="Tüm villalar" {...of('villa_id')} choices={villas} />
      <DayRangeFilter search={search} onChange={onChange} />
    </>
  );
}
