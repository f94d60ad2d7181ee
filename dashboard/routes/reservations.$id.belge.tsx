import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requireAdmin } from '../app/require-admin.ts';
import { stayPaperFile, stayPaperQuery } from '../features/papers/api.ts';
import { PrintScreen } from '../features/papers/print-screen.tsx';

export const Route = createFileRoute('/reservations/$id/belge')({
  beforeLoad: ({ location }) => requireAdmin(location.publicHref),
  component: Voucher,
});

function Voucher() {
  const { id } = Route.useParams();
  const query = useQuery(stayPaperQuery(id, 'voucher'));
  return <PrintScreen query={query} file={stayPaperFile(id, 'voucher')} />;
}
