import { createFileRoute } from '@tanstack/react-router';
import { NewOfferDrawer } from '#dashboard/features/offers/new-offer-drawer.tsx';
import { readOffered } from '#dashboard/features/offers/offered-address.ts';
import { searchText } from '#dashboard/list/filters/list-search.ts';

export const Route = createFileRoute('/_shell/offer/yeni')({
  validateSearch: (raw: Record<string, unknown>): { villas?: string } => ({
    villas: searchText(raw.villas, 1_000),
  }),
  component: NewOffer,
});

function NewOffer() {
  const { villas = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const list = { villas: undefined };
  return (
    <NewOfferDrawer
      start={readOffered(villas)}
      onClose={() => void navigate({ to: '/offer', search: (search) => ({ ...search, ...list }) })}
      onCreated={(id) =>
        void navigate({
          to: '/offer/$id',
          params: { id },
          search: (search) => ({ ...search, ...list }),
        })
      }
    />
  );
}
