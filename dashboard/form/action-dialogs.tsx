import type { QueryKey } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { DialogForm } from './dialog-form.tsx';

type Call<Answer> = {
  send: () => Promise<Answer>;
  /** What happened, as a toast. */
  done?: string | ((answer: Answer) => string);
  /** Key prefixes of the queries that are read again. */
  changes?: readonly QueryKey[];
  onDone?: (answer: Answer) => unknown;
  /** Also after a refusal, which may mean that somebody was faster. */
  onSettled?: () => unknown;
  onClose: () => void;
};

/** A refused call leaves its dialog open, which says why. */
const useCall = <Answer,>({ onDone, onClose, ...call }: Call<Answer>) =>
  useSend<Answer>({
    ...call,
    onError: null,
    onDone: (answer) => {
      onDone?.(answer);
      onClose();
    },
  });

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
