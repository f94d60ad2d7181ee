import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { type Action, notify } from '#dashboard/app/notify.ts';

type Options<Row, Answer = unknown> = {
  /** Every list that may show the row: the prefix of their query keys. */
  lists: QueryKey;
  isRow: (row: Row, id: number) => boolean;
  /** The row with the new value, for the screen at once. */
  change: (row: Row, on: boolean) => Row;
  send: (id: number, on: boolean) => Promise<Answer>;
  /** What happened, as a toast: `(on) => on ? 'Yayına alındı' : 'Yayından kaldırıldı'`. */
  done: (on: boolean, answer: Answer) => string;
  /** A custom undo, when switching back is not enough. */
  undo?: (id: number, on: boolean, answer: Answer) => Promise<unknown>;
  /** A remedy after a refusal, as a button of its toast. */
  wayOn?: (error: Error, id: number) => Action | undefined;
};

/**
 * An optimistic switch in a row: sent at once, reverted after a refusal, and undone with "Geri al".
 * Returns the switch's handler.
 */
export function useToggle<Row, Answer = unknown>(options: Options<Row, Answer>) {
  const { lists, isRow, change, send, done, undo, wayOn } = options;
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
  const { mutate } = useMutation({
    mutationFn: ({ id, on }: { id: number; on: boolean }) => send(id, on),
    onMutate: ({ id, on }) => void show(id, on),
    onSuccess: (answer, { id, on }) => {
      notify.success(done(on, answer), {
        label: 'Geri al',
        onClick: () => takeBack.mutate({ id, on, answer }),
      });
    },
    onError: (error, { id, on }) => {
      show(id, !on);
      notify.error(messageOf(error), wayOn?.(error, id));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: lists }),
  });
  const takeBack = useMutation({
    mutationFn: ({ id, on, answer }: { id: number; on: boolean; answer: Answer }) =>
      undo ? undo(id, on, answer) : send(id, !on),
    onMutate: ({ id, on }) => void show(id, !on),
    onError: (error, { id, on }) => {
      show(id, on);
      notify.error(messageOf(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: lists }),
  });
  return useCallback((id: number, on: boolean) => mutate({ id, on }), [mutate]);
}

type Active = { id: number; active: boolean };

/** The most common switch: visible on the site, or in use. */
export const useActivity = <Row extends Active>(options: Omit<Options<Row>, 'isRow' | 'change'>) =>
  useToggle<Row>({
    ...options,
    isRow: (row, id) => row.id === id,
    change: (row, active) => ({ ...row, active }),
  });
