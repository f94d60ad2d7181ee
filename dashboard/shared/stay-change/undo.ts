import type { QueryClient } from '@tanstack/react-query';
import type { UpdatedReservation } from '#domain/reservations/change-schema.ts';
import { UNDO_SECONDS } from '#domain/reservations/undo.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { notify } from '#dashboard/app/notify.ts';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

/** Says that a stay changed, and offers for a few seconds to take all of it back. */
export function offerUndo(client: QueryClient, text: string, saved: UpdatedReservation): void {
  const { id, undo } = saved;
  if (undo === null) notify.success(text);
  else {
    const action = { label: 'Geri al', onClick: () => void takeBack(client, id, undo.token) };
    notify.success(text, action, UNDO_SECONDS * 1000);
  }
}

/** @throws nothing: why it cannot be taken back any more is told. */
async function takeBack(client: QueryClient, id: string, token: string): Promise<void> {
  try {
    await contentOf(reservations[':id'].undo.$post({ param: { id }, json: { token } }));
    notify.success('Geri alındı: konaklama eski hâlinde.');
  } catch (error) {
    notify.error(messageOf(error));
  }
  stayChanged(client);
}

/** Everything that shows a stay, its nights or its money is read again. */
export function stayChanged(client: QueryClient): void {
  for (const key of ['occupancy', 'reservations', 'overview', 'transactions']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}
