import { lazy, Suspense } from 'react';
import { hasPermission, usePermission } from '#dashboard/app/permissions.ts';
import { dayQuery, keptTown } from '#dashboard/features/day/api.ts';
import { FirstSteps } from '#dashboard/features/first-steps/first-steps.tsx';
import { overviewQuery } from '#dashboard/features/overview/api.ts';
import { OverviewScreen } from '#dashboard/features/overview/overview-screen.tsx';

/** Loaded lazily: field staff have a home screen of their own. */
const DayScreen = lazy(() => import('#dashboard/features/day/day-screen.tsx'));

export default function Home() {
  const isHost = usePermission('settings');
  return usePermission('home') ? (
    <>
      {isHost && <FirstSteps />}
      <OverviewScreen />
    </>
  ) : (
    <Suspense>
      <DayScreen />
    </Suspense>
  );
}

Home.reads = () => [hasPermission('home') ? overviewQuery : dayQuery(undefined, keptTown())];
