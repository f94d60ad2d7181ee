import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';

type Page = { items: { id: number }[] };

/** Shows a new order of a whole list at once and reverts it when the API refuses. */
export function useOrder(list: QueryKey, send: (ids: number[]) => Promise<unknown>) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    // Sequential requests, so that the last requested order is the final one.
    scope: { id: `order ${list.join('.')}` },
    mutationFn: send,
    onError: (error) => {
      notify.error(messageOf(error));
      void client.invalidateQueries({ queryKey: list });
    },
  });
  return useCallback(
    (ids: number[]) => {
      void client.cancelQueries({ queryKey: list });
      const at = new Map(ids.map((id, index) => [id, index]));
      client.setQueryData<Page>(
        list,
        (page) =>
          page && {
            ...page,
            items: page.items.toSorted((a, b) => (at.get(a.id) ?? 0) - (at.get(b.id) ?? 0)),
          },
      );
      mutate(ids);
    },
    [client, list, mutate],
  );
}
