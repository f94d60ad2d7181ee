import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';

type Options<Row> = {
  /** Every list that may show the row: the prefix of their query keys. */
  lists: QueryKey;
  isRow: (row: Row, id: number) => boolean;
  /** The row with the new value, for the screen at once. */
  change: (row: Row, on: boolean) => Row;
  send: (id: number, on: boolean) => Promise<unknown>;
  /** What happened, as a toast: `(on) => on ? 'Yayına alındı' : 'Yayından kaldırıldı'`. */
  done: (on: boolean) => string;
};

/**
 * A switch in a row: shown at once, sent, taken back when refused, and undone with "Geri al".
 * Returns the handler of the switch.
 */
export function useToggle<Row>({ lists, isRow, change, send, done }: Options<Row>) {
  const client = useQueryClient();
  const show = (id: number, on: boolean) =>
    client.setQueriesData<{ items: Row[] }>(
      { queryKey: lists },
      (page) =>
        page && {
          ...page,
          items: page.items.map((row) => (isRow(row, id) ? change(row, on) : row)),
        },
    );
  const mutation = useMutation({
    mutationFn: ({ id, on }: { id: number; on: boolean; isUndo?: boolean }) => send(id, on),
    onMutate: ({ id, on }) => void show(id, on),
    onSuccess: (_answer, { id, on, isUndo }) => {
      if (isUndo) return;
      notify.success(done(on), {
        label: 'Geri al',
        onClick: () => mutation.mutate({ id, on: !on, isUndo: true }),
      });
    },
    onError: (error, { id, on }) => {
      show(id, !on);
      notify.error(messageOf(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: lists }),
  });
  return (id: number, on: boolean) => mutation.mutate({ id, on });
}
