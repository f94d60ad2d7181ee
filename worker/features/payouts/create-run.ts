import { sql } from 'drizzle-orm';
import { conflict, type DomainError, refused } from '#domain/errors.ts';
import { afterBankDays } from '#domain/holidays/bank-days.ts';
import { findObstacle, OBSTACLE_LABELS, spread } from '#domain/payouts/proposal.ts';
import type { PayoutRun, PayoutRunInput } from '#domain/payouts/schema.ts';
import { formatKurus, sumKurus } from '#domain/values/money.ts';
import { pick } from '#domain/values/pick.ts';
import { payoutRuns, payouts } from '#drizzle/schema/payouts.ts';
import { today } from '#worker/platform/clock.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { once, type WritePlan } from '#worker/platform/database/idempotency.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { entrySteps, type PayoutEntry } from './ledger-steps.ts';
import type { OpenPosition } from './queries.ts';
import { type DueOwner, readDue } from './propose.ts';
import { sealIban } from './sealed-iban.ts';

type Row = PayoutRunInput['rows'][number];

/** An owner to be paid, and the stays that the amount covers. */
type PlannedPayout = {
  id: string;
  row: Row;
  found: DueOwner;
  iban: string;
  parts: { stay: OpenPosition; amount: number }[];
};

/**
 * Executes a proposal in one batch: run, payouts, ledger. Owners are told once it is at the bank
 * (hand-over.ts). What an owner is owed must equal
 * what the clerk saw, both when this reads it and when the batch is executed: of two concurrent
 * runs only one pays. @throws `PROPOSAL_CHANGED` (409), `VALIDATION` (422) for a future day.
 */
export const createPayoutRun = once('payout-run', planRun);

async function planRun(
  deps: Deps,
  input: PayoutRunInput,
  actor: Actor,
): Promise<WritePlan<PayoutRun>> {
  const { until, rows, notify } = input;
  const day = today(deps.clock);
  if (until > day) {
    const message = 'Henüz gelmemiş bir güne kadar ödenemez.';
    throw refused('VALIDATION', message, [{ path: 'until', message }]);
  }
  const planned = matchRows(deps, rows, await readDue(deps.db, until));
  const write = beginWrite(deps, actor);
  const { at } = write;
  const runId = write.newId();
  const finalFrom = afterBankDays(day, 1);
  const total = sumKurus(rows.map(({ amount }) => amount));
  const sealed = await Promise.all(planned.map(({ id, iban }) => sealIban(deps, id, iban)));
  return {
    status: 201,
    content: {
      id: runId,
      until,
      created_at: at,
      created_by: null,
      owners: rows.length,
      total,
      final_from: finalFrom,
      notified: notify,
      awaits_bank: true,
      taken_back_at: null,
      taken_back_by: null,
      taken_back_reason: null,
      can_take_back: true,
    },
    steps: [
      planned.map(({ found }) => stillOpen(found)),
      write.insert(payoutRuns, {
        id: runId,
        until,
        finalFrom,
        notified: notify,
        awaitsBank: true,
        createdBy: actor.userId,
      }),
      write.insert(
        payouts,
        planned.map(({ id, row, found }, i) => ({
          id,
          runId,
          ownerId: row.owner,
          ...pick(row, 'due', 'amount', 'reason'),
          holder: found.owner.name,
          iban: sealed[i] ?? '',
        })),
      ),
      ...entrySteps(write, planned.flatMap(entriesOf), () => conflict('PROPOSAL_CHANGED')),
      write.audit('payout_run.create', runId, {
        after: { until, owners: rows.length, total, notify },
      }),
    ],
  };
}

/** The rows with what is due to their owners now; every amount must be as the clerk saw it. */
function matchRows(deps: Deps, rows: readonly Row[], owners: readonly DueOwner[]): PlannedPayout[] {
  const known = new Map(owners.map((found) => [found.owner.id, found]));
  return rows.map((row) => {
    const found = known.get(row.owner);
    if (found === undefined || found.due !== row.due) throw changed(found);
    const { iban } = found.owner;
    const obstacle = findObstacle(found.due, iban);
    if (obstacle !== null || iban === null) {
      throw conflict(
        'PROPOSAL_CHANGED',
        `${found.owner.name}: ${OBSTACLE_LABELS[obstacle ?? 'no_iban']}. Hiçbir ödeme yazılmadı; öneriyi yenileyin.`,
      );
    }
    const parts = spread(row.amount, found.stays);
    return { id: newId(deps.clock.now()), row, found, iban, parts };
  });
}

const changed = (found?: DueOwner): DomainError =>
  conflict(
    'PROPOSAL_CHANGED',
    found &&
      `${found.owner.name} için bakiye siz bakarken değişti: şimdi ${formatKurus(found.due)}. Hiçbir ödeme yazılmadı; öneriyi yenileyip yeniden onaylayın.`,
  );

/**
 * Guards that what is open with the owner is what the proposal was made of: what is due of it was
 * decided by `dueOf` alone, and nothing was paid, cancelled or moved since.
 */
function stillOpen({ owner, open }: DueOwner): Step {
  const read = JSON.stringify(
    open.map(({ reservationId, checkIn, checkOut, owed }) => [
      reservationId,
      checkIn,
      checkOut,
      owed,
    ]),
  );
  const now = sql`select reservation_id, check_in, check_out, owed from owner_positions
    where owner_id = ${owner.id}`;
  const then = sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3
    from json_each(${read})`;
  return guard(
    'payout.still-open',
    sql`not exists (${now} except ${then}) and not exists (${then} except ${now})`,
    () =>
      conflict(
        'PROPOSAL_CHANGED',
        `${owner.name} için bakiye az önce değişti. Hiçbir ödeme yazılmadı; öneriyi yenileyip yeniden onaylayın.`,
      ),
  );
}

const entriesOf = ({ id: payoutId, row, parts }: PlannedPayout): PayoutEntry[] =>
  parts.map(({ stay, amount }) => ({
    kind: 'owner_payout',
    payoutId,
    reservationId: stay.reservationId,
    amount,
    note: row.reason ?? '',
  }));
