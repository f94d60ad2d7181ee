import { useQuery } from '@tanstack/react-query';
import { KIND_LABELS } from '#domain/import/fields.ts';
import { IMPORT_OUTCOMES } from '#domain/import/kinds.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { importRunsQuery } from './api.ts';
import { DONE_LABELS } from './labels.ts';

/** The last imports: who brought in what, and how it went. */
export function ImportRuns() {
  const { data } = useQuery(importRunsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section className="rounded-lg border border-line bg-raised">
      <h2 className="border-b border-line px-4 py-2.5 font-medium">Son aktarımlar</h2>
      <ul className="divide-y divide-line">
        {data.map((run) => (
          <li key={run.id} className="flex flex-wrap gap-x-4 gap-y-0.5 px-4 py-2">
            <span className="min-w-0 flex-1 basis-60 truncate">
              <span className="font-medium">{run.fileName}</span>
              <span className="text-soft"> · {KIND_LABELS[run.kind]}</span>
            </span>
            <span className="figures text-soft">
              {IMPORT_OUTCOMES.filter((outcome) => run.counts[outcome] > 0)
                .map(
                  (outcome) =>
                    `${run.counts[outcome]} ${DONE_LABELS[outcome].toLocaleLowerCase('tr')}`,
                )
                .join(', ')}
            </span>
            <span className="text-soft">
              {run.by} · {formatTimestamp(run.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
