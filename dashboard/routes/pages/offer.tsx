import type { RowProps } from '#dashboard/app/screen.ts';
import { OfferDocuments } from '#dashboard/features/guest-documents/offer-documents.tsx';
import { OfferDrawer } from '#dashboard/features/offers/offer-drawer.tsx';

export default function OpenOffer({ id, onClose }: RowProps) {
  return <OfferDrawer id={id} guestDocuments={<OfferDocuments id={id} />} onClose={onClose} />;
}
