import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { hasPermission, usePermission } from '../../app/permissions.ts';
import { dayQuery, keptTown } from '../../features/day/api.ts';
import { overviewQuery } from '../../features/overview/api.ts';
import { OverviewScreen } from '../../features/overview/overview-screen.tsx';

/** Loaded lazily: field staff have a home screen of their own. */
const DayScreen = lazy(() => import('../../features/day/day-screen.tsx'));
const UnreadyHouses = lazy(() => import('../../features/house-tasks/unready-houses.tsx'));

export const Route = createFileRoute('/_shell/')({
  loader: ({ context }) => {
    if (hasPermission('home')) void context.queryClient.prefetchQuery(overviewQuery);
    else void context.queryClient.prefetchQuery(dayQuery(undefined, keptTown()));
  },
  component: Home,
});

function Home() {
  const isPlanner = usePermission('house-tasks');
  return usePermission('home') ? (
    <>
      {isPlanner && (
        <Suspense>
          <UnreadyHouses />
        </Suspense>
      )}
      <OverviewScreen />
    </>
  ) : (
    <Suspense>
      <DayScreen />
    </Suspense>
  );
}
