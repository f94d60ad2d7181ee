import { useQueryClient } from '@tanstack/react-query';
import type { ManualBlock } from '#domain/availability/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { nightsChanged } from './block-writes.ts';
import { blockQuery } from './blocks/api.ts';

/** Reads a block again that somebody else changed, for the form in which it is open. */
export function useStoredBlock(
  id: string | null | undefined,
  onRead: (stored: ManualBlock) => void,
): () => void {
  const client = useQueryClient();
  async function read() {
    nightsChanged(client);
    onRead(await client.fetchQuery({ ...blockQuery(id ?? ''), staleTime: 0 }));
  }
  return () => void read().catch((failure: unknown) => notify.error(messageOf(failure)));
}
