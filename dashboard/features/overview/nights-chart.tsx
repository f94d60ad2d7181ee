import { lazy, Suspense } from 'react';
import type { Overview } from '#domain/overview/schema.ts';
import { ScreenLink } from '#dashboard/app/screen-link.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { Panel } from './panel.tsx';
import { linkClass } from './stay-panel.tsx';

/** Drawn when the rest of the home is usable. */
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
          <ScreenLink to="/occupancy" className={linkClass}>
            Takvimi aç
          </ScreenLink>
        )
      }
    >
      <div className="grid gap-3 p-4">
        <Suspense fallback={waiting}>{nights ? <NightsBars {...nights} /> : waiting}</Suspense>
      </div>
    </Panel>
  );
}
