import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Day, formatDayLong, formatStay, istanbulDay } from '#domain/values/dates.ts';
import { DEFINITIONS } from '#domain/reports/management/definitions.ts';
import type { ManagementReport, ReportGroup } from '#domain/reports/management/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import { reportQuery } from './api.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportTable } from './report-table.tsx';
import type { ReportSearch } from './search.ts';
import { SourcesLine } from './sources-line.tsx';

/** Loaded lazily: no other screen needs the chart library. */
const Charts = lazy(() => import('./charts.tsx'));

const CAPTIONS: Record<ReportGroup, string> = {
  month: 'Aylar',
  villa: 'Villalar',
  town: 'Bölgeler',
  owner: 'Ev sahipleri',
};

/** How the agency did, and whether that is better than a year ago. */
export default function ReportScreen({ search }: { search: ReportSearch }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(search));
  const year = istanbulDay(new Date(useNow())).slice(0, 4);
  const from = search.from ?? data?.from ?? `${year}-01-01`;
  const to = search.to ?? data?.to ?? `${year}-12-31`;
  return (
    <div className="grid min-w-0 gap-4 p-3 lg:p-4">
      <title>Yönetim raporu · Admin Paneli</title>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-lg font-semibold">Yönetim raporu</h1>
        {data && (
          <p className="text-soft">
            {spanText(data.from, data.to)} geceleri; geçen yıl{' '}
            {spanText(data.beforeFrom, data.beforeTo)}
          </p>
        )}
      </div>
      <ReportHead search={search} from={from} to={to} />
      {error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div
          aria-busy={!data || isPlaceholderData}
          className="grid min-w-0 gap-4 aria-busy:opacity-70"
        >
          <FigureTiles report={data} />
          {data ? <Body report={data} /> : <Skeleton className="h-64 w-full" />}
        </div>
      )}
    </div>
  );
}

ReportScreen.reads = ({ search }: { search: ReportSearch }) => [reportQuery(search)];

function Body({ report }: { report: ManagementReport }) {
  const total = { figures: report.figures, before: report.before };
  return (
    <>
      <Suspense fallback={<Skeleton className="h-64 w-full" />}>
        <Charts months={report.months} />
      </Suspense>
      <ReportTable
        caption={captionOf(report)}
        rows={report.rows}
        total={total}
        by={report.by}
        range={report}
      />
      {report.by !== 'month' && (
        <ReportTable
          caption={CAPTIONS.month}
          rows={report.months}
          total={total}
          by="month"
          range={report}
        />
      )}
      <SourcesLine sources={report.sources} />
      <details className="rounded-lg border border-line bg-raised px-4 py-3">
        <summary className="font-medium">Rakamlar nasıl hesaplanır?</summary>
        <dl className="mt-3 grid gap-x-4 gap-y-2 md:grid-cols-[14rem_1fr]">
          {Object.entries(DEFINITIONS).map(([name, { label, help }]) => (
            <div key={name} className="contents">
              <dt className="font-medium">{label}</dt>
              <dd className="text-soft">{help}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The first and the last night in words. */
const spanText = (from: Day, to: Day) => (from === to ? formatDayLong(from) : formatStay(from, to));

const captionOf = ({ by, rows, rowCount }: ManagementReport) =>
  rowCount > rows.length
    ? `${CAPTIONS[by]} (ilk ${rows.length}; tamamı Excel dosyasında)`
    : CAPTIONS[by];
