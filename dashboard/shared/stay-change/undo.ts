import type { QueryClient } from '@tanstack/react-query';
import type { UpdatedReservation } from '#domain/reservations/change-schema.ts';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { notify } from '#dashboard/app/notify.ts';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

/** Reports that a stay changed, and offers to undo it for a few seconds. */
export function offerUndo(client: QueryClient, text: string, saved: UpdatedReservation): void {
  offerUndoOfAll(client, text, [saved]);
}

/** The same for several stays; those that cannot be undone any more are reported. */
export function offerUndoOfAll(
  client: QueryClient,
  text: string,
  saved: readonly UpdatedReservation[],
): void {
  const undoable = saved.flatMap(({ id, undo }) => (undo ? [{ id, token: undo.token }] : []));
  if (undoable.length === 0) return notify.success(text);
  const action = { label: 'Geri al', onClick: () => void takeBack(client, undoable) };
  notify.success(text, action);
}

/** @throws nothing: a failed undo is reported. */
async function takeBack(client: QueryClient, undoable: { id: string; token: string }[]) {
  const refusals: unknown[] = [];
  for (const { id, token } of undoable) {
    await reservations[':id'].undo
      .$post({ param: { id }, json: { token } })
      .catch((error: unknown) => refusals.push(error));
  }
  const undone = undoable.length - refusals.length;
  if (undone > 0) {
    notify.success(
      undoable.length === 1
        ? 'Geri alındı: konaklama eski hâlinde.'
        : `${undone} rezervasyon eski hâlinde.`,
    );
  }
  if (refusals.length > 0) notify.error(messageOf(refusals[0]));
  stayChanged(client);
}

/** Refetches everything that shows a stay, its nights or its money. */
export function stayChanged(client: QueryClient): void {
  for (const key of ['occupancy', 'reservations', 'overview', 'transactions', 'unread']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}
