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
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { maskBuyer, readBuyers } from './buyers.ts';
import { sealNumber } from './sealed-buyer.ts';

/**
 * What an invoice needs of whoever pays. Without a number the stored one stays; `registered` null
 * leaves whether they use e-Fatura as it is. `also` is done with it. @throws `NOT_FOUND`
 * (404) for nobody, `VALIDATION` (422) when there is no number yet
 */
export async function saveBuyer(
  deps: Deps,
  payer: string,
  input: Omit<InvoiceBuyerInput, 'registered'> & { registered: boolean | null },
  actor: Actor,
  also?: (write: Write) => Step,
): Promise<InvoiceBuyer> {
  const { number_kind: numberKind, tax_office: taxOffice, ...given } = input;
  const before = (await readBuyers(deps, [payer])).get(payer);
  if (before === undefined && !(await isThere(deps.db, payer))) throw notFound('Alıcı bulunamadı.');
  const rest = { ...given, registered: given.registered ?? before?.registered ?? false };
  const kept = before?.number_kind === numberKind ? before.number : '';
  const number = numberKind === 'unknown' ? '' : input.number || kept;
  if (number === '' && numberKind !== 'unknown') {
    throw refused('VALIDATION', 'Alıcının numarasını yazın ya da “Numara vermedi”yi seçin.');
  }
  const sealed = number === '' ? '' : await sealNumber(deps, payer, number);
  const write = beginWrite(deps, actor);
  await write.run([
    write.upsert(invoiceBuyers, { key: payer }, { ...rest, numberKind, taxOffice, number: sealed }),
    also?.(write),
    write.audit('invoice_buyer.update', payer, {
      after: { name: rest.name, number_kind: numberKind },
    }),
  ]);
  return maskBuyer({ ...input, ...rest, number });
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
