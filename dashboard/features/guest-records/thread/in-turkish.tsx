import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThreadItem } from '#domain/guest-records/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { messageInTurkishQuery } from '../api.ts';

/** What a guest's message says in Turkish, once somebody wants to know. */
export function InTurkish({ guestId, item }: { guestId: string; item: ThreadItem }) {
  const options = messageInTurkishQuery(guestId, item);
  const client = useQueryClient();
  const [isWanted, setWanted] = useState(() => client.getQueryData(options.queryKey) !== undefined);
  const { data, error, isFetching, refetch } = useQuery({ ...options, enabled: isWanted });
  if (data)
    return (
      <div className="border-t border-line pt-1">
        <p className="text-xs text-soft">Makine çevirisi</p>
        <p className="break-words whitespace-pre-line">{data.text}</p>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        busy={isFetching}
        onClick={() => {
          if (isWanted) void refetch();
          else setWanted(true);
        }}
      >
        Çevir
      </Button>
      {error && (
        <p role="alert" className="text-sm text-red">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
