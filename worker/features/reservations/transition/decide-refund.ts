import { type Day, istanbulDay } from '#domain/values/dates.ts';
import { refused } from '#domain/errors.ts';
import type { RefundDecision, RefundTerms } from '#domain/payments/refunds/give-back-schema.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { beginWrite } from '#worker/platform/write.ts';
import {
  type GiveBack,
  planGiveBack,
  readOffMoney,
} from '#worker/features/payments/refunds/give-back.ts';
import { afterGivingBack } from './after-giving-back.ts';
import { type DetailRow, getToGiveBack } from '../detail/detail-queries.ts';

/**
 * What can be refunded of a stay and what the terms say, on the day it was cancelled, or today for
 * one that would be moved to the state `to`. One trip. @throws `NOT_FOUND`
 */
export async function showRefundTerms(deps: Deps, id: string, to: Status): Promise<RefundTerms> {
  const { current, facts } = await getToGiveBack(deps.db, id, null);
  const status = isOff(current.status) ? current.status : to;
  const day = dayOfEnd(deps, current);
  const { paid, refundable, terms } = readOffMoney(current, facts, status, day);
  const { kept, keptReason } = current;
  return {
    status,
    paid,
    on_the_way: refundable.onTheWay,
    refundable: refundable.stay,
    day,
    days_left: terms.daysLeft,
    tier: terms.tier,
    policy: { kept: terms.kept, refund: terms.refund },
    decided: kept === null ? null : { kept, reason: keptReason },
    cards: refundable.cards.map(({ entry, left }) => ({
      payment: entry.id,
      provider: entry.provider ?? '',
      paid_at: entry.paidAt,
      amount: entry.amount,
      left,
    })),
    deposit: refundable.deposit,
  };
}

/**
 * Decides about the money of a stay that has ended early: what is retained, and what is refunded by
 * which method now. @returns the updated reservation. @throws `NOT_IN_THIS_STATE` (422) for any
 * other stay, what `planGiveBack` refuses, `STALE_VERSION` (409), `NOT_FOUND`
 */
export async function decideRefund(
  deps: Deps,
  id: string,
  decision: RefundDecision,
  key: string,
  actor: Actor,
): Promise<Settled<DetailRow>> {
  let giveBack: GiveBack | null = null;
  const request = { scope: `giveback:${actor.userId}:${id}`, key, body: decision };
  const settled = await runIdempotent(deps, request, async () => {
    const { current, facts } = await getToGiveBack(deps.db, id, null);
    if (!isOff(current.status)) throw refused('NOT_IN_THIS_STATE');
    const money = readOffMoney(current, facts, current.status, dayOfEnd(deps, current));
    giveBack = planGiveBack(deps, current, facts, money, decision, actor);
    return {
      status: 201,
      content: null,
      steps: [...decisionSteps(deps, current, giveBack, actor), ...giveBack.steps],
    };
  });
  const { asked } = giveBack ?? { asked: [] };
  const row = await afterGivingBack(
    deps,
    { id },
    { asked: settled.replayed ? [] : asked },
    decision.notify,
    actor,
  );
  return { ...settled, content: row };
}

function decisionSteps(deps: Deps, current: DetailRow, { columns }: GiveBack, actor: Actor) {
  const write = beginWrite(deps, actor);
  const { id, version, kept, keptReason } = current;
  return [
    ...write.updateOne(reservations, { id, version }, { ...columns, version: version + 1 }),
    write.audit('reservation.refund', id, { before: { kept, keptReason }, after: columns }),
  ];
}

/** The day whose tier applies. */
const dayOfEnd = ({ clock }: Deps, { status, closedAt }: DetailRow): Day =>
  isOff(status) && closedAt !== null ? istanbulDay(new Date(closedAt)) : today(clock);
