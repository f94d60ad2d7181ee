import { afterMoney } from '#domain/payments/after-money.ts';
import type { RecordTransactionInput } from '#domain/payments/admin-schema.ts';
import type { LedgerSums } from '#domain/payments/ledger.ts';
import { holdEnd } from '#domain/reservations/hold.ts';
import { findTransition, type Status } from '#domain/reservations/status.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../platform/audit.ts';
import { instant } from '../../platform/clock.ts';
import type { Step } from '../../platform/write-batch.ts';
import { expireUnpaid, keepNights } from '../reservations/late-money.ts';
import { planMove } from '../reservations/move.ts';
import type { Payable } from './queries.ts';

/** What follows an entry on its reservation. */
export type Following = {
  status: Status;
  /** Around the entry itself. */
  before: Step[];
  after: Step[];
  /** Keys of the mails of the move. */
  mails: readonly string[];
};

/** What becomes of a stay with money that a clerk books (`afterMoney`), as steps. */
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
      const { steps } = planMove(deps, stay, move, {}, actor, 'admin');
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
