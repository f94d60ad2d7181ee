import { createFileRoute, useChildMatches, useParams } from '@tanstack/react-router';
import { transactionListQuery } from '#dashboard/features/payments/api.ts';
import { parseTransactionSearch } from '#dashboard/features/payments/ledger/search.ts';
import { AlarmNotice } from '#dashboard/features/payments/reports/report-frame.tsx';
import { TransactionList } from '#dashboard/features/payments/ledger/transaction-list.tsx';
import { ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';
import { useVillaChoices } from '#dashboard/shared/villas/options.ts';

export const Route = createFileRoute('/_shell/transactions')({
  validateSearch: parseTransactionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(transactionListQuery(deps)),
  component: Transactions,
});

function Transactions() {
  const openId = useParams({ strict: false, select: (params) => params.id });
  const isOpen = useChildMatches({ select: (matches) => matches.length > 0 });
  return (
    <ListWithDrawer isOpen={isOpen}>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <AlarmNotice />
        <TransactionList search={Route.useSearch()} openId={openId} villas={useVillaChoices()} />
      </div>
    </ListWithDrawer>
  );
}
