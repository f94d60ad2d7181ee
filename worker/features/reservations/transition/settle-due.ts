import { DomainError } from '#domain/errors.ts';
import { findTransition } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { planTransition } from '#worker/features/transitions/plan-transition.ts';
import { listDue } from '../queries.ts';

const SYSTEM: Actor = { kind: 'system', userId: null, ip: null, requestId: null };

/** Reservations processed in one run; the next minute continues. */
const RUN_LIMIT = 100;

/**
 * Time-based transitions, every minute: expired requests and options, confirmed stays that begin
 * and end. Each is a batch of its own, so one that a clerk has just changed is skipped without
 * affecting others. @returns how many reservations changed.
 */
export async function settleDue(deps: Deps): Promise<number> {
  const due = await listDue(deps.db, instant(deps.clock), today(deps.clock), RUN_LIMIT);
  let moved = 0;
  for (const { to, ...current } of due) {
    const transition = findTransition(current.status, to);
    if (transition === null) continue;
    try {
      await deps.db.write(planTransition(deps, current, transition, {}, SYSTEM, 'system').steps);
      moved += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    }
  }
  return moved;
}
