import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requireAdmin } from '../app/require-admin.ts';
import { stayPaperFile, stayPaperQuery } from '../features/papers/api.ts';
import { PrintScreen } from '../features/papers/print-screen.tsx';

export const Route = createFileRoute('/reservations/$id/sozlesme')({
  beforeLoad: ({ location }) => requireAdmin(location.publicHref),
  component: Contract,
});

function Contract() {
  const { id } = Route.useParams();
  const query = useQuery(stayPaperQuery(id, 'contract'));
  return <PrintScreen query={query} file={stayPaperFile(id, 'contract')} />;
}
