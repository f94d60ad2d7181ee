import { lazy, Suspense } from 'react';
import type { Overview } from '#domain/overview/schema.ts';
import { AllowedLink } from '#dashboard/app/allowed-link.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { Panel } from './panel.tsx';
import { linkClass } from './stay-panel.tsx';

/** Loaded after the rest of the home screen. */
const NightsBars = lazy(() => import('./nights-bars.tsx'));

type Props = { nights: Overview['nights'] | undefined; linked?: boolean };

/** The coming four weeks: how much of each night is sold, how much closed or let elsewhere. */
export function NightsChart({ nights, linked }: Props) {
  const waiting = <Skeleton className="h-48 w-full" />;
  return (
    <Panel
      title="Önümüzdeki 28 gece"
      action={
        linked && (
          <AllowedLink to="/occupancy" className={linkClass}>
            Takvimi aç
          </AllowedLink>
        )
      }
    >
      <div className="grid gap-3 p-4">
        <Suspense fallback={waiting}>{nights ? <NightsBars {...nights} /> : waiting}</Suspense>
      </div>
    </Panel>
  );
}
