import { afterMoney } from '#domain/payments/refunds/after-money.ts';
import type { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import type { LedgerSums } from '#domain/payments/ledger.ts';
import { holdEnd } from '#domain/reservation-hold.ts';
import { findTransition, type Status } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { expireUnpaid, keepNights } from '#worker/features/transitions/late-money.ts';
import { planTransition } from '#worker/features/transitions/plan-transition.ts';
import type { Payable } from './queries.ts';

/** The effects of an entry on its reservation. */
type Following = {
  status: Status;
  /** Around the entry itself. */
  before: Step[];
  after: Step[];
  /** Keys of the mails of the move. */
  mails: readonly string[];
};

/** The steps that change a stay when a clerk records money (`afterMoney`). */
export function followMoney(
  deps: Deps,
  { kind, confirm }: RecordTransactionInput,
  { reservation }: Payable,
  after: LedgerSums,
  actor: Actor,
  areNightsTaken: boolean,
): Following {
  const stay = { ...reservation, deadline: holdEnd(reservation) };
  const now = instant(deps.clock);
  const stands: Following = {
    status: stay.status,
    before: [],
    after: [],
    mails: [],
  };
  switch (afterMoney({ kind, stay, after, confirm, areNightsTaken, now })) {
    case 'confirm': {
      const move = findTransition(stay.status, 'confirmed');
      if (move === null) return stands;
      const { steps } = planTransition(deps, stay, move, {}, actor, 'admin');
      return { ...stands, status: 'confirmed', after: steps, mails: move.mails };
    }
    case 'keep':
      return { ...stands, before: keepNights(deps, stay) };
    case 'expire':
      return {
        ...stands,
        status: 'expired',
        before: expireUnpaid(deps, stay, actor),
      };
    case 'stand':
      return stands;
  }
}
