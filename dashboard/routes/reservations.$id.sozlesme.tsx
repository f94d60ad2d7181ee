import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { guardScreen } from '#dashboard/app/guard-screen.ts';
import { stayDocumentFile, stayDocumentQuery } from '#dashboard/features/guest-documents/api.ts';
import { PrintScreen } from '#dashboard/features/guest-documents/print-screen.tsx';

export const Route = createFileRoute('/reservations/$id/sozlesme')({
  beforeLoad: ({ location }) => guardScreen('/reservations/$id/sozlesme', location.publicHref),
  component: Contract,
});

function Contract() {
  const { id } = Route.useParams();
  const query = useQuery(stayDocumentQuery(id, 'contract'));
  return <PrintScreen query={query} file={stayDocumentFile(id, 'contract')} />;
}
