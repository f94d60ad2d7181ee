import type { ComponentProps } from 'react';
import { DialogForm } from './dialog-form.tsx';
import { type Call, useCall } from './use-call.ts';

type ActionProps<Answer> = Call<Answer> &
  Omit<ComponentProps<typeof DialogForm>, 'busy' | 'error' | 'onSubmit'> & { busy?: boolean };

/** Asks for a few things, makes one call with them and closes. */
export function ActionDialog<Answer>(props: ActionProps<Answer>) {
  const { send, done, changes, onDone, onSettled, busy = false, ...form } = props;
  const { onClose } = form;
  const call = useCall({ send, done, changes, onDone, onSettled, onClose });
  return (
    <DialogForm
      {...form}
      busy={call.isPending || busy}
      error={call.error}
      onSubmit={() => call.mutate()}
    />
  );
}
