import { createFileRoute } from '@tanstack/react-router';
import { TransactionDrawer } from '#dashboard/features/payments/ledger/transaction-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/transactions/$id')({ component: OpenTransaction });

function OpenTransaction() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/transactions', search: (search) => search });
    focusRow(id);
  }
  return <TransactionDrawer id={id} onClose={() => void close()} />;
}
