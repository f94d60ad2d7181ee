import { and, asc, eq, lte } from 'drizzle-orm';
import { type CallWish, NEVER } from '#domain/invoices/calls.ts';
import { INVOICE_MOVES, type InvoiceState } from '#domain/invoices/states.ts';
import { invoiceCalls, invoices } from '#drizzle/schema/invoices.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { numberInSql } from '../number-in-sql.ts';
import { openParty } from '../sealed-buyer.ts';
import { readUbl } from '../write-files.ts';
import { findIntegrator } from './find-integrator.ts';
import type { InvoiceIntegrator, Outcome, SentInvoice, Standing } from './port.ts';

const SYSTEM: Actor = { kind: 'system', userId: null, ip: null, requestId: null };

/** Invoices of one run; the next minute continues. */
const RUN_LIMIT = 25;
/** No run may keep the other tasks of its minute waiting for longer. */
const RUN_MS = 40_000;
/** Minutes until an unknown outcome is looked up; longer than any call may still be on its way. */
const LOOK_AFTER_MINUTES = 5;
/** Minutes until an invoice that is on its way is asked about again, and the most. */
const ASK_AFTER_MINUTES = 2;
const MOST_MINUTES = 6 * 60;

type Call = typeof invoiceCalls.$inferSelect;
type Due = Call & SentInvoice & { state: InvoiceState };

/**
 * Hands issued invoices over to the integrator, asks what became of them, and cancels. A call is
 * written down before it is made; one without a clear answer is never repeated before the
 * integrator's own word was read. @returns how many were handled
 */
export async function sendDueInvoices(deps: Deps): Promise<number> {
  const integrator = findIntegrator(deps);
  if (integrator === null) return 0;
  const start = deps.clock.now().getTime();
  let handled = 0;
  for (const due of await listDue(deps, integrator.name)) {
    if (deps.clock.now().getTime() - start > RUN_MS) break;
    if (await claim(deps, due)) await handle(deps, integrator, due);
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
  return Promise.all(
    rows.map(async ({ call, invoice, number }) => {
      const party = await openParty(deps, invoice.id, invoice.buyer);
      const buyerNumber = party.number.kind === 'unknown' ? '' : party.number.number;
      const { uuid, profile, state } = invoice;
      return { ...call, uuid, number, profile, buyerNumber, state };
    }),
  );
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
  if (due.stage !== 'wanted') {
    const standing = await integrator.state(due);
    if (!isToRepeat(standing, due)) return settle(deps, due, standing);
  }
  const outcome =
    due.wish === 'cancel'
      ? await integrator.cancel(due)
      : await integrator.create(due, await readUbl(deps, due.invoiceId));
  if (outcome.kind === 'refused' && due.wish === 'cancel') return keep(deps, due, outcome.reason);
  return settle(deps, due, afterCall(outcome, due.wish));
}

/** A cancellation that is refused leaves the invoice as it is. */
async function keep({ db }: Deps, { invoiceId }: Due, problem: string): Promise<void> {
  await db.write([
    step(
      build
        .update(invoiceCalls)
        .set({ problem, wish: 'create', stage: 'known', dueAt: NEVER })
        .where(eq(invoiceCalls.invoiceId, invoiceId)),
    ),
  ]);
}

/** What was wanted has not happened, by the integrator's own word. */
const isToRepeat = (standing: Standing, { wish, stage }: Due): boolean =>
  wish === 'create'
    ? standing.kind === 'none'
    : stage === 'calling' && standing.kind === 'state' && standing.state !== 'cancelled';

function afterCall(outcome: Outcome, wish: CallWish): Standing {
  if (outcome.kind === 'unclear') return outcome;
  if (outcome.kind === 'done') {
    return { kind: 'state', state: wish === 'cancel' ? 'cancelled' : 'sent', reason: '' };
  }
  return { kind: 'state', state: 'failed', reason: outcome.reason };
}

/** Writes what is known; what is not stays to be asked. */
async function settle(deps: Deps, due: Due, standing: Standing): Promise<void> {
  const { invoiceId, attempts, number, state: before } = due;
  const which = { invoiceId, attempts: attempts + 1 };
  const minutes = Math.min(MOST_MINUTES, ASK_AFTER_MINUTES * 2 ** Math.min(10, attempts));
  if (standing.kind !== 'state') {
    const problem = standing.kind === 'none' ? 'Entegratörde bulunamadı' : standing.reason;
    const dueAt = inMinutes(deps.clock, Math.max(LOOK_AFTER_MINUTES, minutes));
    await deps.db.write([
      step(
        build
          .update(invoiceCalls)
          .set({ problem, dueAt })
          .where(eq(invoiceCalls.invoiceId, invoiceId)),
      ),
    ]);
    return;
  }
  const { state, reason } = standing;
  const isOver = state !== 'sent';
  const write = beginWrite(deps, SYSTEM);
  const moves = state !== before && INVOICE_MOVES[before].includes(state);
  await write.run([
    write.update(invoiceCalls, which, {
      stage: 'known',
      problem: '',
      dueAt: isOver ? NEVER : inMinutes(deps.clock, minutes),
    }),
    moves &&
      write.updateOne(invoices, { id: invoiceId, state: before }, { state, stateReason: reason }),
    write.audit('invoice.update', number, { before: { state: before }, after: { state, reason } }),
  ]);
}
