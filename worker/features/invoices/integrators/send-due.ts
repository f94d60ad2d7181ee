import { and, asc, eq, lte } from 'drizzle-orm';
import {
  type CallStage,
  type CallWish,
  LOOK_AFTER_MINUTES,
  NEVER,
} from '#domain/invoices/calls.ts';
import { DomainError } from '#domain/errors.ts';
import { INVOICE_MOVES, type InvoiceState } from '#domain/invoices/states.ts';
import { invoiceCalls, invoices } from '#drizzle/schema/invoices.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { logError } from '#worker/platform/log.ts';
import { taskTime } from '#worker/platform/task-time.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { numberInSql } from '../number-in-sql.ts';
import { openParty } from '../sealed-buyer.ts';
import { readUbl } from '../write-files.ts';
import { findIntegrator } from './find-integrator.ts';
import type { InvoiceIntegrator, Outcome, Paper, SentInvoice, Standing } from './port.ts';

const SYSTEM: Actor = { kind: 'system', userId: null, ip: null, requestId: null };

/** Invoices of one run; the next minute continues. */
const RUN_LIMIT = 25;
/** Minutes until an invoice that is on its way is asked about again, and the most. */
const ASK_AFTER_MINUTES = 2;
const MAX_MINUTES = 6 * 60;

const NOT_FOUND = 'Entegratörde bulunamadı';
const CANCELLED: Standing = { kind: 'state', state: 'cancelled', reason: '' };

type Call = typeof invoiceCalls.$inferSelect;
type Due = Call & SentInvoice & { buyer: string; state: InvoiceState };

/**
 * Hands issued invoices over to the integrator, asks what became of them, and cancels. A call is
 * written down before it is made; one without a clear answer is never repeated before the
 * integrator's own word was read. An invoice that fails is logged and does not stop the others.
 * @returns how many were handled
 */
export async function sendDueInvoices(deps: Deps): Promise<number> {
  const integrator = findIntegrator(deps);
  if (integrator === null) return 0;
  const isOver = taskTime(deps.clock);
  let handled = 0;
  for (const due of await listDue(deps, integrator.name)) {
    if (isOver()) break;
    try {
      if (await claim(deps, due)) await handle(deps, integrator, due);
    } catch (error) {
      // Lost to a clerk's choice: the next look goes by that.
      if (!(error instanceof DomainError)) logError({ at: 'invoice to the integrator' }, error);
    }
    handled += 1;
  }
  return handled;
}

async function listDue(deps: Deps, integrator: string): Promise<Due[]> {
  const rows = await deps.db.read
    .select({ call: invoiceCalls, invoice: invoices, number: numberInSql })
    .from(invoiceCalls)
    .innerJoin(invoices, eq(invoices.id, invoiceCalls.invoiceId))
    .where(
      and(eq(invoiceCalls.integrator, integrator), lte(invoiceCalls.dueAt, instant(deps.clock))),
    )
    .orderBy(asc(invoiceCalls.dueAt), asc(invoiceCalls.invoiceId))
    .limit(RUN_LIMIT);
  return rows.map(({ call, invoice, number }) => {
    const { uuid, profile, buyer, state } = invoice;
    return { ...call, uuid, number, profile, buyer, state };
  });
}

/** Writes the call down; false when another run has it. */
async function claim(deps: Deps, { invoiceId, attempts, dueAt }: Due): Promise<boolean> {
  const [result] = await deps.db.write([
    step(
      build
        .update(invoiceCalls)
        .set({
          stage: 'calling',
          attempts: attempts + 1,
          dueAt: inMinutes(deps.clock, LOOK_AFTER_MINUTES),
          updatedAt: instant(deps.clock),
        })
        .where(
          and(
            eq(invoiceCalls.invoiceId, invoiceId),
            eq(invoiceCalls.attempts, attempts),
            eq(invoiceCalls.dueAt, dueAt),
          ),
        ),
    ),
  ]);
  return result?.rowsAffected === 1;
}

async function handle(deps: Deps, integrator: InvoiceIntegrator, due: Due): Promise<void> {
  const isCancelling = due.wish === 'cancel';
  if (due.stage !== 'wanted' || isCancelling) {
    const standing = await integrator.state(due);
    if (isCancelling && standing.kind === 'none') {
      // What the office has taken is not undone because the integrator does not find it.
      return due.state === 'accepted' ? keep(deps, due, NOT_FOUND) : settle(deps, due, CANCELLED);
    }
    if (!isToRepeat(standing, due)) return settle(deps, due, standing);
  }
  const outcome = isCancelling
    ? await integrator.cancel(due)
    : await handOver(deps, integrator, due);
  if (outcome.kind !== 'refused') return settle(deps, due, afterCall(outcome, due.wish));
  if (isCancelling) return keep(deps, due, outcome.reason);
  const failed = { kind: 'state', state: 'failed', reason: outcome.reason } as const;
  return settle(deps, due, failed, 'wanted');
}

async function handOver(deps: Deps, integrator: InvoiceIntegrator, due: Due): Promise<Outcome> {
  let paper: Paper;
  try {
    const { number } = await openParty(deps, due.invoiceId, due.buyer);
    const buyerNumber = number.kind === 'unknown' ? '' : number.number;
    paper = { xml: (await readUbl(deps, due.invoiceId)).xml, buyerNumber };
  } catch (error) {
    logError({ at: 'invoice for the integrator' }, error);
    return { kind: 'unclear', reason: 'Fatura okunamadı' };
  }
  return integrator.create(due, paper);
}

/** The row of a call, while what was called is still what is wanted. */
const rowOf = ({ invoiceId, attempts, wish }: Due) => ({ invoiceId, attempts: attempts + 1, wish });

/** A cancellation that is refused leaves the invoice as it is. */
async function keep(deps: Deps, due: Due, problem: string): Promise<void> {
  const isOver = due.state === 'accepted' || due.state === 'failed';
  const dueAt = isOver ? NEVER : inMinutes(deps.clock, ASK_AFTER_MINUTES);
  const write = beginWrite(deps, SYSTEM);
  const kept = { problem, wish: 'create', stage: 'known', dueAt } as const;
  await deps.db.write([write.update(invoiceCalls, rowOf(due), kept)]);
}

/** What was wanted has not happened, by the integrator's own word. */
const isToRepeat = (standing: Standing, { wish }: Due): boolean =>
  wish === 'create'
    ? standing.kind === 'none'
    : standing.kind === 'state' && standing.state !== 'cancelled';

const afterCall = (outcome: Exclude<Outcome, { kind: 'refused' }>, wish: CallWish): Standing =>
  outcome.kind === 'unclear'
    ? outcome
    : { kind: 'state', state: wish === 'cancel' ? 'cancelled' : 'sent', reason: '' };

/**
 * Writes what is known; what is not stays to be asked. @throws `STALE_VERSION` (409) when a clerk
 * wanted something else meanwhile
 */
async function settle(
  deps: Deps,
  due: Due,
  standing: Standing,
  stage: CallStage = 'known',
): Promise<void> {
  const { invoiceId, attempts, number, state: before } = due;
  const minutes = Math.min(MAX_MINUTES, ASK_AFTER_MINUTES * 2 ** Math.min(10, attempts));
  const write = beginWrite(deps, SYSTEM);
  if (standing.kind !== 'state') {
    const problem = standing.kind === 'none' ? NOT_FOUND : standing.reason;
    const dueAt = inMinutes(deps.clock, Math.max(LOOK_AFTER_MINUTES, minutes));
    await deps.db.write([write.update(invoiceCalls, rowOf(due), { problem, dueAt })]);
    return;
  }
  const { state, reason } = standing;
  const known = {
    stage,
    // Of an answered call it is why the integrator did not cancel.
    problem: due.stage === 'known' ? due.problem : '',
    dueAt: state === 'sent' ? inMinutes(deps.clock, minutes) : NEVER,
  };
  if (state === before || !INVOICE_MOVES[before].includes(state)) {
    await deps.db.write([write.update(invoiceCalls, rowOf(due), known)]);
    return;
  }
  await write.run([
    write.updateOne(invoiceCalls, rowOf(due), known),
    write.updateOne(invoices, { id: invoiceId, state: before }, { state, stateReason: reason }),
    write.audit('invoice.update', number, { before: { state: before }, after: { state, reason } }),
  ]);
}
