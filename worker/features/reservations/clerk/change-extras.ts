import { conflict, notFound } from '#domain/errors.ts';
import { type ChangeExtrasInput, EXTRA_PAYEE_LABELS, mayHaveExtras } from '#domain/extras/items.ts';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { type DetailRow, findReservation } from '../detail/detail-queries.ts';

/**
 * Adds an extra to a stay, removes one, or both, with its audit row in one batch; triggers adjust
 * the total. A removed item is kept for the history; what was paid for it counts towards the rest
 * of the stay or is refunded. `alongside`: steps of the same batch. Three trips. @returns the
 * updated reservation. @throws `EXTRAS_FIXED` (409) once the stay has ended early, `STALE_VERSION`
 * (409) naming who saved in between, `NOT_FOUND` for an unknown reservation or item.
 */
export async function changeExtras(
  deps: Deps,
  id: string,
  { version, add, remove }: ChangeExtrasInput,
  actor: Actor,
  viewer: Viewer,
  alongside: readonly Step[] = [],
): Promise<DetailRow> {
  const current = await findReservation(deps.db, id, viewer);
  if (current === null) throw unknown();
  if (current.version !== version) throw await staleVersion(deps.db, 'reservation', id);
  if (!mayHaveExtras(current.status)) throw conflict('EXTRAS_FIXED');
  const removed = current.extraItems.find((item) => item.id === remove);
  if (remove !== undefined && removed === undefined) throw notFound('Böyle bir ek hizmet yok.');

  const write = beginWrite(deps, actor);
  const { at } = write;
  const added = add && { ...add, amount: add.unitPrice * add.quantity };
  await write.run([
    write.updateOne(reservations, { id, version }, { version: version + 1 }),
    removed &&
      write.updateOne(
        reservationExtras,
        { id: removed.id, removedAt: null },
        { removedAt: at, removedBy: actor.userId },
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
  ]);
  const changed = await findReservation(deps.db, id, viewer);
  if (changed === null) throw unknown();
  return changed;
}

const unknown = () => notFound('Böyle bir rezervasyon yok.');

type Told = Pick<DetailRow['extraItems'][number], 'label' | 'quantity' | 'amount' | 'payee'>;

/** An item as shown in the audit log and the timeline. */
const told = ({ label, quantity, amount, payee }: Told) => ({
  extra: label,
  quantity,
  amount,
  payee: EXTRA_PAYEE_LABELS[payee],
});
