import type { ReactNode } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';

type Props = {
  title: string;
  text?: ReactNode;
  /** What the button does, as a verb: "Kapat". */
  action: string;
  variant?: 'primary' | 'danger';
  busy: boolean;
  /** Something that is asked for is missing. */
  disabled?: boolean;
  /** Why it could not be done, where no field says so. */
  error?: Error | null;
  /** A further button, at the other end of the foot. */
  more?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog that asks for a few things before it does one. The browser checks its fields; what has a
 * schema, a draft or a version is a SaveForm in a Dialog.
 */
export function DialogForm(props: Props) {
  const { title, text, action, variant = 'primary', busy, disabled = false } = props;
  const { error, more, onSubmit, onClose, children } = props;
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <form
        className="mt-4 grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree the dialog may be inside the form that opened it.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        <Alert>{error && messageOf(error)}</Alert>
        <div className="flex flex-wrap items-center gap-2">
          {more}
          <Button className="ml-auto" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" variant={variant} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
