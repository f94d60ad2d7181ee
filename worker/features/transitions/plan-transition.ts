import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { isOff, isTooEarly, type Status, type Transition } from '#domain/reservation-status.ts';
import { type Day, formatDayLong } from '#domain/values/dates.ts';
import type { ChangeStatusInput } from '#domain/reservations/change-schema.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { freeNights, freeNightsFrom, takeNights } from '#worker/features/nights/nights.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import type { TransitionFacts } from './transition-facts.ts';

type TransitionInput = Pick<ChangeStatusInput, 'reason' | 'freeNights'> & {
  /** When an option ends, from `decideOptionEnd`; null: it holds money. */
  optionExpiresAt?: string | null;
  /** The earliest moment at which the mails are sent; now by default. */
  leavesAt?: string | undefined;
  /** The decision about the money of a stay that ends early with this transition. */
  giveBack?: {
    columns: { kept: number | null; keptReason: string | null };
    variables: Record<string, string>;
  } | null;
};

/**
 * The batch of one transition, for every caller, and what it writes on the reservation and its
 * history. The first steps guard the rest. @throws `TOO_EARLY` (409) for a transition before the
 * day of arrival.
 */
export function planTransition(
  deps: Deps,
  current: TransitionFacts,
  transition: Transition,
  input: TransitionInput,
  actor: Actor,
  by: 'admin' | 'owner' | 'system' | 'payment',
) {
  const write = beginWrite(deps, actor);
  const { at } = write;
  if (isTooEarly(transition, current.checkIn, today(deps.clock))) throw tooEarly(current.checkIn);
  const changes = {
    ...stateColumns(deps, transition.to, input),
    // A stay that is resumed has no decision about its money.
    ...(input.giveBack?.columns ??
      (transition.from !== null && isOff(transition.from) ? UNDECIDED : {})),
    status: transition.to,
    version: current.version + 1,
    updatedAt: at,
  };
  const entry = historyEntry(write, current.id, current.status, transition.to, by, input.reason);
  const steps = [
    ...(transition.requires.includes('noMoney') ? [holdsNoMoney(current.id)] : []),
    ...write.updateOne(
      reservations,
      { id: current.id, status: current.status, version: current.version },
      changes,
    ),
    ...nightSteps(deps, current, transition, changes.optionExpiresAt, input.freeNights ?? false),
    write.insert(reservationHistory, entry),
    ...reservationMails(
      write.now,
      current.id,
      entry.id,
      transition.mails,
      input.giveBack?.variables,
      input.leavesAt,
    ),
    write.audit(`reservation.${transition.to}`, current.id, {
      before: { status: current.status },
      after: {
        status: transition.to,
        reason: input.reason,
        optionExpiresAt: changes.optionExpiresAt,
        ...(input.giveBack?.columns.kept !== null && input.giveBack?.columns),
      },
    }),
  ];
  return { steps, changes, entry };
}

const tooEarly = (checkIn: Day) =>
  conflict(
    'TOO_EARLY',
    `Misafirin gelmediği giriş gününden (${formatDayLong(checkIn)}) önce işaretlenemez.`,
  );

const holdsNoMoney = (id: string): Step =>
  guard(
    'reservation.no_money',
    sql`(select guest_money from reservations where id = ${id}) <= 0`,
    () => conflict('STAY_HOLDS_MONEY'),
  );

const UNDECIDED = { kept: null, keptReason: null };

/** A row of the history. */
export function historyEntry(
  write: Write,
  reservationId: string,
  from: Status | null,
  to: Status,
  by: 'visitor' | 'admin' | 'owner' | 'system' | 'payment',
  reason?: string,
) {
  return {
    id: write.newId(),
    createdAt: write.at,
    reservationId,
    from,
    to,
    by,
    userId: write.actor.userId,
    reason: reason ?? null,
  };
}

/** The nights of a reservation. */
export const holdingOf = ({ villaId, checkIn, checkOut, id }: TransitionFacts) => ({
  villaId,
  checkIn,
  checkOut,
  ref: id,
});

/** The columns that a state sets on the reservation besides the state itself. */
export function stateColumns(
  deps: Deps,
  to: Status,
  { reason, optionExpiresAt = null }: Pick<TransitionInput, 'reason' | 'optionExpiresAt'>,
) {
  const at = deps.clock.now().toISOString();
  if (to === 'option') return { optionExpiresAt, readAt: at };
  if (to === 'confirmed') return { confirmedAt: at, readAt: at, optionExpiresAt: null };
  if (to === 'staying' || to === 'completed') return { optionExpiresAt: null };
  return { closedAt: at, closeReason: reason ?? null, readAt: at, optionExpiresAt: null };
}

function nightSteps(
  deps: Deps,
  current: TransitionFacts,
  transition: Transition,
  optionExpiresAt: string | null,
  giveBackRest: boolean,
): Step[] {
  const holding = holdingOf(current);
  const at = deps.clock.now().toISOString();
  switch (transition.nights) {
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
