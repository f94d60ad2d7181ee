import { findTransition } from '#domain/reservations/status.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../platform/audit.ts';
import { instant } from '../../platform/clock.ts';
import type { Step } from '../../platform/write-batch.ts';
import { takeNights } from '../availability/nights.ts';
import { holdingOf, planMove } from './move.ts';
import type { Movable } from './queries.ts';

/**
 * Money that came for a hold that had run out keeps its nights, without an end, until somebody
 * decides. Belongs before the money; the batch fails with `DATES_TAKEN` when one of them is somebody
 * else's, a guest's or an event's that waited for it.
 */
export const keepNights = (deps: Deps, stay: Movable): Step[] =>
  takeNights(holdingOf(stay), 'hold', null, instant(deps.clock));

/**
 * A hold that had run out, and whose nights somebody else has by now, expires before late money is
 * booked for it. Nobody is told that the time is over: who has paid hears from a clerk.
 */
export function expireUnpaid(deps: Deps, stay: Movable, actor: Actor): Step[] {
  const move = findTransition(stay.status, 'expired');
  return move === null
    ? []
    : planMove(deps, stay, { ...move, mails: [] }, {}, actor, 'system').steps;
}
