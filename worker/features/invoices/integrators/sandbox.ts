import { eq, sql } from 'drizzle-orm';
import { sandboxInvoices } from '#drizzle/schema/invoices.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { InvoiceIntegrator, Outcome, SentInvoice } from './port.ts';

/** Minutes until the office has taken an invoice. */
const SLOW_MINUTES = 2;

const SILENCE: Outcome = { kind: 'unclear', reason: 'Deneme: yanıt gelmedi' };

type Manner = 'refuses' | 'silent before' | 'silent after' | 'plain';
const MANNERS: Record<string, Manner> = {
  '0': 'refuses',
  '1': 'silent before',
  '2': 'silent before',
  '3': 'silent after',
  '4': 'silent after',
};

/** By the first digit of the UUID. */
const mannerOf = ({ uuid }: SentInvoice): Manner => MANNERS[uuid.slice(0, 1)] ?? 'plain';

/**
 * An integrator for demos and tests, whose manners follow from an invoice's UUID: it is slow, does
 * not answer (before or after it took an invoice), has what it is given twice once, and refuses.
 */
export function createSandbox({ db, clock }: Pick<Deps, 'db' | 'clock'>): InvoiceIntegrator {
  const find = async ({ uuid }: SentInvoice) =>
    (await db.read.select().from(sandboxInvoices).where(eq(sandboxInvoices.uuid, uuid)))[0];

  async function keep({ uuid, number }: SentInvoice, taken: boolean): Promise<void> {
    const at = instant(clock);
    await db.write([
      step(sql`insert into sandbox_invoices (uuid, number, created_at, taken)
        values (${uuid}, ${number}, ${at}, ${Number(taken)})
        on conflict (uuid) do update set taken = max(taken, ${Number(taken)})`),
    ]);
  }

  async function create(invoice: SentInvoice): Promise<Outcome> {
    const manner = mannerOf(invoice);
    if (manner === 'refuses') return { kind: 'refused', reason: 'Deneme: alıcının adresi eksik' };
    const known = await find(invoice);
    const isHeard = manner !== 'silent before' || known !== undefined;
    await keep(invoice, isHeard);
    if (!isHeard) return SILENCE;
    return manner === 'silent after' && known === undefined ? SILENCE : { kind: 'done' };
  }

  return {
    name: 'sandbox',
    create,
    state: async (invoice) => {
      const known = await find(invoice);
      if (known === undefined || !known.taken) return { kind: 'none' };
      if (known.cancelled) return { kind: 'state', state: 'cancelled', reason: '' };
      const isThrough = known.createdAt <= inMinutes(clock, -SLOW_MINUTES);
      return { kind: 'state', state: isThrough ? 'accepted' : 'sent', reason: '' };
    },
    cancel: async ({ uuid }) => {
      await db.write([step(sql`update sandbox_invoices set cancelled = 1 where uuid = ${uuid}`)]);
      return { kind: 'done' };
    },
    file: () => Promise.resolve(null),
  };
}
