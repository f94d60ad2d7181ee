import { and, eq, sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import type { MoveReservationInput } from '#domain/reservations/change-schema.ts';
import {
  findTransition,
  isOff,
  STATUS_LABELS,
  type Status,
  type Transition,
} from '#domain/reservations/status.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { today } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { staleVersion } from '../../platform/stale-version.ts';
import { build } from '../../platform/statements.ts';
import { changedOne, guard, type Step, step } from '../../platform/write-batch.ts';
import { reservationMails } from '../mail/outbox.ts';
import { freeNights, freeNightsFrom, takeNights } from '../availability/nights.ts';
import { explainTaken } from '../availability/taken.ts';
import type { GiveBackFacts } from '../payments/give-back-facts.ts';
import { type GiveBack, planGiveBack, readOffMoney } from '../payments/give-back.ts';
import { afterGivingBack } from './after-giving-back.ts';
import { type DetailRow, findToGiveBack, findToMove } from './detail-queries.ts';
import { decideOptionEnd } from './option-end.ts';
import type { Movable } from './queries.ts';

/**
 * A clerk moves a reservation to another state: state, nights, history, mails and audit in one
 * batch that fails when the reservation is no longer as it was read. Two trips.
 * @returns the reservation as it is then.
 * @throws `ILLEGAL_TRANSITION` (409) for a move the table forbids, `STALE_VERSION` (409) when
 * somebody else changed it, `DATES_TAKEN` (409) when its nights are another's by now,
 * `REASON_REQUIRED`, `REFUND_EXCEEDS_PAID` (422), `VALIDATION` (422) for an option that may not end
 * then, `NOT_FOUND`. Money of a stay that is off without a decision about it is due, with an alarm.
 */
export async function moveReservation(
  deps: Deps,
  id: string,
  input: MoveReservationInput,
  actor: Actor,
): Promise<DetailRow> {
  const found = isOff(input.status)
    ? await findToGiveBack(deps.db, id, actor.userId)
    : await findToMove(deps.db, id, actor.userId);
  if (found === null) throw notFound('Böyle bir rezervasyon yok.');
  const { current, person } = found;
  if (input.version !== undefined && input.version !== current.version) {
    throw await staleVersion(deps.db, 'reservation', id);
  }
  const move = findTransition(current.status, input.status);
  if (move === null || !move.by.includes('admin')) throw illegal(current.status, input.status);
  // Its clock stands: there is no end to be changed.
  if (current.status === move.to && current.guestMoney > 0) throw conflict('STAY_HOLDS_MONEY');
  if (move.requires.includes('reason') && !input.reason) throw refused('REASON_REQUIRED');

  const optionExpiresAt =
    move.to === 'option' ? decideOptionEnd(deps, current, input.optionExpiresAt) : null;
  const giveBack = found.facts && planEnd(deps, current, found.facts, input, actor);
  const wish = { ...input, optionExpiresAt, giveBack };
  const { steps, changes, entry } = planMove(deps, current, move, wish, actor, 'admin');
  try {
    await deps.db.write([...steps, ...(giveBack?.steps ?? [])]);
  } catch (error) {
    throw await explainTaken(deps, error, holdingOf(current), true);
  }
  if (giveBack !== null && giveBack.steps.length > 0) {
    return afterGivingBack(deps, current, giveBack, input.refund?.notify ?? true, actor);
  }
  const history = [...current.history, { ...entry, ...person, at: entry.createdAt }];
  return { ...current, ...changes, history };
}

type MoveInput = Pick<MoveReservationInput, 'reason' | 'freeNights'> & {
  /** When an option ends, as `decideOptionEnd` says; null: it holds money. */
  optionExpiresAt?: string | null;
  /** What becomes of the money of a stay that is off from here on. */
  giveBack?: Pick<GiveBack, 'columns' | 'variables'> | null;
};

/**
 * The batch of one move, whoever makes it, and what it writes on the reservation and its history.
 * The first steps protect the rest.
 */
export function planMove(
  deps: Deps,
  current: Movable,
  move: Transition,
  input: MoveInput,
  actor: Actor,
  by: 'admin' | 'system' | 'payment',
) {
  const now = deps.clock.now();
  const at = now.toISOString();
  const changes = {
    ...stateColumns(deps, move.to, input),
    // A stay that begins again has nothing decided about its money.
    ...(input.giveBack?.columns ?? (move.from !== null && isOff(move.from) ? UNDECIDED : {})),
    status: move.to,
    version: current.version + 1,
    updatedAt: at,
  };
  const entry = historyEntry(now, current.id, current.status, move.to, by, actor, input.reason);
  const steps = [
    ...(move.requires.includes('noMoney') ? [holdsNoMoney(current.id)] : []),
    step(
      build
        .update(reservations)
        .set(changes)
        .where(
          and(
            eq(reservations.id, current.id),
            eq(reservations.status, current.status),
            eq(reservations.version, current.version),
          ),
        ),
    ),
    changedOne('reservation.unchanged', () => conflict('STALE_VERSION')),
    ...nightSteps(deps, current, move, changes.optionExpiresAt, input.freeNights ?? false),
    step(build.insert(reservationHistory).values(entry)),
    ...reservationMails(deps.db, now, current.id, entry.id, move.mails, input.giveBack?.variables),
    audit(deps.db, actor, now, {
      action: `reservation.${move.to}`,
      entity: 'reservation',
      entityId: current.id,
      before: { status: current.status },
      after: {
        status: move.to,
        reason: input.reason,
        optionExpiresAt: changes.optionExpiresAt,
        ...(input.giveBack?.columns.kept !== null && input.giveBack?.columns),
      },
    }),
  ];
  return { steps, changes, entry };
}

const holdsNoMoney = (id: string): Step =>
  guard(
    'reservation.no_money',
    sql`(select guest_money from reservations where id = ${id}) <= 0`,
    () => conflict('STAY_HOLDS_MONEY'),
  );

const UNDECIDED = { kept: null, keptReason: null };

/** What is decided about the money of a stay that is called off today. */
function planEnd(
  deps: Deps,
  current: DetailRow,
  facts: GiveBackFacts,
  { status, refund }: MoveReservationInput,
  actor: Actor,
): GiveBack {
  const money = readOffMoney(current, facts, status, today(deps.clock));
  return planGiveBack(deps, current, facts, money, refund, actor);
}

/** A row of the history. */
export function historyEntry(
  now: Date,
  reservationId: string,
  from: Status | null,
  to: Status,
  by: 'visitor' | 'admin' | 'system' | 'payment',
  actor: Actor,
  reason?: string,
) {
  const at = now.toISOString();
  return {
    id: newId(now),
    createdAt: at,
    updatedAt: at,
    reservationId,
    from,
    to,
    by,
    userId: actor.userId,
    reason: reason ?? null,
  };
}

/** The nights of a reservation. */
export const holdingOf = ({ villaId, checkIn, checkOut, id }: Movable) => ({
  villaId,
  checkIn,
  checkOut,
  ref: id,
});

/** What a state writes on the reservation besides its name. */
export function stateColumns(
  deps: Deps,
  to: Status,
  { reason, optionExpiresAt = null }: Pick<MoveInput, 'reason' | 'optionExpiresAt'>,
) {
  const at = deps.clock.now().toISOString();
  if (to === 'option') return { optionExpiresAt, readAt: at };
  if (to === 'confirmed') return { confirmedAt: at, readAt: at, optionExpiresAt: null };
  if (to === 'staying' || to === 'completed') return { optionExpiresAt: null };
  return { closedAt: at, closeReason: reason ?? null, readAt: at, optionExpiresAt: null };
}

function nightSteps(
  deps: Deps,
  current: Movable,
  move: Transition,
  optionExpiresAt: string | null,
  giveBackRest: boolean,
): Step[] {
  const holding = holdingOf(current);
  const at = deps.clock.now().toISOString();
  switch (move.nights) {
    case 'hold':
      return takeNights(holding, 'hold', optionExpiresAt, at);
    case 'book':
      return takeNights(holding, 'reservation', null, at);
    case 'free':
      return [freeNights(current.id)];
    case 'choose':
      return giveBackRest ? [freeNightsFrom(current.id, today(deps.clock))] : [];
  }
}

function illegal(from: Status, to: Status) {
  const message = `“${STATUS_LABELS[from]}” durumundaki rezervasyon “${STATUS_LABELS[to]}” durumuna geçirilemez.`;
  return conflict('ILLEGAL_TRANSITION', message);
}
