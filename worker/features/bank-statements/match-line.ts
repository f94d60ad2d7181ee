import { eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import type { BankLine, MatchInput, SetAsideInput } from '#domain/bank-statements/schema.ts';
import { bankLineMatches, bankLines } from '#drizzle/schema/bank-statements.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { payouts } from '#drizzle/schema/payouts.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard, type Step, type Steps } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { findRunOf, handOverSteps } from '#worker/features/payouts/hand-over.ts';
import { showLine } from './show-lines.ts';

const settled = () => conflict('BANK_LINE_SETTLED');

/**
 * Says which transfer of the books a line is. One that waited for the bank counts as made, and its
 * mail leaves; a payout run is handed over once all of its transfers are on a statement.
 * @throws `NOT_FOUND`, `BANK_LINE_SETTLED` (409) when it does not fit or was matched meanwhile
 */
export async function matchLine(
  deps: Deps,
  lineId: string,
  { of, id }: MatchInput,
  actor: Actor,
): Promise<BankLine> {
  await lineOf(deps, lineId);
  const write = beginWrite(deps, actor);
  const steps =
    of === 'entry'
      ? await entrySteps(deps, write, lineId, id)
      : await payoutSteps(deps, write, lineId, of, id);
  await write.run([steps, write.audit('bank_line.match', lineId, { after: { of, id } })]);
  return lineOf(deps, lineId);
}

/** @throws `NOT_FOUND` */
async function lineOf({ db }: Deps, id: string): Promise<BankLine> {
  const line = await showLine(db, id);
  if (line === null) throw notFound('Böyle bir ekstre satırı yok.');
  return line;
}

async function entrySteps(deps: Deps, write: Write, lineId: string, id: string): Promise<Steps> {
  const [entry] = await deps.db.read
    .select({ amount: transactions.amount, waits: transactions.awaitsBank })
    .from(transactions)
    .where(eq(transactions.id, id));
  if (entry === undefined) throw notFound('Böyle bir ödeme kaydı yok.');
  return [
    matchStep(write, lineId, { transactionId: id, amount: entry.amount }),
    entry.waits && [
      ...write.updateOne(transactions, { id, awaitsBank: true }, { awaitsBank: false }),
      write.audit('transaction.send', id, { after: { awaitsBank: false } }),
    ],
  ];
}

async function payoutSteps(
  deps: Deps,
  write: Write,
  lineId: string,
  of: 'payout' | 'run',
  id: string,
): Promise<Steps> {
  const found = await findRunOf(deps.db, of, id);
  if (found === null) throw notFound('Böyle bir ev sahibi ödemesi yok.');
  const paid = found.rows.filter((row) => row.amount > 0 && (of === 'run' || row.id === id));
  const unmatched = unmatchedOf(found.run.id);
  const [row] = await deps.db.read.all<{ others: number }>(sql`select ${unmatched} as others`);
  const left = (row?.others ?? 0) - paid.length;
  return [
    paid.map((row) => matchStep(write, lineId, { payoutId: row.id, amount: row.amount })),
    // A colleague who matches the others meanwhile would leave the run to nobody.
    guard('payout_run.others', sql`${unmatched} = ${left}`, () => conflict('STALE_VERSION')),
    left <= 0 && handOverSteps(deps, write, found),
  ];
}

/** How many transfers of a run are on no statement yet. */
const unmatchedOf = (runId: string) => sql`(select count(*) from ${payouts} p
  where p.run_id = ${runId} and p.amount > 0
    and not exists (select 1 from ${bankLineMatches} m where m.payout_id = p.id))`;

const matchStep = (
  write: Write,
  lineId: string,
  target: { transactionId?: string; payoutId?: string; amount: number },
): Step =>
  write.insert(
    bankLineMatches,
    { ...target, id: write.newId(), lineId, createdBy: write.actor.userId },
    settled,
  );

/**
 * Lets go of what a line was matched with by hand. What was recorded from it stays until it is taken
 * back as entered wrongly. @throws `NOT_FOUND`, `BANK_LINE_SETTLED` (409) when nothing can be let go
 */
export async function releaseLine(deps: Deps, lineId: string, actor: Actor): Promise<BankLine> {
  const { matches } = await lineOf(deps, lineId);
  if (!matches.some(({ booked }) => !booked)) {
    throw conflict(
      'BANK_LINE_SETTLED',
      'Bu satırdan yazılan ödeme, Ödemeler ekranında “Yanlış yazıldı” ile geri alınır.',
    );
  }
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(bankLineMatches, { lineId, booked: false }),
    write.audit('bank_line.release', lineId, {
      before: { matches: matches.filter(({ booked }) => !booked).map(({ id }) => id) },
    }),
  ]);
  return lineOf(deps, lineId);
}

/** Sets a line aside that is none of the books', or takes it up again. @throws `NOT_FOUND`, `BANK_LINE_SETTLED` */
export async function setLineAside(
  deps: Deps,
  lineId: string,
  { ignored }: SetAsideInput,
  actor: Actor,
): Promise<BankLine> {
  const before = await lineOf(deps, lineId);
  if (before.ignored === ignored) return before;
  const write = beginWrite(deps, actor);
  await write.run([
    write.update(bankLines, { id: lineId }, { ignored }, settled),
    write.audit('bank_line.set_aside', lineId, {
      before: { ignored: before.ignored },
      after: { ignored },
    }),
  ]);
  return lineOf(deps, lineId);
}
