import { useSend } from '#dashboard/app/use-send.ts';
import { useQueryClient } from '@tanstack/react-query';
import { BULK_CHANGES, undoBulk } from './api.ts';

/** Takes a change back as a whole; every villa's prices are then read anew. */
export function useUndo() {
  const client = useQueryClient();
  return useSend({
    send: undoBulk,
    done: ({ villas }) => `${villas} villanın fiyatları eskisi gibi`,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: BULK_CHANGES });
      void client.invalidateQueries({ queryKey: ['villas'] });
    },
  });
}
