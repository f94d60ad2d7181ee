import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Alert } from './alert.tsx';

type Props = {
  title: string;
  text: ReactNode;
  /** What the button does, as a verb: "Sil". */
  action: string;
  busy?: boolean;
  /** Why it could not be done. */
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something irreversible; the cancel button has the initial focus. */
export function ConfirmDialog({ title, text, action, busy, failure, onConfirm, onClose }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={title} text={text} onClose={onClose} focusFirst={first}>
      <Alert className="mt-3">{failure}</Alert>
      <div className="mt-4 flex justify-end gap-2">
        <Button ref={first} onClick={onClose}>
          Vazgeç
        </Button>
        <Button variant="danger" {...(busy !== undefined && { busy })} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
