import { createFileRoute } from '@tanstack/react-router';
import { BankDrawer } from '#dashboard/features/banks/bank-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';

export const Route = createFileRoute('/_shell/website/bank/$id')({ component: OpenBank });

function OpenBank() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/website/bank', search: (search) => search });
    focusRow(id);
  }
  return <BankDrawer id={id === 'yeni' ? null : Number(id)} onClose={() => void close()} />;
}
