import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { undoImport } from './api.ts';

type Props = {
  run: { id: string; fileName: string };
  onClose: () => void;
  onUndone?: () => void;
};

/** Asks before an import is undone, and says why it cannot be. */
export function UndoRun({ run, onClose, onUndone }: Props) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const undo = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { undone } = await undoImport(run.id);
      notify.success(`Aktarım geri alındı: ${undone} kayıt.`);
      await queryClient.invalidateQueries();
      onClose();
      onUndone?.();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      title="Aktarım geri alınsın mı?"
      text={`“${run.fileName}” ile eklenen her şey silinir, değiştirilenler eski hâline döner. Yalnız işlem kaydında görünür.`}
      action="Geri al"
      busy={busy}
      failure={failure}
      onConfirm={() => void undo()}
      onClose={onClose}
    />
  );
}
