import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { guardScreen } from '#dashboard/app/guard-screen.ts';
import { offerDocumentFile, offerDocumentQuery } from '#dashboard/features/guest-documents/api.ts';
import { PrintScreen } from '#dashboard/features/guest-documents/print-screen.tsx';

export const Route = createFileRoute('/offer/$id/belge')({
  beforeLoad: ({ location }) => guardScreen('/offer/$id/belge', location.publicHref),
  component: OfferDocument,
});

function OfferDocument() {
  const { id } = Route.useParams();
  const query = useQuery(offerDocumentQuery(id));
  return <PrintScreen query={query} file={offerDocumentFile(id)} />;
}
