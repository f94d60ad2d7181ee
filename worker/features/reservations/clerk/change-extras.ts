import { conflict, notFound } from '#domain/errors.ts';
import { type ChangeExtrasInput, EXTRA_PAYEE_LABELS, mayHaveExtras } from '#domain/extras/items.ts';
import { reservationExtras } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { DetailRow } from '../detail/detail-queries.ts';
import { editStay } from './edit-stay.ts';

/**
 * Adds an extra to a stay, removes one, or both, with its audit row in one batch; triggers adjust
 * the total. A removed item is kept for the history; what was paid for it counts towards the rest
 * of the stay or is refunded. `alongside`: steps of the same batch. @throws `EXTRAS_FIXED` (409) once
 * the stay has ended early, `NOT_FOUND` for an unknown item, and as `editStay`
 */
export function changeExtras(
  deps: Deps,
  id: string,
  { version, add, remove }: ChangeExtrasInput,
  actor: Actor,
  viewer: Viewer,
  alongside: readonly Step[] = [],
): Promise<DetailRow> {
  return editStay(deps, { id, version }, actor, viewer, (current, write) => {
    if (!mayHaveExtras(current.status)) throw conflict('EXTRAS_FIXED');
    const removed = current.extraItems.find((item) => item.id === remove);
    if (remove !== undefined && removed === undefined) throw notFound('Böyle bir ek hizmet yok.');

    const added = add && { ...add, amount: add.unitPrice * add.quantity };
    return {
      steps: [
        removed &&
          write.updateOne(
            reservationExtras,
            { id: removed.id, removedAt: null },
            { removedAt: write.at, removedBy: actor.userId },
          ),
        added &&
          write.insert(reservationExtras, {
            ...added,
            id: write.newId(),
            reservationId: id,
            createdBy: actor.userId,
          }),
        write.audit('reservation.extras', id, {
          before: removed && told(removed),
          after: added && told(added),
        }),
        ...alongside,
      ],
    };
  });
}

type Told = Pick<DetailRow['extraItems'][number], 'label' | 'quantity' | 'amount' | 'payee'>;

/** An item as shown in the audit log and the timeline. */
const told = ({ label, quantity, amount, payee }: Told) => ({
  extra: label,
  quantity,
  amount,
  payee: EXTRA_PAYEE_LABELS[payee],
});
