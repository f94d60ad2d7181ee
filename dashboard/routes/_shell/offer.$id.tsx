import { createFileRoute } from '@tanstack/react-router';
import { OfferDrawer } from '../../features/offers/offer-drawer.tsx';
import { focusRow } from '../../list/open-row.tsx';
import { OfferPapers } from '../../features/papers/offer-papers.tsx';

export const Route = createFileRoute('/_shell/offer/$id')({ component: OpenOffer });

function OpenOffer() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/offer', search: (search) => search });
    focusRow(id);
  }
  return <OfferDrawer id={id} papers={<OfferPapers id={id} />} onClose={() => void close()} />;
}
