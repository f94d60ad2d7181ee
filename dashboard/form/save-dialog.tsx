import type { ComponentProps } from 'react';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { SaveForm, type SaveProps } from './save-form.tsx';

type DialogProps = Omit<SaveProps, 'onCancel'> &
  Pick<ComponentProps<typeof Dialog>, 'title' | 'text' | 'wide'> & {
    discard: () => void;
    onClose: () => void;
  };

/** A `SaveForm` in a dialog; what was typed is given up with it. */
export function SaveDialog({ title, text, wide, discard, onClose, ...form }: DialogProps) {
  function leave() {
    discard();
    onClose();
  }
  return (
    <Dialog title={title} text={text} wide={wide} onClose={leave}>
      <div className="mt-4">
        <SaveForm {...form} onCancel={leave} />
      </div>
    </Dialog>
  );
}
