import type { AfterMoney } from '#domain/payments/refunds/after-money.ts';
import { findTransition, type Status } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { expireUnpaid, keepNights } from '#worker/features/transitions/late-money.ts';
import { planTransition } from '#worker/features/transitions/plan-transition.ts';
import type { TransitionFacts } from '#worker/features/transitions/transition-facts.ts';

/** The effects of an entry on its reservation. */
type Following = {
  status: Status;
  /** Around the entry itself. */
  before: Step[];
  after: Step[];
  /** Keys of the mails of the move. */
  mails: readonly string[];
};

/**
 * The steps that change a stay when money is recorded for it, by a clerk or by a provider. A batch
 * that confirms fails with `DATES_TAKEN` when somebody else has taken the nights.
 */
export function followMoney(
  deps: Deps,
  stay: TransitionFacts,
  happens: AfterMoney,
  actor: Actor,
  by: 'admin' | 'payment',
): Following {
  const stands: Following = { status: stay.status, before: [], after: [], mails: [] };
  switch (happens) {
    case 'confirm': {
      const move = findTransition(stay.status, 'confirmed');
      if (move === null) return stands;
      const { steps } = planTransition(deps, stay, move, {}, actor, by);
      return { ...stands, status: 'confirmed', after: steps, mails: move.mails };
    }
    case 'keep':
      return { ...stands, before: keepNights(deps, stay) };
    case 'expire':
      return { ...stands, status: 'expired', before: expireUnpaid(deps, stay, actor) };
    case 'stand':
      return stands;
  }
}
