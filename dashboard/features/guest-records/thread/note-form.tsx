import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { acceptThread, writeNote } from '../api.ts';

/** Writes a note, or the notes of a call that has just ended. */
export function NoteForm({ id }: { id: string }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const boxId = useId();
  const [text, setText] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (kind: 'note' | 'call') => writeNote(id, { kind, text }, keyOf({ kind, text })),
    onSuccess: (thread) => {
      acceptThread(client, id, thread);
      setText('');
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  const isEmpty = text.trim() === '';
  return (
    <div className="mt-3 grid gap-2">
      <label htmlFor={boxId} className="text-xs font-medium text-soft">
        Yeni not
      </label>
      <TextArea
        id={boxId}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button busy={isPending} disabled={isEmpty} onClick={() => mutate('call')}>
          Görüşme olarak yaz
        </Button>
        <Button busy={isPending} disabled={isEmpty} onClick={() => mutate('note')}>
          Not yaz
        </Button>
      </div>
    </div>
  );
}
