import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Complaint } from '#domain/complaints/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { closeComplaint, complaintsChanged } from './api.ts';

type Props = { complaint: Complaint; onClose: () => void };

/** Closes a complaint with what the guest said in the end. */
export default function CloseDialog({ complaint, onClose }: Props) {
  const client = useQueryClient();
  const [word, setWord] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      closeComplaint(complaint.id, { version: complaint.version, guestWord: word.trim() }),
    onSuccess: () => {
      complaintsChanged(client);
      notify.success('Şikâyet kapandı');
      onClose();
    },
  });
  return (
    <Dialog title="Şikâyeti kapat" text={complaint.what} onClose={onClose}>
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Alert>{error && messageOf(error)}</Alert>
        <Field label="Misafir ne dedi" hint="Kapanan şikâyet bir daha değişmez.">
          <TextArea
            rows={2}
            required
            minLength={3}
            maxLength={1000}
            placeholder="Klima soğutuyor, teşekkür etti"
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Vazgeç</Button>
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            disabled={word.trim().length < 3}
          >
            Kapat
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
