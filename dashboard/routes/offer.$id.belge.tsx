import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requireAdmin } from '../app/require-admin.ts';
import { offerPaperFile, offerPaperQuery } from '../features/papers/api.ts';
import { PrintScreen } from '../features/papers/print-screen.tsx';

export const Route = createFileRoute('/offer/$id/belge')({
  beforeLoad: ({ location }) => requireAdmin(location.publicHref),
  component: OfferPaper,
});

function OfferPaper() {
  const { id } = Route.useParams();
  const query = useQuery(offerPaperQuery(id));
  return <PrintScreen query={query} file={offerPaperFile(id)} />;
}
