import { conflict, notFound } from '#domain/errors.ts';
import type { PayoutRun, TakeBackInput } from '#domain/payouts/schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { payoutRuns } from '#drizzle/schema/payouts.ts';
import { today } from '#worker/platform/clock.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { once, type WritePlan } from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { ownerMail } from '#worker/features/outbox/queue-mail.ts';
import { entrySteps } from './ledger-steps.ts';
import { findRun, type FoundRun } from './queries.ts';

/**
 * Takes a whole run back: an opposite entry for each of its entries, and a mail to each owner who
 * was told of the payment. The database refuses it once the run is final
 * (drizzle/rules/payout-runs-stand.sql). @throws `NOT_FOUND`, `PAYOUT_FINAL`, `PAYOUT_TAKEN_BACK` (409)
 */
export const takeBackRun = once('payout-back', planTakeBack);

async function planTakeBack(
  deps: Deps,
  { id, reason }: { id: string } & TakeBackInput,
  actor: Actor,
): Promise<WritePlan<PayoutRun>> {
  const found = await findRun(deps.db, id);
  if (found === null) throw notFound('Böyle bir ödeme günü yok.');
  const { run, rows, entries } = found;
  const write = beginWrite(deps, actor);
  const { at } = write;
  const takenBack = { takenBackAt: at, takenBackBy: actor.userId, takenBackReason: reason };
  return {
    status: 200,
    content: {
      ...run,
      taken_back_at: at,
      taken_back_by: null,
      taken_back_reason: reason,
      can_take_back: false,
    },
    steps: [
      write.update(payoutRuns, { id }, takenBack, () => whyItStands(deps, run)),
      ...entrySteps(
        write,
        entries.map(({ reservationId, amount, payoutId }) => ({
          kind: 'payout_return',
          payoutId,
          reservationId,
          amount,
          note: reason,
        })),
        () =>
          conflict(
            'STALE_VERSION',
            'Bu ödemenin bir bölümü daha önce elle geri alınmış; bütünü geri alınamaz.',
          ),
      ),
      run.notified && !run.awaits_bank && rows.map((row) => correctionMail(deps, row)),
      write.audit('payout_run.take_back', id, {
        after: { reason, owners: run.owners, total: run.total },
      }),
    ],
  };
}

/** Why the database refused to take a run back. */
const whyItStands = ({ clock }: Deps, run: FoundRun['run']) =>
  conflict(
    run.taken_back_at === null && today(clock) >= run.final_from
      ? 'PAYOUT_FINAL'
      : 'PAYOUT_TAKEN_BACK',
  );

const correctionMail = ({ clock, siteUrl }: Deps, row: FoundRun['rows'][number]) =>
  ownerMail(clock.now(), {
    template: 'sahip_odeme_geri',
    ownerId: row.ownerId,
    dedupeKey: `payout-back:${row.id}`,
    variables: { ad_soyad: row.holder, tutar: formatKurus(row.amount) },
    actionUrl: `${siteUrl}/dashboard/transactions/ekstre`,
  });
