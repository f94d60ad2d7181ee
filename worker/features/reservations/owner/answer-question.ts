import { sql } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import {
  OWNER_REFUSAL_LABELS,
  OWNER_WAY_LABELS,
  type OwnerAnswerInput,
  type OwnerQuestion,
} from '#domain/reservations/owner-question.ts';
import { CLOSING_REFUSALS } from '#domain/reservations/owner-replies.ts';
import { findTransition, type Transition } from '#domain/reservation-status.ts';
import { manualBlocks } from '#drizzle/schema/nights.ts';
import { ownerQuestions } from '#drizzle/schema/owner-questions.ts';
import { auditedBlock, holdingOf } from '#worker/features/availability/blocks/create-block.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { isAboutStay } from '#worker/features/owner-questions/ask-owner.ts';
import { planTransition } from '#worker/features/transitions/plan-transition.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { flatSteps, guard, type Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { type DetailRow, getForTransition } from '../detail/detail-queries.ts';
import { decideOptionEnd } from '../transition/option-end.ts';
import { findQuestion, type FoundQuestion, toQuestion } from './find-question.ts';

/** What an owner is asked by a private link. Writes nothing. @throws `NOT_FOUND` */
export const openQuestion = async (deps: Deps, token: string): Promise<OwnerQuestion> =>
  toQuestion(deps, await findQuestion(deps, token));

/**
 * An owner answers. Yes makes the option, whose mail has the way to pay, where the agency's rule is
 * `option`; no refuses the request, whose mail has three houses, and closes the nights if asked to. A
 * stay that holds money, that another seller's event overlaps, or that can have no option any more,
 * stays as it is for a clerk. All in one
 * batch that fails when anybody else was faster. @throws `OWNER_QUESTION_OVER` (409) with what has
 * become of it, `NOT_FOUND`
 */
export async function answerQuestion(
  deps: Deps,
  { link, ...input }: OwnerAnswerInput,
  from: Actor,
): Promise<OwnerQuestion> {
  const found = await findQuestion(deps, link);
  assertOpen(deps, found);
  const { ownerId } = found.question;
  const detail = await getForTransition(deps.db, found.stay.id, ownerId);
  const actor: Actor = { ...from, kind: 'owner', userId: ownerId };
  const plan = (answered: Given, rule: string) =>
    planAnswer(deps, { ...found, rule }, detail.current, answered, actor);
  try {
    await deps.db.write(plan(input, found.rule));
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
    if (error.code !== 'DATES_TAKEN') {
      assertOpen(deps, await findQuestion(deps, link));
      throw error;
    }
    // Another seller's event waits for the nights. After a no it has them, so they are closed already;
    // after a yes a clerk finds out who is right.
    await deps.db.write(plan({ ...input, close: false }, 'ask'));
  }
  return openQuestion(deps, link);
}

function assertOpen(deps: Deps, found: FoundQuestion): void {
  const { said } = toQuestion(deps, found);
  if (said !== null) throw conflict('OWNER_QUESTION_OVER', said);
}

type Given = Omit<OwnerAnswerInput, 'link'>;

function planAnswer(
  deps: Deps,
  { question, rule }: FoundQuestion,
  stay: DetailRow,
  { answer, reason: given, close }: Given,
  actor: Actor,
): Step[] {
  const write = beginWrite(deps, actor);
  const refusal = answer === 'no' ? (given ?? 'other') : null;
  const why = refusal && OWNER_REFUSAL_LABELS[refusal];
  const move = moveOf(deps, stay, answer, rule);
  const closes = move?.to === 'rejected' && close && refusal && CLOSING_REFUSALS.includes(refusal);
  const said = why === null ? 'Evet, boş' : `Hayır: ${why}`;
  const reason = `${said} (${OWNER_WAY_LABELS[question.way]})`;
  const input = { reason, ...(move?.to === 'option' && { optionExpiresAt: move.end }) };
  return flatSteps([
    isStillAsked(question.id, write.at),
    move?.to === 'option' && isUndisputed(stay.id),
    write.updateOne(
      ownerQuestions,
      { id: question.id, answeredAt: null },
      { answeredAt: write.at, answer, reason: refusal },
    ),
    move === null
      ? write.audit('reservation.owner_answer', stay.id, { after: { reason } })
      : planTransition(deps, stay, move.transition, input, actor, 'owner').steps,
    closes && closeNights(write, stay, why ?? ''),
  ]);
}

type Move =
  | { to: 'option'; transition: Transition; end: string | null }
  | { to: 'rejected'; transition: Transition };

/** What follows from an answer by itself; null: a clerk decides. */
function moveOf(deps: Deps, stay: DetailRow, answer: 'yes' | 'no', rule: string): Move | null {
  if (stay.guestMoney > 0) return null;
  const to = answer === 'no' ? 'rejected' : 'option';
  const transition = findTransition(stay.status, to);
  if (transition === null || !transition.by.includes('owner')) return null;
  if (to === 'rejected') return { to, transition };
  if (rule !== 'option') return null;
  try {
    return { to, transition, end: decideOptionEnd(deps, stay, undefined) };
  } catch (error) {
    // So short before the arrival that no option fits in.
    if (error instanceof DomainError && error.code === 'VALIDATION') return null;
    throw error;
  }
}

/** It is about the stay as it is, the stay waits, and no other way of it was answered. */
const isStillAsked = (id: string, at: string): Step =>
  guard(
    'owner_question.open',
    sql`exists (
      select 1 from owner_questions q join reservations r on ${isAboutStay}
      where q.id = ${id} and r.status = 'requested'
        and (r.hold_expires_at is null or r.hold_expires_at > ${at})
        and not exists (
          select 1 from owner_questions a
          where a.reservation_id = q.reservation_id and a.owner_id = q.owner_id
            and a.villa_id = q.villa_id and a.check_in = q.check_in and a.check_out = q.check_out
            and a.answered_at is not null
        )
    )`,
    () => conflict('OWNER_QUESTION_OVER'),
  );

/** No event of another seller overlaps the stay. */
const isUndisputed = (id: string): Step =>
  guard(
    'owner_question.undisputed',
    sql`not exists (select 1 from calendar_conflicts where ref = ${id} and resolved_at is null)`,
    () => conflict('DATES_TAKEN'),
  );

/** The nights of a refused stay, closed in the owner's name. Comes after they were freed. */
function closeNights(write: Write, stay: DetailRow, note: string): Step[] {
  const block = {
    id: write.newId(),
    version: 1,
    villaId: stay.villaId,
    kind: 'full' as const,
    startsOn: stay.checkIn,
    endsOn: stay.checkOut,
    note,
    expiresAt: null,
    createdBy: write.actor.userId,
  };
  return [
    write.insert(manualBlocks, block),
    ...takeNights(holdingOf(block), 'block', null, write.at),
    write.audit('block.create', block.id, { after: auditedBlock(block) }),
  ];
}
