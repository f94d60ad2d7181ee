import { lazy, Suspense } from 'react';
import type { Overview } from '#domain/overview/schema.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { Attention } from './attention.tsx';
import { NightsChart } from './nights-chart.tsx';
import { StayPanel } from './stay-panel.tsx';
import { WorkTiles } from './work-tiles.tsx';

const MonthFigures = lazy(() => import('./figures.tsx'));

/** First what waits, then arrivals and departures, then business figures. */
export function AdminHome({ data }: { data: Overview | undefined }) {
  return (
    <div aria-busy={!data} className="grid min-w-0 gap-4">
      <WorkTiles data={data} />
      <div className="grid items-start gap-4 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 lg:col-start-3">
          <Attention data={data} />
        </div>
        <div className="grid min-w-0 gap-4 md:grid-cols-2 lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <StayPanel
            title="Yanıt bekleyen talepler"
            none="Bekleyen talep yok."
            stays={data?.waiting}
            count={data?.waitingCount}
            all={{ status: 'requested', order: 'checkin' }}
          />
          <StayPanel
            title="Süresi dolacak opsiyonlar"
            none="Açık opsiyon yok."
            stays={data?.options}
            count={data?.optionCount}
            all={{ status: 'option', order: 'checkin' }}
          />
          <StayPanel
            title="Bugün girenler"
            none="Bugün giriş yok."
            stays={data?.arrivals}
            all={data && { datetype: 'checkin', date1: data.today, date2: data.today }}
            next={
              data && {
                text: `Bu hafta ${data.week.arrivalCount} giriş`,
                search: { datetype: 'checkin', date1: data.week.from, date2: data.week.to },
              }
            }
          />
          <StayPanel
            title="Bugün çıkanlar"
            none="Bugün çıkış yok."
            stays={data?.departures}
            all={data && { datetype: 'checkout', date1: data.today, date2: data.today }}
            next={
              data && {
                text: `Bu hafta ${data.week.departureCount} çıkış`,
                search: { datetype: 'checkout', date1: data.week.from, date2: data.week.to },
              }
            }
          />
          <div className="md:col-span-2">
            <NightsChart nights={data?.nights} linked />
          </div>
        </div>
        <div className="grid min-w-0 gap-4 lg:col-start-3">
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <MonthFigures data={data} linked />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
