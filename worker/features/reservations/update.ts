import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { fold } from '#domain/fold.ts';
import type { UpdateReservationInput } from '#domain/reservations/schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { changedOne, step } from '../../platform/write-batch.ts';
import { findEditable } from './queries.ts';

/**
 * A clerk corrects who the guest is, the notes, or marks the reservation as seen.
 * Marking as seen alone does not raise the version: it is nobody's edit.
 * @throws `STALE_VERSION` (409) when somebody saved in between, `NOT_FOUND`.
 */
export async function updateReservation(
  deps: Deps,
  id: string,
  input: UpdateReservationInput,
  actor: Actor,
): Promise<void> {
  const current = await findEditable(deps.db, id);
  if (current === null) throw notFound('Böyle bir rezervasyon yok.');
  const edits = {
    ...input.customer,
    ...(input.customer && {
      searchText: fold(`${input.customer.firstName} ${input.customer.lastName}`),
    }),
    ...(input.note !== undefined && { note: input.note }),
    ...(input.agencyNote !== undefined && { agencyNote: input.agencyNote }),
  };
  const isEdit = Object.keys(edits).length > 0;
  if (isEdit && current.version !== input.version) throw conflict('STALE_VERSION');

  const now = deps.clock.now();
  const at = now.toISOString();
  const seen =
    input.read === undefined ? {} : { readAt: input.read ? (current.readAt ?? at) : null };
  const version = isEdit ? current.version + 1 : current.version;
  await deps.db.write([
    step(
      deps.db.read
        .update(reservations)
        .set({ ...edits, ...seen, version, ...(isEdit && { updatedAt: at }) })
        .where(and(eq(reservations.id, id), eq(reservations.version, current.version))),
    ),
    changedOne('reservation.unchanged', () => conflict('STALE_VERSION')),
    audit(deps.db, actor, now, {
      action: isEdit ? 'reservation.update' : 'reservation.read',
      entity: 'reservation',
      entityId: id,
      before: pick(current, Object.keys(edits)),
      after: edits,
    }),
  ]);
}

function pick(row: Record<string, unknown>, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, row[key]]));
}
