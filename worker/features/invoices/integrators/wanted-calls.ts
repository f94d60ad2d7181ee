import { inArray } from 'drizzle-orm';
import { LOOK_AFTER_MINUTES, NEVER } from '#domain/invoices/calls.ts';
import type { InvoiceState } from '#domain/invoices/states.ts';
import { invoiceCalls } from '#drizzle/schema/invoices.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import type { Step, Steps } from '#worker/platform/database/write-batch.ts';
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
 * What a clerk's choice of a state means for an invoice that today's integrator has, or may have: it
 * is asked to cancel, or to take the invoice again, and its answer is the state. `own`: the state is
 * the clerk's to set; what was not handed over yet never will be. The step refuses with
 * `STALE_VERSION` (409) when a call has gone out since `call` was read.
 */
export function callFor(
  deps: Deps,
  write: Write,
  call: Call,
  state: InvoiceState,
): { own: boolean; step: Steps } {
  const { invoiceId, integrator, stage, wish, attempts } = call;
  const want = (values: Partial<Call>) =>
    write.updateOne(
      invoiceCalls,
      { invoiceId, stage, wish, attempts },
      { dueAt: write.at, problem: '', ...values },
    );
  const isUnsent = stage === 'wanted' && wish === 'create';
  if (integrator === findIntegrator(deps)?.name) {
    if (state === 'cancelled' && stage === 'calling') {
      const dueAt = inMinutes(deps.clock, LOOK_AFTER_MINUTES);
      return { own: false, step: want({ wish: 'cancel', dueAt }) };
    }
    if (state === 'cancelled' && !isUnsent) {
      return { own: false, step: want({ wish: 'cancel', stage: 'wanted' }) };
    }
    if (state === 'sent') return { own: false, step: want({ wish: 'create', stage: 'calling' }) };
  }
  return { own: true, step: want({ dueAt: NEVER }) };
}
