import { findTransition } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { takeNights } from '../nights/nights.ts';
import { holdingOf, planTransition } from './plan-transition.ts';
import type { TransitionFacts } from './transition-facts.ts';

/**
 * Money that came for a hold that had run out keeps its nights, without an end, until somebody
 * decides. Belongs before the money; the batch fails with `DATES_TAKEN` when one of them is somebody
 * else's, a guest's or an event's that waited for it.
 */
export const keepNights = (deps: Deps, stay: TransitionFacts): Step[] =>
  takeNights(holdingOf(stay), 'hold', null, instant(deps.clock));

/**
 * A hold that had run out, and whose nights somebody else has by now, expires before late money is
 * booked for it. Nobody is told that the time is over: who has paid hears from a clerk.
 */
export function expireUnpaid(deps: Deps, stay: TransitionFacts, actor: Actor): Step[] {
  const move = findTransition(stay.status, 'expired');
  return move === null
    ? []
    : planTransition(deps, stay, { ...move, mails: [] }, {}, actor, 'system').steps;
}
