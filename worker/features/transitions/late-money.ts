import { findTransition } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { holdingOf, planTransition } from './plan-transition.ts';
import type { TransitionFacts } from './transition-facts.ts';

/**
 * Money received for an expired hold keeps its nights, without expiry, until somebody decides. Must
 * come before the money in the batch, which fails with `DATES_TAKEN` when one of them is taken by a
 * guest or a waiting event.
 */
export const keepNights = (deps: Deps, stay: TransitionFacts): Step[] =>
  takeNights(holdingOf(stay), 'hold', null, instant(deps.clock));

/**
 * Expires a hold whose nights somebody else has by now, before late money is recorded for it. No
 * mail about the expiry is sent, because a clerk contacts a guest who has paid.
 */
export function expireUnpaid(deps: Deps, stay: TransitionFacts, actor: Actor): Step[] {
  const move = findTransition(stay.status, 'expired');
  return move === null
    ? []
    : planTransition(deps, stay, { ...move, mails: [] }, {}, actor, 'system').steps;
}
