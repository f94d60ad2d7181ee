import { and, eq } from 'drizzle-orm';
import { INVOICE_MOVES, INVOICE_STATE_LABELS } from '#domain/invoices/states.ts';
import type { InvoiceStatesAnswer, InvoiceStatesInput } from '#domain/invoices/schema.ts';
import { readInvoiceNumber } from '#domain/invoices/number.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';

/**
 * Writes what the integrator, or the accountant's program, answered. An answer that is there
 * already changes nothing, so the same file may come twice; a move that does not exist is named.
 */
export async function setInvoiceStates(
  deps: Deps,
  { answers }: InvoiceStatesInput,
  actor: Actor,
): Promise<InvoiceStatesAnswer> {
  const result: InvoiceStatesAnswer = { changed: 0, refused: [] };
  for (const { number, state, reason } of answers) {
    const invoice = await findInvoice(deps, number);
    if (invoice === undefined) {
      result.refused.push({ number, reason: 'Bu numarayla kesilmiş bir fatura yok.' });
    } else if (invoice.state === state) {
      continue;
    } else if (INVOICE_MOVES[invoice.state].includes(state)) {
      const write = beginWrite(deps, actor);
      await write.run([
        write.updateOne(
          invoices,
          { id: invoice.id, state: invoice.state },
          { state, stateReason: reason },
        ),
        write.audit('invoice.update', number, {
          before: { state: invoice.state },
          after: { state, reason },
        }),
      ]);
      result.changed += 1;
    } else {
      const [from, to] = [INVOICE_STATE_LABELS[invoice.state], INVOICE_STATE_LABELS[state]];
      result.refused.push({ number, reason: `“${from}” olan fatura “${to}” yapılamaz.` });
    }
  }
  return result;
}

async function findInvoice({ db }: Deps, number: string) {
  const parts = readInvoiceNumber(number);
  if (parts === null) return undefined;
  const [row] = await db.read
    .select({ id: invoices.id, state: invoices.state })
    .from(invoices)
    .where(
      and(
        eq(invoices.series, parts.series),
        eq(invoices.year, parts.year),
        eq(invoices.sequence, parts.sequence),
      ),
    );
  return row;
}
