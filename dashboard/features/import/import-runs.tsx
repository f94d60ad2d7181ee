import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KIND_LABELS } from '#domain/import/fields.ts';
import { IMPORT_OUTCOMES } from '#domain/import/kinds.ts';
import type { ImportRun } from '#domain/import/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { importRunsQuery } from './api.ts';
import { DONE_LABELS } from './labels.ts';
import { UndoRun } from './undo-run.tsx';

/** The last imports: who brought in what, how it went, and their undoing. */
export function ImportRuns() {
  const { data } = useQuery(importRunsQuery);
  const [undoing, setUndoing] = useState<ImportRun | null>(null);
  if (!data || data.length === 0) return null;
  return (
    <section className="rounded-lg border border-line bg-raised">
      <h2 className="border-b border-line px-4 py-2.5 font-medium">Son aktarımlar</h2>
      <ul className="divide-y divide-line">
        {data.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2">
            <span className="min-w-0 flex-1 basis-60 truncate">
              <span className="font-medium">{run.fileName}</span>
              <span className="text-soft"> · {KIND_LABELS[run.kind]}</span>
            </span>
            <span className="figures text-soft">
              {run.undone_at !== null
                ? `geri alındı · ${formatTimestamp(run.undone_at)}`
                : IMPORT_OUTCOMES.filter((outcome) => run.counts[outcome] > 0)
                    .map(
                      (outcome) =>
                        `${run.counts[outcome]} ${DONE_LABELS[outcome].toLocaleLowerCase('tr')}`,
                    )
                    .join(', ')}
            </span>
            <span className="text-soft">
              {run.by} · {formatTimestamp(run.created_at)}
            </span>
            {run.can_undo && (
              <Button
                variant="quiet"
                aria-label={`Geri al: ${run.fileName}`}
                onClick={() => setUndoing(run)}
              >
                Geri al
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoRun run={undoing} onClose={() => setUndoing(null)} />}
    </section>
  );
}
