import { createFileRoute } from '@tanstack/react-router';
import { journalQuery } from '#dashboard/features/payments/bookkeeping/api.ts';
import { JournalScreen } from '#dashboard/features/payments/bookkeeping/journal-screen.tsx';
import { readMonth } from '#dashboard/features/payments/ledger/search.ts';

export const Route = createFileRoute('/_shell/transactions_/muhasebe')({
  validateSearch: (raw: Record<string, unknown>): { ay?: string } => ({ ay: readMonth(raw.ay) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(journalQuery(readMonth(deps.ay))),
  component: MonthsJournal,
});

function MonthsJournal() {
  const { ay } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <JournalScreen
      month={readMonth(ay)}
      onMonth={(month) => void navigate({ to: '.', search: { ay: month }, replace: true })}
    />
  );
}
