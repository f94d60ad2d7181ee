import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MergeInput, MergeSide } from '#domain/guest-records/schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { acceptMerge, mergeRecords, previewMerge, undoMerge } from '../api.ts';

type Props = { keptId: string; goneId: string; onClose: () => void };

/** Shows both records side by side before they are merged; a merge can be undone. */
export function MergeDialog({ keptId, goneId, onClose }: Props) {
  const client = useQueryClient();
  const first = useRef<HTMLButtonElement>(null);
  const preview = useQuery({
    // Not below 'guest-records', because the refetch after a merge would request the record that is
    // gone.
    queryKey: ['guest-merge', keptId, goneId],
    queryFn: () => previewMerge(keptId, goneId),
    gcTime: 0,
  });
  const merge = useMutation({
    mutationFn: (input: MergeInput) => mergeRecords(keptId, input),
    onSuccess: (saved) => {
      acceptMerge(client, saved);
      const [last] = saved.merges;
      notify.success('Kayıtlar birleştirildi', {
        label: 'Geri al',
        onClick: () => {
          if (last) void undoMerge(last.id).then((record) => acceptMerge(client, record));
        },
      });
      onClose();
    },
    onError: () => void preview.refetch(),
  });
  const sides = preview.data;
  return (
    <Dialog
      title="Kayıtlar birleştirilsin mi?"
      text="Her şey soldaki kayıtta toplanır. Sonra geri alınabilir."
      onClose={onClose}
      focusFirst={first}
    >
      {preview.error ? (
        <ErrorState text={messageOf(preview.error)} onRetry={() => void preview.refetch()} />
      ) : sides ? (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Side title="Kalan kayıt" side={sides.kept} />
          <Side title="Eklenen kayıt" side={sides.gone} />
        </div>
      ) : (
        <Skeleton className="mt-3 h-40 w-full" />
      )}
      <Alert className="mt-3">{merge.error && messageOf(merge.error)}</Alert>
      <div className="mt-4 flex justify-end gap-2">
        <Button ref={first} onClick={onClose}>
          Vazgeç
        </Button>
        <Button
          variant="primary"
          busy={merge.isPending}
          disabled={!sides}
          onClick={() =>
            sides &&
            merge.mutate({
              version: sides.kept.version,
              gone: goneId,
              goneVersion: sides.gone.version,
            })
          }
        >
          Birleştir
        </Button>
      </div>
    </Dialog>
  );
}

function Side({ title, side }: { title: string; side: MergeSide }) {
  const counts = [
    [side.stays, 'rezervasyon'],
    [side.offers, 'teklif'],
    [side.messages, 'mesaj'],
    [side.notes, 'not'],
  ] as const;
  return (
    <div className="grid content-start gap-1 rounded-md bg-sunken px-3 py-2">
      <p className="text-xs text-soft">{title}</p>
      <p className="font-medium wrap-anywhere">{side.name}</p>
      <ul className="grid text-sm text-soft">
        {side.contacts.map((value) => (
          <li key={value} className="figures wrap-anywhere">
            {formatPhone(value)}
          </li>
        ))}
        {counts.map(([n, noun]) => n > 0 && <li key={noun}>{`${n} ${noun}`}</li>)}
        {side.tags.length > 0 && <li>{side.tags.join(', ')}</li>}
      </ul>
      {side.refused && <p className="text-sm font-medium text-red">Bir daha kabul etme</p>}
    </div>
  );
}
