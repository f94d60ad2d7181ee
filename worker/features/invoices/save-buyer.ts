import { eq } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { InvoiceBuyer, InvoiceBuyerInput } from '#domain/invoices/schema.ts';
import { invoiceBuyers } from '#drizzle/schema/invoices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { users } from '#drizzle/schema/users.ts';
import type { ReservationId, UserId } from '#domain/values/ids.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readBuyers } from './queries.ts';
import { sealNumber } from './sealed-buyer.ts';
import { toBuyer } from './show-month.ts';

/**
 * What an invoice needs of whoever pays. Without a number the stored one stays. @throws `NOT_FOUND`
 * (404) for nobody, `VALIDATION` (422) when there is no number yet
 */
export async function saveBuyer(
  deps: Deps,
  payer: string,
  input: InvoiceBuyerInput,
  actor: Actor,
): Promise<InvoiceBuyer> {
  const { number, number_kind: kind, tax_office: taxOffice, ...rest } = input;
  const before = (await readBuyers(deps.db, [payer])).get(payer);
  if (before === undefined && !(await isThere(deps.db, payer))) throw notFound('Alıcı bulunamadı.');
  const kept = before?.numberKind === kind ? before.number : '';
  if (number === '' && kept === '' && kind !== 'unknown') {
    throw refused('VALIDATION', 'Alıcının numarasını yazın ya da “Numara vermedi”yi seçin.');
  }
  const sealed =
    kind === 'unknown' ? '' : number === '' ? kept : await sealNumber(deps, payer, number);
  const write = beginWrite(deps, actor);
  const values = { ...rest, numberKind: kind, taxOffice, number: sealed };
  await write.run([
    write.upsert(invoiceBuyers, { key: payer }, values),
    write.audit('invoice_buyer.update', payer, { after: { name: rest.name, number_kind: kind } }),
  ]);
  const [row] = await deps.db.read.select().from(invoiceBuyers).where(eq(invoiceBuyers.key, payer));
  if (row === undefined) throw notFound('Alıcı bulunamadı.');
  return toBuyer(deps, row);
}

async function isThere({ read }: Database, payer: string): Promise<boolean> {
  const [kind, id = ''] = payer.split(':');
  const rows =
    kind === 'owner'
      ? await read
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, Number(id) as UserId))
      : await read
          .select({ id: reservations.id })
          .from(reservations)
          .where(eq(reservations.id, id as ReservationId));
  return rows.length === 1;
}
