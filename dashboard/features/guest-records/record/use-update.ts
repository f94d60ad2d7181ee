import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuestRecord, UpdateGuestRecordInput } from '#domain/guest-records/schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { acceptRecord, guestRecordQuery, updateGuestRecord } from '../api.ts';

type Change = Omit<UpdateGuestRecordInput, 'version'>;

/** Updates a record; a conflicting change of a colleague is named and then shown. */
export function useUpdate({ id, version }: GuestRecord, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => updateGuestRecord(id, { version, ...change }),
    onSuccess: (saved) => {
      acceptRecord(client, saved);
      onDone?.();
    },
    onError: (error) => {
      notify.error(messageOf(error));
      if (isRefusal(error, 'STALE_VERSION')) {
        void client.invalidateQueries({ queryKey: guestRecordQuery(id).queryKey });
      }
    },
  });
}
