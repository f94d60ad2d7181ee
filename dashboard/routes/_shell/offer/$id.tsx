import { createFileRoute } from '@tanstack/react-router';
import { OfferDrawer } from '#dashboard/features/offers/offer-drawer.tsx';
import { focusRow } from '#dashboard/list/rows/open-row.tsx';
import { OfferDocuments } from '#dashboard/features/guest-documents/offer-documents.tsx';

export const Route = createFileRoute('/_shell/offer/$id')({ component: OpenOffer });

function OpenOffer() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  async function close() {
    await navigate({ to: '/offer', search: (search) => search });
    focusRow(id);
  }
  return (
    <OfferDrawer id={id} guestDocuments={<OfferDocuments id={id} />} onClose={() => void close()} />
  );
}
