import type { Day } from '#domain/values/dates.ts';
import { refused } from '#domain/errors.ts';
import { formatKurus, type Kurus, sumKurus } from '#domain/values/money.ts';
import {
  type CancellationTerms,
  cancellationTerms,
} from '#domain/payments/refunds/cancellation.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import type { RefundDecision } from '#domain/payments/refunds/give-back-schema.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { findRefundable, type Refundable } from '#domain/payments/refunds/refundable.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { type Step } from '#worker/platform/database/write-batch.ts';
import { unchangedLedger } from '../ledger/unchanged-ledger.ts';
import type { GiveBackFacts, LedgerRow } from './give-back-facts.ts';
import { type PlannedRefund, planProviderRefund } from './provider-refund.ts';
import { handRefundSteps } from './hand-refund.ts';

const LEDGER_CHANGED =
  'Bu rezervasyonun ödemeleri az önce değişti. Yeni tutarları görüp yeniden karar verin.';

/** A stay that has ended early, or is about to. */
type OffStay = {
  id: string;
  code: string;
  checkIn: Day;
  prepayment: Kurus;
  /** What was decided before. */
  kept: Kurus | null;
  /** As agreed with the stay. */
  cancelTiers: unknown;
};

/** The money of a stay that is cancelled on a day: what may be refunded, what the terms say. */
type OffMoneyFacts = {
  paid: Kurus;
  refundable: Refundable<LedgerRow>;
  terms: CancellationTerms;
};

export function readOffMoney(
  { checkIn, prepayment, cancelTiers }: OffStay,
  { entries }: GiveBackFacts,
  to: Status,
  day: Day,
): OffMoneyFacts {
  const sums = ledgerSums(entries);
  const paid = sums.received - sums.refunded;
  const terms = cancellationTerms(agreedTiers(cancelTiers), { to, checkIn, prepayment, paid }, day);
  return { paid, refundable: findRefundable(entries), terms };
}

/** The effects of ending a stay early on its money. */
export type GiveBack = {
  columns: { kept: Kurus | null; keptReason: string | null };
  steps: Step[];
  /** Refunds to request from providers once the batch has been written. */
  asked: PlannedRefund[];
  /** Values for the mail about the cancellation. */
  variables: Record<string, string>;
};

/**
 * What is written when a stay ends early and somebody decides about its money. Without a decision
 * nothing is retained: all of it is due, with an alarm until somebody decides
 * (drizzle/rules/refunds-due.sql). @throws `REFUND_EXCEEDS_PAID`, `DEPOSIT_EXCEEDS_HELD`,
 * `REASON_REQUIRED`, `NOT_REFUNDABLE`, `PROVIDER_NOT_READY` (422); the batch fails with
 * `STALE_VERSION` (409) when the ledger has changed.
 */
export function planGiveBack(
  deps: Deps,
  stay: OffStay,
  facts: GiveBackFacts,
  money: OffMoneyFacts,
  decision: RefundDecision | undefined,
  actor: Actor,
): GiveBack {
  const { paid } = money;
  if (decision === undefined) {
    const variables = paid > 0 ? { odenen: formatKurus(paid) } : undefined;
    const columns = { kept: null, keptReason: null };
    return { columns, steps: [], asked: [], variables: variables ?? {} };
  }
  assertSound(stay, money, decision);
  const reason = decision.keptReason ?? '';
  const asked = cardRefunds(deps, stay, facts, money, decision, actor);
  return {
    columns: {
      kept: paid > 0 ? decision.kept : null,
      keptReason: paid > 0 && reason !== '' ? reason : null,
    },
    steps: [
      unchangedLedger(stay.id, facts.entries.length, LEDGER_CHANGED),
      ...decision.ways.flatMap((way) =>
        way.by === 'card' ? [] : handRefundSteps(deps, stay, way, decision.notify, actor),
      ),
      ...asked.flatMap(({ steps }) => steps),
    ],
    asked,
    variables: {
      ...(paid > 0 && { odenen: formatKurus(paid) }),
      ...(decision.kept > 0 && { kesinti: formatKurus(decision.kept) }),
      ...(paid > decision.kept && { iade: formatKurus(paid - decision.kept) }),
    },
  };
}

function assertSound(
  stay: OffStay,
  { paid, refundable, terms }: OffMoneyFacts,
  { kept, keptReason = '', ways }: RefundDecision,
): void {
  const given = (of: 'stay' | 'deposit') =>
    sumKurus(ways.filter((way) => sideOf(way) === of).map(({ amount }) => amount));
  if (kept > Math.max(0, paid)) {
    const message = `Kesinti, ödenen ${formatKurus(paid)} tutarını aşamaz.`;
    throw refused('REFUND_EXCEEDS_PAID', message, [{ path: 'refund.kept', message }]);
  }
  const most = Math.min(refundable.stay, paid - kept - refundable.onTheWay);
  if (given('stay') > most) {
    const message = `Bu kesintiyle en çok ${formatKurus(Math.max(0, most))} iade edilebilir.`;
    throw refused('REFUND_EXCEEDS_PAID', message, [{ path: 'refund.ways', message }]);
  }
  if (given('deposit') > refundable.deposit) {
    const message = `Elde ${formatKurus(refundable.deposit)} depozito var.`;
    throw refused('DEPOSIT_EXCEEDS_HELD', message, [{ path: 'refund.ways', message }]);
  }
  if (kept !== terms.kept && kept !== stay.kept && keptReason === '') {
    const message = `İptal koşullarına göre kesinti ${formatKurus(terms.kept)}. Farkın nedenini yazın.`;
    throw refused('REASON_REQUIRED', message, [{ path: 'refund.keptReason', message }]);
  }
}

const sideOf = (way: RefundDecision['ways'][number]) => (way.by === 'card' ? 'stay' : way.of);

function cardRefunds(
  deps: Deps,
  stay: OffStay,
  { entries }: GiveBackFacts,
  { refundable }: OffMoneyFacts,
  { ways, keptReason = '' }: RefundDecision,
  actor: Actor,
): PlannedRefund[] {
  return ways.flatMap((way) => {
    if (way.by !== 'card') return [];
    const payment = entries.find(({ id }) => id === way.payment);
    const left = refundable.cards.find(({ entry }) => entry.id === way.payment)?.left ?? 0;
    if (payment === undefined || left === 0) throw refused('NOT_REFUNDABLE');
    if (way.amount > left) {
      const message = `Bu karta en çok ${formatKurus(left)} iade edilebilir.`;
      throw refused('REFUND_EXCEEDS_PAID', message, [{ path: 'refund.ways', message }]);
    }
    const order = { reservation: stay, amount: way.amount, reason: keptReason };
    return [planProviderRefund(deps, payment, order, actor)];
  });
}
