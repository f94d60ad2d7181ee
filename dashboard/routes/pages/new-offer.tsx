import { useNavigate } from '@tanstack/react-router';
import type { DrawerProps } from '#dashboard/app/screen.ts';
import { NewOfferDrawer } from '#dashboard/features/offers/new-offer-drawer.tsx';
import { readOffered } from '#dashboard/features/offers/offered-address.ts';

export default function NewOffer({ search }: DrawerProps<{ villas?: string | undefined }>) {
  const navigate = useNavigate({ from: '/offer/yeni' });
  const list = { villas: undefined };
  return (
    <NewOfferDrawer
      start={readOffered(search.villas ?? '')}
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
