import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { UnreadCount } from '#domain/overview/schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { changeListed, reservationQuery, updateReservation } from '../api.ts';

/** Opening a reservation marks it as seen, at once on the screen and then on the server. */
export function useMarkRead(detail: ReservationDetail | undefined, mayMark: boolean): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, version }: ReservationDetail) =>
      updateReservation(id, { version, read: true }),
    onMutate: ({ id, status }) => {
      changeListed(client, id, (row) => ({ ...row, unread: false }));
      if (status === 'requested') {
        client.setQueryData<UnreadCount>(
          ['unread'],
          (count) =>
            count && { ...count, reservationCount: Math.max(0, count.reservationCount - 1) },
        );
      }
    },
    onSuccess: (read) => client.setQueryData(reservationQuery(read.id).queryKey, read),
    // Not reported: the mark returns with the next refetch of the list.
    onError: () => void client.invalidateQueries({ queryKey: ['unread'] }),
  });
  const markRead = useEffectEvent(() => {
    if (detail) mutate(detail);
  });
  const id = detail?.id;
  const isNews = mayMark && detail?.unread === true;
  useEffect(() => {
    if (id !== undefined && isNews) markRead();
  }, [id, isNews]);
}
