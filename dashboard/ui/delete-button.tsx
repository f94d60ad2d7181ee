import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  /** The question: "Bu hesap silinsin mi?" */
  title: string;
  /** What follows from it. */
  text: string;
  /** The verb on both buttons. */
  action?: string;
  /** The verb in the dialog, where it says more. */
  confirm?: string;
  busy: boolean;
  failure: string | null;
  onConfirm: () => void;
};

/** "Sil" (or another verb) with its confirmation; the dialog stays open to show an error. */
export function DeleteButton(props: Props) {
  const { title, text, action = 'Sil', confirm = action, busy, failure, onConfirm } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 size={14} aria-hidden="true" />
        {action}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          text={text}
          action={confirm}
          busy={busy}
          failure={failure}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
