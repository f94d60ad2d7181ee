import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeChange } from '#domain/prices/bulk/describe-change.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { bulkChangesQuery } from './api.ts';
import { useUndo } from './use-undo.ts';

export function MadeChanges() {
  const query = useQuery(bulkChangesQuery);
  const { data } = query;
  const undo = useUndo();
  const [asked, ask] = useState<string | null>(null);
  if (!data) return <Waiting query={query} size="h-24 w-full" />;
  if (data.items.length === 0) return <p className="text-soft">Henüz toplu değişiklik yok.</p>;
  const change = data.items.find(({ id }) => id === asked);
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-raised">
        {data.items.map(({ id, change, villas, by, created_at, undoneAt, undoneBy }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <div className="min-w-60 flex-1">
              <p className={undoneAt === null ? undefined : 'text-soft line-through'}>
                {describeChange(change)}
              </p>
              <p className="text-xs text-soft tabular-nums">
                {villas} villa · {formatTimestamp(created_at)} · {by}
                {undoneAt !== null &&
                  ` · ${formatTimestamp(undoneAt)} geri alındı (${undoneBy ?? ''})`}
              </p>
            </div>
            {undoneAt === null && (
              <Button
                busy={undo.isPending && undo.variables === id}
                disabled={undo.isPending}
                onClick={() => ask(id)}
              >
                Geri al
              </Button>
            )}
          </li>
        ))}
      </ul>
      {change && (
        <ConfirmDialog
          title={`${change.villas} villanın fiyatları geri alınsın mı?`}
          text={`${describeChange(change.change)} · ${formatTimestamp(change.created_at)} · ${change.by}. Fiyatlar bu değişiklikten önceki hâline döner; yeniden isterseniz baştan yapmanız gerekir.`}
          action="Geri al"
          busy={undo.isPending}
          onConfirm={() => undo.mutate(change.id, { onSettled: () => ask(null) })}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
