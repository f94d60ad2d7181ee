import { createFileRoute } from '@tanstack/react-router';
import { BankStatements } from '#dashboard/features/bank-statements/bank-statements.tsx';
import { ReconciliationScreen } from '#dashboard/features/payments/reports/reconciliation-screen.tsx';
import { reconciliationQuery } from '#dashboard/features/payments/reports/report-api.ts';
import { readMonth } from '#dashboard/features/payments/ledger/search.ts';

export const Route = createFileRoute('/_shell/transactions_/mutabakat')({
  validateSearch: (raw: Record<string, unknown>): { ay?: string } => ({ ay: readMonth(raw.ay) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(reconciliationQuery(readMonth(deps.ay))),
  component: MonthsBooks,
});

function MonthsBooks() {
  const { ay } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReconciliationScreen
      month={readMonth(ay)}
      onMonth={(month) => void navigate({ to: '.', search: { ay: month }, replace: true })}
    >
      <BankStatements />
    </ReconciliationScreen>
  );
}
