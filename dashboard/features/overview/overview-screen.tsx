import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDayLong, istanbulDay } from '#domain/values/dates.ts';
import { ScreenLink } from '#dashboard/app/screen-link.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { ErrorState } from '#dashboard/ui/states.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { AdminHome } from './admin-home.tsx';
import { overviewQuery } from './api.ts';

/** Nobody is both: what an owner sees is fetched by owners. */
const OwnerHome = lazy(() => import('./owner-home.tsx'));

/** The day at a glance: the agency's work for an admin, own villas in peace for an owner. */
export function OverviewScreen({ isAdmin }: { isAdmin: boolean }) {
  const { data, error, refetch } = useQuery(overviewQuery);
  const now = useNow();
  return (
    <div className="mx-auto grid max-w-7xl gap-4 p-3 lg:p-4">
      <title>Ana sayfa · Admin Paneli</title>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-lg font-semibold">Bugün</h1>
        <p className="flex-1 text-soft">
          {formatDayLong(data?.today ?? istanbulDay(new Date(now)))}
        </p>
        {isAdmin && (
          <div className="flex gap-2">
            <ScreenLink to="/offer/yeni" className={buttonClass()}>
              Teklif hazırla
            </ScreenLink>
            <ScreenLink to="/reservations/yeni" className={buttonClass('primary')}>
              Yeni rezervasyon
            </ScreenLink>
          </div>
        )}
      </div>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : isAdmin ? (
        <AdminHome data={data} />
      ) : (
        <Suspense>
          <OwnerHome data={data} />
        </Suspense>
      )}
    </div>
  );
}
