import { inArray } from 'drizzle-orm';
import { NEVER } from '#domain/invoices/calls.ts';
import type { InvoiceState } from '#domain/invoices/states.ts';
import { invoiceCalls } from '#drizzle/schema/invoices.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Write } from '#worker/platform/write.ts';
import { findIntegrator } from './find-integrator.ts';

type Call = typeof invoiceCalls.$inferSelect;

/** An invoice that is issued goes to the integrator, if there is one. */
export function wantCreated(deps: Deps, write: Write, invoiceId: string): Step | false {
  const integrator = findIntegrator(deps);
  return (
    integrator !== null &&
    write.insert(invoiceCalls, {
      invoiceId,
      integrator: integrator.name,
      stage: 'wanted',
      wish: 'create',
      dueAt: write.at,
    })
  );
}

export async function readCalls({ db }: Deps, ids: readonly string[]): Promise<Map<string, Call>> {
  if (ids.length === 0) return new Map();
  const rows = await db.read
    .select()
    .from(invoiceCalls)
    .where(inArray(invoiceCalls.invoiceId, [...ids]));
  return new Map(rows.map((row) => [row.invoiceId, row]));
}

/**
 * What a clerk's choice of a state means for an invoice that the integrator has, or may have: it is
 * asked to cancel, or to take the invoice again, and its answer is the state. `own`: the state is the
 * clerk's to set; what was not handed over yet never will be.
 */
export function callFor(
  write: Write,
  call: Call,
  state: InvoiceState,
): { own: boolean; step: Step } {
  const { invoiceId, stage, attempts } = call;
  const want = (values: Partial<Call>) =>
    write.update(invoiceCalls, { invoiceId }, { dueAt: write.at, problem: '', ...values });
  const isUnsent = stage === 'wanted' && attempts === 0;
  if (state === 'cancelled' && !isUnsent) {
    return { own: false, step: want({ wish: 'cancel', stage: 'wanted' }) };
  }
  if (state === 'sent') return { own: false, step: want({ wish: 'create', stage: 'calling' }) };
  return { own: true, step: want({ dueAt: NEVER }) };
}
