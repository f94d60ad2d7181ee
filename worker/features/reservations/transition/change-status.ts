import { conflict, refused } from '#domain/errors.ts';
import type { ChangeStatusInput, UpdatedReservation } from '#domain/reservations/change-schema.ts';
import { undoUntil } from '#domain/reservations/undo.ts';
import { findTransition, isOff, STATUS_LABELS, type Status } from '#domain/reservation-status.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';
import type { GiveBackFacts } from '#worker/features/payments/refunds/give-back-facts.ts';
import {
  type GiveBack,
  planGiveBack,
  readOffMoney,
} from '#worker/features/payments/refunds/give-back.ts';
import { holdingOf, planTransition } from '#worker/features/transitions/plan-transition.ts';
import { type DetailRow, getForTransition, getToGiveBack } from '../detail/detail-queries.ts';
import { afterGivingBack } from './after-giving-back.ts';
import { signTransition } from '../undo/undo-transition.ts';
import { decideOptionEnd } from './option-end.ts';

/**
 * A clerk changes the state of a reservation: state, nights, history, mails and audit in one batch
 * that fails when the reservation is no longer as it was read. `alongside`: steps of the same
 * batch. Two trips. @returns the updated reservation, and the undo key if requested and no money
 * was refunded. @throws `ILLEGAL_TRANSITION` (409) for a transition that the table forbids,
 * `TOO_EARLY` (409) for one before the day of arrival, `STALE_VERSION` (409) when somebody else
 * changed it, `DATES_TAKEN` (409) when somebody else has its nights, `REASON_REQUIRED`,
 * `REFUND_EXCEEDS_PAID` (422), `VALIDATION` (422) for an option that may not end then, `NOT_FOUND`.
 * Money of a stay that ends early without a decision is due, with an alarm.
 */
export async function changeStatus(
  deps: Deps,
  id: string,
  input: ChangeStatusInput,
  actor: Actor,
  alongside: readonly Step[] = [],
): Promise<Moved> {
  const found = isOff(input.status)
    ? await getToGiveBack(deps.db, id, actor.userId)
    : await getForTransition(deps.db, id, actor.userId);
  const { current, person } = found;
  if (input.version !== undefined && input.version !== current.version) {
    throw await staleVersion(deps.db, 'reservation', id);
  }
  const transition = findTransition(current.status, input.status);
  if (transition === null || !transition.by.includes('admin'))
    throw illegal(current.status, input.status);
  // It does not expire, so there is no end to change.
  if (current.status === transition.to && current.guestMoney > 0)
    throw conflict('STAY_HOLDS_MONEY');
  if (transition.requires.includes('reason') && !input.reason) throw refused('REASON_REQUIRED');

  const optionExpiresAt =
    transition.to === 'option' ? decideOptionEnd(deps, current, input.optionExpiresAt) : null;
  const giveBack = found.facts && planEnd(deps, current, found.facts, input, actor);
  const givesBack = giveBack !== null && giveBack.steps.length > 0;
  const isUndoable = input.undoable === true && !givesBack;
  const until = undoUntil(deps.clock.now());
  const leavesAt = isUndoable ? until : undefined;
  const request = { ...input, optionExpiresAt, giveBack, leavesAt };
  const { steps, changes, entry } = planTransition(
    deps,
    current,
    transition,
    request,
    actor,
    'admin',
  );
  try {
    await deps.db.write([...steps, ...(giveBack?.steps ?? []), ...alongside]);
  } catch (error) {
    throw await explainTaken(deps, error, holdingOf(current), true);
  }
  if (givesBack) {
    const notify = input.refund?.notify ?? true;
    return { row: await afterGivingBack(deps, current, giveBack, notify, actor), undo: null };
  }
  const history = [...current.history, { ...entry, ...person, at: entry.createdAt }];
  const row = { ...current, ...changes, history };
  if (!isUndoable) return { row, undo: null };
  const move = { until, event: entry.id, mails: [...transition.mails] };
  return { row, undo: { token: await signTransition(deps, current, move), until } };
}

type Moved = { row: DetailRow; undo: UpdatedReservation['undo'] };

/** The decision about the money of a stay that is cancelled today. */
function planEnd(
  deps: Deps,
  current: DetailRow,
  facts: GiveBackFacts,
  { status, refund }: ChangeStatusInput,
  actor: Actor,
): GiveBack {
  const money = readOffMoney(current, facts, status, today(deps.clock));
  return planGiveBack(deps, current, facts, money, refund, actor);
}

function illegal(from: Status, to: Status) {
  const message = `“${STATUS_LABELS[from]}” durumundaki rezervasyon “${STATUS_LABELS[to]}” durumuna geçirilemez.`;
  return conflict('ILLEGAL_TRANSITION', message);
}
