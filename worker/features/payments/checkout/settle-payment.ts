import { conflict, DomainError } from '#domain/errors.ts';
import { settle, type Settlement } from '#domain/payments/settlement.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import { paymentEvents } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { raiseAlarms } from '../alarms/alarm-steps.ts';
import { unchangedLedger } from '../ledger/unchanged-ledger.ts';
import { findSettlementFacts, type SettlementRead } from './checkout-queries.ts';
import { toCardSettings } from '../providers/find-provider.ts';
import type { Reported } from '../providers/port.ts';
import { settlementSteps } from './settlement-steps.ts';

/** Attempts when several reports about one reservation arrive at the same moment. */
const MAX_LOOKS = 8;

/** The result of a report; `unknown`: it is about no checkout of ours. */
export type Taken = Settlement['outcome'] | 'unknown';

/**
 * Processes a provider's report: the report itself, the ledger, the checkout, the reservation with
 * its nights, mails, alarms and audit in one batch, so that whatever is acknowledged is stored. A
 * repeated report changes nothing. `raw` is stored as received. @throws `BUSY` (503) when the
 * reservation keeps changing: the provider sends it again.
 */
export async function settlePayment(
  deps: Deps,
  provider: ProviderName,
  report: Reported,
  raw: string,
): Promise<Taken> {
  let areNightsTaken = false;
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const facts = await findSettlementFacts(deps.db, { provider, ...report });
    if (facts.isSeen) return 'repeated';
    const { outcome, steps } = plan(deps, provider, report, raw, facts, areNightsTaken);
    try {
      await deps.db.write(steps);
      return outcome;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
      areNightsTaken ||= error.code === 'DATES_TAKEN';
    }
  }
  throw new DomainError('busy', 'BUSY');
}

function plan(
  deps: Deps,
  provider: ProviderName,
  report: Reported,
  raw: string,
  facts: SettlementRead,
  areNightsTaken: boolean,
): { outcome: Taken; steps: Step[] } {
  const { known } = facts;
  if (known === null) {
    const isMoney = report.outcome === 'paid' && !facts.isBooked;
    const alarm = {
      kind: 'unknown_payment' as const,
      cause: `unknown:${provider}:${report.providerRef}`,
      amount: report.amount,
      provider,
      providerRef: report.providerRef,
    };
    return {
      outcome: 'unknown',
      steps: [
        keepEvent(deps, provider, report, raw, isMoney ? 'unknown' : 'repeated'),
        ...raiseAlarms(deps.clock.now(), isMoney ? [alarm] : []),
      ],
    };
  }
  // Where the agency carries what instalments cost, nobody pays more than was asked for.
  const withInterest =
    report.withInterest && toCardSettings(deps, facts.settings).installmentFee === 'guest';
  const settlement = settle(
    { ...report, withInterest },
    {
      asked: known.checkout,
      stay: known.stay,
      sums: facts.sums,
      isBooked: facts.isBooked,
      areNightsTaken,
      now: instant(deps.clock),
    },
  );
  return {
    outcome: settlement.outcome,
    steps: [
      keepEvent(deps, provider, report, raw, settlement.outcome),
      unchangedLedger(known.stay.id, facts.entries),
      ...settlementSteps(deps, provider, report, known, settlement),
    ],
  };
}

/** Stores the report as received; its key prevents a second one. */
function keepEvent(
  deps: Deps,
  provider: ProviderName,
  { eventKey }: Reported,
  raw: string,
  outcome: string,
): Step {
  const now = deps.clock.now();
  const at = now.toISOString();
  const row = { id: newId(now), createdAt: at, updatedAt: at, provider, eventKey, body: raw };
  return step(build.insert(paymentEvents).values({ ...row, outcome, processedAt: at }), () =>
    conflict('STALE_VERSION'),
  );
}
