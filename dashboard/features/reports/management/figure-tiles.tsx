import { DEFINITIONS } from '#domain/reports/management/definitions.ts';
import type { Figures, ManagementReport } from '#domain/reports/management/schema.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { ChangeMark } from './change-mark.tsx';
import { writeChange, writeFigure } from './write-figure.ts';

const TILES: (keyof Figures)[] = [
  'occupancy',
  'turnover',
  'averageNight',
  'revenuePerNight',
  'stays',
  'averageStay',
  'leadTime',
  'cancellationRate',
];

/** The range in eight numbers, each beside the year before. */
export function FigureTiles({ report }: { report: ManagementReport | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      {TILES.map((name) => (
        <div key={name} className="grid content-start gap-0.5 bg-raised p-3 lg:p-4">
          <dt className="text-xs font-medium text-soft" title={DEFINITIONS[name].help}>
            {DEFINITIONS[name].label}
          </dt>
          <dd className="figures text-lg font-semibold tracking-tight lg:text-2xl">
            {report ? writeFigure(name, report.figures) : <Skeleton className="h-7 w-24" />}
          </dd>
          <dd className="flex flex-wrap items-center gap-x-2">
            {report && (
              <>
                <ChangeMark change={writeChange(name, report.figures, report.before)} />
                <span className="figures text-xs text-soft">
                  {writeFigure(name, report.before)}
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
