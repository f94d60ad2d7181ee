import { formatKurus, groupThousands } from '#domain/values/money.ts';
import type { ManagementReport } from '#domain/reports/management/schema.ts';
import { SOURCE_LABELS } from '#domain/reservation-sources.ts';

/** Where the stays that begin in the range came from. */
export function SourcesLine({ sources }: Pick<ManagementReport, 'sources'>) {
  const stays = sources.reduce((sum, source) => sum + source.stays, 0);
  if (stays === 0) return null;
  return (
    <section className="rounded-lg border border-line bg-raised p-4">
      <h2 className="mb-2 font-medium">Kaynak</h2>
      <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-4">
        {sources.map(({ source, stays: count, turnover }) => (
          <li key={source}>
            <span className="text-soft">{SOURCE_LABELS[source]}</span>{' '}
            <span className="figures font-semibold">%{Math.round((100 * count) / stays)}</span>
            <span className="block text-xs text-soft">
              {groupThousands(count)} konaklama, {formatKurus(Math.round(turnover / 100) * 100)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
