import { createFileRoute } from '@tanstack/react-router';
import { NewOfferDrawer } from '#dashboard/features/offers/new-offer-drawer.tsx';

export const Route = createFileRoute('/_shell/offer/yeni')({ component: NewOffer });

function NewOffer() {
  const navigate = Route.useNavigate();
  return (
    <NewOfferDrawer
      onClose={() => void navigate({ to: '/offer', search: (search) => search })}
      onCreated={(id) =>
        void navigate({ to: '/offer/$id', params: { id }, search: (search) => search })
      }
    />
  );
}
