import type { ScreenProps } from '#dashboard/app/screen.ts';
import { BankStatements } from '#dashboard/features/bank-statements/bank-statements.tsx';
import { ReconciliationScreen } from '#dashboard/features/payments/reports/reconciliation-screen.tsx';
import { reconciliationQuery } from '#dashboard/features/payments/reports/report-api.ts';
import { type MonthSearch, readMonth } from '#dashboard/features/payments/ledger/search.ts';

export default function MonthsBooks({ search, onSearch }: ScreenProps<MonthSearch>) {
  return (
    <ReconciliationScreen month={readMonth(search.ay)} onMonth={(ay) => onSearch({ ay })}>
      <BankStatements />
    </ReconciliationScreen>
  );
}

MonthsBooks.reads = ({ search }: { search: MonthSearch }) => [
  reconciliationQuery(readMonth(search.ay)),
];
