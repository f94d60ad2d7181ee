import { lazy, Suspense } from 'react';
import type { DraftOffer } from './use-draft.ts';

const DraftOfferBar = lazy(() => import('./draft-offer-bar.tsx'));

/** The offer of a form's draft, loaded where there is one: most forms are opened without. */
export const OfferedDraft = ({ offer }: { offer: DraftOffer | null }) =>
  offer && (
    <Suspense>
      <DraftOfferBar offer={offer} />
    </Suspense>
  );
