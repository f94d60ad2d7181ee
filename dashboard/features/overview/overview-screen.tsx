import { useQuery } from '@tanstack/react-query';
import { formatDayLong, istanbulDay } from '#domain/dates.ts';
import type { StaySummary } from '#domain/overview/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { ErrorState } from '#dashboard/ui/states.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { overviewQuery } from './api.ts';
import { OccupancyFigure, TurnoverFigure } from './figures.tsx';
import { StayBlock } from './stay-block.tsx';

/** The day at a glance: what waits for a decision, who comes and goes, and how the month does. */
export function OverviewScreen({ isAdmin }: { isAdmin: boolean }) {
  const { data, error, refetch } = useQuery(overviewQuery);
  const now = useNow();
  return (
    <div className="grid gap-4 p-3 lg:p-4">
      <title>Ana sayfa · Admin Paneli</title>
      <div className="flex min-h-8 flex-wrap items-baseline gap-x-3">
        <h1 className="text-lg font-semibold">Bugün</h1>
        <p className="text-soft">{formatDayLong(data?.today ?? istanbulDay(new Date(now)))}</p>
      </div>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={!data} className="grid items-start gap-4 lg:grid-cols-2">
          <OccupancyFigure occupancy={data?.occupancy} />
          <TurnoverFigure turnover={data?.turnover} />
          <div className="grid min-w-0 gap-4">
            <StayBlock
              title={isAdmin ? 'Yanıt bekleyen talepler' : 'Acentenin yanıtını bekleyen talepler'}
              none="Bekleyen talep yok."
              stays={data && byDeadline(data.waiting)}
              all={{ status: 'requested', order: 'checkin' }}
            />
            <StayBlock
              title="Süresi dolacak opsiyonlar"
              none="Açık opsiyon yok."
              stays={data && byDeadline(data.options)}
              all={{ status: 'option', order: 'checkin' }}
            />
          </div>
          <div className="grid min-w-0 gap-4">
            <StayBlock
              title="Bugün girenler"
              none="Bugün giriş yok."
              stays={data?.arrivals}
              all={data && { datetype: 'checkin', date1: data.today, date2: data.today }}
            />
            <StayBlock
              title="Bugün çıkanlar"
              none="Bugün çıkış yok."
              stays={data?.departures}
              all={data && { datetype: 'checkout', date1: data.today, date2: data.today }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** What runs out first comes first. */
function byDeadline(stays: StaySummary[]): StaySummary[] {
  return stays.toSorted((a, b) => (a.deadline ?? '').localeCompare(b.deadline ?? ''));
}
