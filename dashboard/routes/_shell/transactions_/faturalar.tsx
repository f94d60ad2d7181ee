import { createFileRoute } from '@tanstack/react-router';
import { invoicesQuery } from '#dashboard/features/payments/invoices/api.ts';
import { InvoicesScreen } from '#dashboard/features/payments/invoices/invoices-screen.tsx';
import { readMonth } from '#dashboard/features/payments/ledger/search.ts';

export const Route = createFileRoute('/_shell/transactions_/faturalar')({
  validateSearch: (raw: Record<string, unknown>): { ay?: string } => ({ ay: readMonth(raw.ay) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(invoicesQuery(readMonth(deps.ay))),
  component: MonthsInvoices,
});

function MonthsInvoices() {
  const { ay } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvoicesScreen
      month={readMonth(ay)}
      onMonth={(month) => void navigate({ to: '.', search: { ay: month }, replace: true })}
    />
  );
}
