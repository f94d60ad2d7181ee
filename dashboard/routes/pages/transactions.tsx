import type { ListProps } from '#dashboard/app/screen.ts';
import type { TransactionSearch } from '#dashboard/features/payments/ledger/search.ts';
import { TransactionList } from '#dashboard/features/payments/ledger/transaction-list.tsx';
import { AlarmNotice } from '#dashboard/features/payments/reports/report-frame.tsx';

export default function Transactions(list: ListProps<TransactionSearch>) {
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <AlarmNotice />
      <TransactionList {...list} />
    </div>
  );
}

Transactions.reads = TransactionList.reads;
