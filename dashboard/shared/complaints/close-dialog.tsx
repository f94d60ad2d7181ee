import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Complaint } from '#domain/complaints/schema.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { TextArea } from '#dashboard/ui/controls.tsx';
import { closeComplaint, complaintsChanged } from './api.ts';

type Props = { complaint: Complaint; onClose: () => void };

/** Closes a complaint with what the guest said in the end. */
export default function CloseDialog({ complaint, onClose }: Props) {
  const client = useQueryClient();
  const [word, setWord] = useState('');
  return (
    <ActionDialog
      title="Şikâyeti kapat"
      text={complaint.what}
      onClose={onClose}
      action="Kapat"
      disabled={word.trim().length < 3}
      send={() =>
        closeComplaint(complaint.id, { version: complaint.version, guestWord: word.trim() })
      }
      done="Şikâyet kapandı"
      onDone={() => complaintsChanged(client)}
    >
      <TextArea
        label="Misafir ne dedi"
        hint="Kapanan şikâyet bir daha değişmez."
        rows={2}
        required
        minLength={3}
        maxLength={1000}
        placeholder="Klima soğutuyor, teşekkür etti"
        value={word}
        onChange={({ target }) => setWord(target.value)}
      />
    </ActionDialog>
  );
}
