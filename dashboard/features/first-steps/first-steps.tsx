import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { firstStepsQuery } from './api.ts';

const FirstStepsCard = lazy(() => import('./first-steps-card.tsx'));

/** What a new agency has left to do; an agency that works does not load the card. */
export function FirstSteps() {
  const { data } = useQuery(firstStepsQuery);
  return data?.items.some(({ done, dismissed }) => !done && !dismissed) ? (
    <Suspense>
      <FirstStepsCard steps={data} />
    </Suspense>
  ) : null;
}
