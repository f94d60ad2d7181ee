import { sql } from 'drizzle-orm';
import type { InvoiceStatesAnswer, InvoiceStatesInput } from '#domain/invoices/schema.ts';
import { INVOICE_MOVES, INVOICE_STATE_LABELS, type InvoiceState } from '#domain/invoices/states.ts';
import { invoices } from '#drizzle/schema/invoices.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { callFor, readCalls } from './integrators/wanted-calls.ts';
import { numberInSql } from './number-in-sql.ts';

/**
 * Writes what the integrator, or the accountant's program, answered, all at once. An answer that is
 * there already changes nothing, so the same file may come twice; a move that does not exist is
 * named. An invoice that the integrator has is cancelled, or sent again, by asking it. @throws `STALE_VERSION` (409) when somebody else changed one of them meanwhile
 */
export async function setInvoiceStates(
  deps: Deps,
  { answers }: InvoiceStatesInput,
  actor: Actor,
): Promise<InvoiceStatesAnswer> {
  // The last answer of a number counts.
  const wanted = new Map(answers.map((answer) => [answer.number, answer]));
  const rows = await deps.db.read
    .select({ id: invoices.id, state: invoices.state, number: numberInSql })
    .from(invoices)
    .where(
      sql`${numberInSql} in (select value from json_each(${JSON.stringify([...wanted.keys()])}))`,
    );
  const stored = new Map(rows.map((row) => [row.number, row]));
  const refused = [...wanted.values()].flatMap(({ number, state }) => {
    const from = stored.get(number)?.state;
    if (from === undefined) return [{ number, reason: 'Bu numarayla kesilmiş bir fatura yok.' }];
    if (from === state || INVOICE_MOVES[from].includes(state)) return [];
    const [before, after] = [INVOICE_STATE_LABELS[from], INVOICE_STATE_LABELS[state]];
    return [{ number, reason: `“${before}” olan fatura “${after}” yapılamaz.` }];
  });
  const changes = [...wanted.values()].flatMap((answer) => {
    const row = stored.get(answer.number);
    return row !== undefined && INVOICE_MOVES[row.state].includes(answer.state)
      ? [{ ...answer, row }]
      : [];
  });
  if (changes.length > 0) {
    const write = beginWrite(deps, actor);
    const calls = await readCalls(
      deps,
      changes.map(({ row }) => row.id),
    );
    const callOf = (id: string, state: InvoiceState) => {
      const call = calls.get(id);
      return call === undefined
        ? { own: true, step: false as const }
        : callFor(deps, write, call, state);
    };
    await write.run(
      changes.map(({ number, state, reason, row }) => {
        const call = callOf(row.id, state);
        return [
          call.step,
          call.own &&
            write.updateOne(
              invoices,
              { id: row.id, state: row.state },
              { state, stateReason: reason },
            ),
          write.audit('invoice.update', number, {
            before: { state: row.state },
            after: { state, reason },
          }),
        ];
      }),
    );
  }
  return { changed: changes.length, refused };
}
