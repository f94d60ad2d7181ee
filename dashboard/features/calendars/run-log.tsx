import { useQuery } from '@tanstack/react-query';
import type { CalendarRun } from '#domain/calendars/admin-schema.ts';
import { describeWarning } from '#domain/calendars/feed-warning.ts';
import { SOURCE_LABELS } from '#domain/calendars/sources.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { runsQuery } from './api.ts';
import { Part } from './part.tsx';

const OUTCOMES: Record<CalendarRun['outcome'], string> = {
  applied: 'Uygulandı',
  unchanged: 'Değişiklik yok',
  held: 'Onay bekliyor',
  failed: 'Okunamadı',
};

/** The last readings of the villa's feeds, newest first. */
export function RunLog({ villaId }: { villaId: number }) {
  const query = useQuery(runsQuery(villaId));
  return (
    <Part title="Okuma kayıtları" query={query}>
      {({ items, total }) =>
        items.length === 0 ? (
          <p className="text-soft">Henüz okuma yok.</p>
        ) : (
          <>
            <ul className="grid">
              {items.map((run) => (
                <li
                  key={run.id}
                  className="flex flex-wrap gap-x-3 border-b border-line py-1.5 last:border-b-0"
                >
                  <span className="figures w-28 text-soft">{formatTimestamp(run.startedAt)}</span>
                  <span className="w-32">{SOURCE_LABELS[run.source]}</span>
                  <span className={cx(run.outcome === 'failed' && 'text-red')}>
                    {OUTCOMES[run.outcome]}
                  </span>
                  {run.warnings.length > 0 && (
                    <span
                      className="text-amber"
                      title={run.warnings.map(describeWarning).join('\n')}
                    >
                      {run.warnings.length} uyarı
                    </span>
                  )}
                  <span className="min-w-0 flex-1 text-soft">{run.error ?? countsOf(run)}</span>
                </li>
              ))}
            </ul>
            {total > items.length && (
              <p className="text-xs text-soft">Son {items.length} okuma gösteriliyor.</p>
            )}
          </>
        )
      }
    </Part>
  );
}

function countsOf({ counts }: CalendarRun): string {
  const parts: [number, string][] = [
    [counts.new, 'yeni'],
    [counts.moved, 'taşınan'],
    [counts.gone, 'kalkan'],
    [counts.conflicts, 'çakışan'],
    [counts.ignored, 'alınmayan'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}
