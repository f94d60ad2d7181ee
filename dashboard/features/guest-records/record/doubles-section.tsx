import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuestRecord } from '#domain/guest-records/schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { acceptMerge, undoMerge } from '../api.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Possible duplicates, and records already merged. */
export function DoublesSection({ record }: { record: GuestRecord }) {
  const client = useQueryClient();
  const [merging, setMerging] = useState<string | null>(null);
  const undo = useSend({
    send: undoMerge,
    done: 'Birleştirme geri alındı',
    onDone: (saved) => acceptMerge(client, saved),
  });
  if (record.doubles.length === 0 && record.merges.length === 0) return null;
  return (
    <DrawerSection title="Aynı kişi olabilir">
      <ul className="grid gap-2">
        {record.doubles.map(({ id, name, contact, why }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="grid min-w-0 flex-1">
              <span className="truncate">{name}</span>
              <span className="truncate text-xs text-soft">
                {formatPhone(contact)} ·{' '}
                {why === 'contact' ? 'aynı telefon ya da e-posta' : 'aynı ad'}
              </span>
            </span>
            <Button onClick={() => setMerging(id)}>Birleştir…</Button>
          </li>
        ))}
        {record.merges.map(({ id, name, at }) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-soft">
              {name} bu kayda eklendi, {formatTimestamp(at)}
            </span>
            <Button variant="quiet" busy={undo.isPending} onClick={() => undo.mutate(id)}>
              Geri al
            </Button>
          </li>
        ))}
      </ul>
      {merging !== null && (
        <MergeDialog keptId={record.id} goneId={merging} onClose={() => setMerging(null)} />
      )}
    </DrawerSection>
  );
}
