import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { BULK_CHANGES, undoBulk } from './api.ts';

/** Takes a change back as a whole; every villa's prices are then read anew. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoBulk,
    onSuccess: ({ villas }) => notify.success(`${villas} villanın fiyatları eskisi gibi`),
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: BULK_CHANGES });
      void client.invalidateQueries({ queryKey: ['villas'] });
    },
  });
}
