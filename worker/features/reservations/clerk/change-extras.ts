import { and, eq, isNull } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { type ChangeExtrasInput, EXTRA_PAYEE_LABELS, mayHaveExtras } from '#domain/extras/items.ts';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { newId } from '#worker/platform/ids.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
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

  const now = deps.clock.now();
  const at = now.toISOString();
  const added = add && { ...add, amount: add.unitPrice * add.quantity };
  await deps.db.write([
    step(
      build
        .update(reservations)
        .set({ version: version + 1, updatedAt: at })
        .where(and(eq(reservations.id, id), eq(reservations.version, version))),
    ),
    changedOne('reservation.unchanged', () => conflict('STALE_VERSION')),
    ...(removed ? takeOff(removed.id, at, actor) : []),
    ...(added
      ? [
          step(
            build.insert(reservationExtras).values({
              ...added,
              id: newId(now),
              createdAt: at,
              updatedAt: at,
              reservationId: id,
              createdBy: actor.userId,
            }),
          ),
        ]
      : []),
    audit(actor, now, {
      action: 'reservation.extras',
      entity: 'reservation',
      entityId: id,
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

const takeOff = (id: string, at: string, { userId }: Actor): Step[] => [
  step(
    build
      .update(reservationExtras)
      .set({ removedAt: at, removedBy: userId, updatedAt: at })
      .where(and(eq(reservationExtras.id, id), isNull(reservationExtras.removedAt))),
  ),
  changedOne('extra.stands', () => conflict('STALE_VERSION')),
];

type Told = Pick<DetailRow['extraItems'][number], 'label' | 'quantity' | 'amount' | 'payee'>;

/** An item as shown in the audit log and the timeline. */
const told = ({ label, quantity, amount, payee }: Told) => ({
  extra: label,
  quantity,
  amount,
  payee: EXTRA_PAYEE_LABELS[payee],
});
