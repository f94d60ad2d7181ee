import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { guardScreen } from '#dashboard/app/guard-screen.ts';
import { stayDocumentFile, stayDocumentQuery } from '#dashboard/features/guest-documents/api.ts';
import { PrintScreen } from '#dashboard/features/guest-documents/print-screen.tsx';

export const Route = createFileRoute('/reservations/$id/belge')({
  beforeLoad: ({ location }) => guardScreen('/reservations/$id/belge', location.publicHref),
  component: Voucher,
});

function Voucher() {
  const { id } = Route.useParams();
  const query = useQuery(stayDocumentQuery(id, 'voucher'));
  return <PrintScreen query={query} file={stayDocumentFile(id, 'voucher')} />;
}
