import { and, eq } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import type { MoveReservationInput } from '#domain/reservations/schema.ts';
import {
  DEFAULT_OPTION_HOURS,
  findTransition,
  STATUS_LABELS,
  type Status,
  type Transition,
} from '#domain/reservations/status.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { inMinutes, today } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { changedOne, type Step, step } from '../../platform/write-batch.ts';
import { reservationMails } from '../mail/outbox.ts';
import { freeNights, freeNightsFrom, takeNights } from '../availability/nights.ts';
import { findMovable, type Movable } from './queries.ts';

/**
 * A clerk moves a reservation to another state: state, nights, history, mails and audit in one
 * batch that fails when the reservation is no longer as it was read.
 * @throws `ILLEGAL_TRANSITION` (409) for a move the table forbids, `STALE_VERSION` (409) when
 * somebody else changed it, `DATES_TAKEN` (409) when its nights are another's by now,
 * `REASON_REQUIRED` (422), `NOT_FOUND`.
 */
export async function moveReservation(
  deps: Deps,
  id: string,
  input: MoveReservationInput,
  actor: Actor,
): Promise<void> {
  const current = await findMovable(deps.db, id);
  if (current === null) throw notFound('Böyle bir rezervasyon yok.');
  if (input.version !== undefined && input.version !== current.version) {
    throw conflict('STALE_VERSION');
  }
  const move = findTransition(current.status, input.status);
  if (move === null || !move.by.includes('admin')) throw illegal(current.status, input.status);
  if (move.requires.includes('reason') && !input.reason) throw refused('REASON_REQUIRED');
  await deps.db.write(moveSteps(deps, current, move, input, actor, 'admin'));
}

/** The batch of one move, whoever makes it. The first two steps protect the rest. */
export function moveSteps(
  deps: Deps,
  current: Movable,
  move: Transition,
  input: Pick<MoveReservationInput, 'reason' | 'optionExpiresAt' | 'freeNights'>,
  actor: Actor,
  by: 'admin' | 'system' | 'payment',
): Step[] {
  const now = deps.clock.now();
  const at = now.toISOString();
  const historyId = newId(now);
  const changes = { ...stateColumns(deps, move.to, input), version: current.version + 1 };
  return [
    step(
      deps.db.read
        .update(reservations)
        .set({ ...changes, status: move.to, updatedAt: at })
        .where(
          and(
            eq(reservations.id, current.id),
            eq(reservations.status, current.status),
            eq(reservations.version, current.version),
          ),
        ),
    ),
    changedOne('reservation.unchanged', () => conflict('STALE_VERSION')),
    ...nightSteps(deps, current, move, changes.optionExpiresAt ?? null, input.freeNights ?? false),
    step(
      deps.db.read.insert(reservationHistory).values({
        id: historyId,
        createdAt: at,
        updatedAt: at,
        reservationId: current.id,
        from: current.status,
        to: move.to,
        by,
        userId: actor.userId,
        reason: input.reason ?? null,
      }),
    ),
    ...reservationMails(deps.db, now, current.id, historyId, move.mails),
    audit(deps.db, actor, now, {
      action: `reservation.${move.to}`,
      entity: 'reservation',
      entityId: current.id,
      before: { status: current.status },
      after: { status: move.to, reason: input.reason, optionExpiresAt: changes.optionExpiresAt },
    }),
  ];
}

/** What a state writes on the reservation besides its name. */
function stateColumns(
  deps: Deps,
  to: Status,
  input: Pick<MoveReservationInput, 'reason' | 'optionExpiresAt'>,
) {
  const at = deps.clock.now().toISOString();
  if (to === 'option') {
    const expiresAt = input.optionExpiresAt ?? inMinutes(deps.clock, DEFAULT_OPTION_HOURS * 60);
    if (expiresAt <= at) throw refused('VALIDATION', 'Opsiyon süresi gelecekte bitmeli.');
    return { optionExpiresAt: new Date(expiresAt).toISOString(), readAt: at };
  }
  if (to === 'confirmed') return { confirmedAt: at, readAt: at, optionExpiresAt: null };
  if (to === 'staying' || to === 'completed') return { optionExpiresAt: null };
  return { closedAt: at, closeReason: input.reason ?? null, readAt: at, optionExpiresAt: null };
}

function nightSteps(
  deps: Deps,
  current: Movable,
  move: Transition,
  optionExpiresAt: string | null,
  giveBackRest: boolean,
): Step[] {
  const { villaId, checkIn, checkOut, id } = current;
  const holding = { villaId, checkIn, checkOut, ref: id };
  const at = deps.clock.now().toISOString();
  switch (move.nights) {
    case 'hold':
      return takeNights(deps.db, holding, 'hold', optionExpiresAt, at);
    case 'book':
      return takeNights(deps.db, holding, 'reservation', null, at);
    case 'free':
      return [freeNights(deps.db, id)];
    case 'choose':
      return giveBackRest ? [freeNightsFrom(deps.db, id, today(deps.clock))] : [];
  }
}

function illegal(from: Status, to: Status) {
  const message = `“${STATUS_LABELS[from]}” durumundaki rezervasyon “${STATUS_LABELS[to]}” durumuna geçirilemez.`;
  return conflict('ILLEGAL_TRANSITION', message);
}
