import type { ComponentProps } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { type Call, useCall } from './use-call.ts';

type ConfirmProps<Answer> = Call<Answer> &
  Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'failure' | 'onConfirm'>;

/** Asks once, makes one call and closes. */
export function ConfirmAction<Answer>(props: ConfirmProps<Answer>) {
  const { send, done, changes, onDone, onSettled, ...question } = props;
  const { onClose } = question;
  const call = useCall({ send, done, changes, onDone, onSettled, onClose });
  return (
    <ConfirmDialog
      {...question}
      busy={call.isPending}
      failure={call.error && messageOf(call.error)}
      onConfirm={() => call.mutate()}
    />
  );
}
