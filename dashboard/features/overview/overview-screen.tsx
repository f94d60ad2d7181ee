import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDayLong, istanbulDay } from '#domain/values/dates.ts';
import { AllowedLink } from '#dashboard/app/allowed-link.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { ErrorState } from '#dashboard/ui/states.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { useIsStaff } from '#dashboard/app/permissions.ts';
import { AdminHome } from './admin-home.tsx';
import { overviewQuery } from './api.ts';

/** Loaded separately for owners, who have another home screen. */
const OwnerHome = lazy(() => import('./owner-home.tsx'));

/** The day at a glance: the agency's work for its people, own villas in peace for an owner. */
export function OverviewScreen() {
  const isStaff = useIsStaff();
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
        {isStaff && (
          <div className="flex flex-wrap gap-2">
            <AllowedLink to="/offer/yeni" className={buttonClass()}>
              Teklif hazırla
            </AllowedLink>
            <AllowedLink to="/reservations/yeni" className={buttonClass('primary')}>
              Yeni rezervasyon
            </AllowedLink>
          </div>
        )}
      </div>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : isStaff ? (
        <AdminHome data={data} />
      ) : (
        <Suspense>
          <OwnerHome data={data} />
        </Suspense>
      )}
    </div>
  );
}
