import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { acceptThread, writeNote } from '../api.ts';

export function NoteForm({ id }: { id: string }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const boxId = useId();
  const [text, setText] = useState('');
  const { mutate, isPending } = useSend({
    send: (kind: 'note' | 'call') => writeNote(id, { kind, text }, keyOf({ kind, text })),
    onDone: (thread) => {
      acceptThread(client, id, thread);
      setText('');
    },
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
