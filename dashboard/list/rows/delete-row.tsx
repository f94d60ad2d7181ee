import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';

type Props = {
  /** The question: "Bu hesap silinsin mi?" */
  title: string;
  /** What follows from it. */
  text: string;
  /** The verb, where it is not "Sil". */
  action?: string;
  send: () => Promise<unknown>;
  /** What happened, as a toast: "Hesap silindi". */
  done: string;
  /** Key prefixes of all queries that may show or count the row. */
  changes: readonly QueryKey[];
  onDone: () => void;
  /** Reads the row again: somebody else has changed what was shown. */
  onStale?: () => void;
};

/** "Sil" for one row: asks first, then removes it from every list. */
export function DeleteRow({ send, done, changes, onDone, onStale, ...question }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    // A row that is gone is what was wanted: its answer was lost, or a colleague was faster.
    mutationFn: () =>
      send().catch((failure: unknown) => {
        if (!isRefusal(failure, 'NOT_FOUND')) throw failure;
      }),
    onSuccess: () => {
      notify.success(done);
      onDone();
      for (const queryKey of changes) void client.invalidateQueries({ queryKey });
    },
    onError: (failure) => {
      if (isRefusal(failure, 'STALE_VERSION')) onStale?.();
    },
  });
  return (
    <DeleteButton
      {...question}
      busy={isPending}
      failure={error && messageOf(error)}
      onConfirm={() => mutate()}
    />
  );
}
