import { eq } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import type { PayoutRun } from '#domain/payouts/schema.ts';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { payoutRuns, payouts } from '#drizzle/schema/payouts.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { ownerMail } from '#worker/features/outbox/queue-mail.ts';
import { type FoundRun, findRun } from './queries.ts';
import { toRun } from './show-runs.ts';

/**
 * A run that was written is at the bank: only now its owners are told that they were paid. Nothing
 * for one that is there already.
 */
export function handOverSteps(deps: Deps, write: Write, { run, rows, entries }: FoundRun): Step[] {
  if (!run.awaits_bank) return [];
  const parts = Map.groupBy(entries, ({ payoutId }) => payoutId);
  return [
    ...write.updateOne(payoutRuns, { id: run.id, awaitsBank: true }, { awaitsBank: false }),
    ...(run.notified ? rows.map((row) => statementMail(deps, row, parts.get(row.id) ?? [])) : []),
  ];
}

/** A payout run by its id, or by that of one of its payouts; null when unknown. */
export async function findRunOf(
  db: Database,
  of: 'payout' | 'run',
  id: string,
): Promise<FoundRun | null> {
  if (of === 'run') return findRun(db, id);
  const [payout] = await db.read
    .select({ runId: payouts.runId })
    .from(payouts)
    .where(eq(payouts.id, id));
  return payout === undefined ? null : findRun(db, payout.runId);
}

/**
 * A clerk has paid a run at the bank without its file. @throws `NOT_FOUND`, `PAYOUT_TAKEN_BACK` (409)
 */
export async function markHandedOver(deps: Deps, id: string, actor: Actor): Promise<PayoutRun> {
  const found = await findRun(deps.db, id);
  if (found === null) throw notFound('Böyle bir ödeme günü yok.');
  const { run } = found;
  if (run.taken_back_at !== null) throw conflict('PAYOUT_TAKEN_BACK');
  const write = beginWrite(deps, actor);
  if (run.awaits_bank) {
    await write.run([
      ...handOverSteps(deps, write, found),
      write.audit('payout_run.send', id, { after: { owners: run.owners, total: run.total } }),
    ]);
  }
  return toRun({ ...run, awaits_bank: false }, today(deps.clock));
}

/** The statement mail: what was paid for which stays; its button opens the owner's statement. */
function statementMail(
  { clock, siteUrl }: Deps,
  row: FoundRun['rows'][number],
  parts: FoundRun['entries'],
): Step {
  const lines = parts.map(
    ({ code, villaName, checkIn, checkOut, amount }) =>
      `${code} · ${villaName} · ${formatStay(checkIn, checkOut)}: ${formatKurus(amount)}`,
  );
  const less = row.reason === null ? [] : [`Eksik ödenenin nedeni: ${row.reason}`];
  return ownerMail(clock.now(), {
    template: 'sahip_odeme',
    ownerId: row.ownerId,
    dedupeKey: `payout:${row.id}`,
    variables: {
      ad_soyad: row.holder,
      tutar: formatKurus(row.amount),
      odeme_dokumu: [...lines, ...less].join('\n'),
    },
    actionUrl: `${siteUrl}/dashboard/transactions/ekstre`,
  });
}
