import { asc, count, eq, or, sql } from 'drizzle-orm';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { openAmount } from '#domain/payments/rules.ts';
import { pick } from '#domain/values/pick.ts';
import { mailTemplates } from '#drizzle/schema/mail.ts';
import { banks, transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { ledgerColumns } from './ledger/ledger-columns.ts';
import { entryColumns, selectEntries } from './ledger/list-queries.ts';

/** The columns of a reservation that payments need. */
const payableColumns = {
  ...pick(reservations, 'id', 'code', 'status', 'version', 'villaId', 'email', 'checkIn'),
  ...pick(reservations, 'checkOut', 'total', 'prepayment', 'agencyExtras', 'deposit', 'createdAt'),
  ...pick(reservations, 'paymentParts', 'commission', 'source', 'kept', 'language'),
  ...pick(reservations, 'holdExpiresAt', 'optionExpiresAt'),
};

/** A reservation by its code or id; clerks may enter either. */
const named = (codeOrId: string) =>
  or(
    eq(reservations.code, codeOrId.toUpperCase().replaceAll(' ', '')),
    eq(reservations.id, codeOrId),
  );

/**
 * A reservation with the sums of its ledger, whether a template is active, and the number of bank
 * accounts, in one trip; null when unknown.
 */
export async function findPayable(db: Database, codeOrId: string, template: string | null) {
  const { found, entries, templates, accounts } = await readTogether(db, {
    found: db.read.select(payableColumns).from(reservations).where(named(codeOrId)).limit(1),
    entries: db.read
      .select(ledgerColumns)
      .from(transactions)
      .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
      .where(named(codeOrId)),
    templates: db.read
      .select({ active: mailTemplates.active })
      .from(mailTemplates)
      .where(eq(mailTemplates.key, template ?? '')),
    accounts: db.read.select({ open: count() }).from(banks).where(eq(banks.active, true)),
  });
  const [reservation] = found;
  if (reservation === undefined) return null;
  return {
    reservation,
    sums: ledgerSums(entries),
    entries: entries.length,
    isTemplateOff: templates[0]?.active === false,
    openAccounts: accounts[0]?.open ?? 0,
  };
}

export type Payable = NonNullable<Awaited<ReturnType<typeof findPayable>>>;

/** What can still be refunded of a card payment through its provider; pending refunds count. */
const refundableLeft = sql<number>`case
  when ${transactions.provider} is not null and ${transactions.providerRef} is not null
    and ${transactions.status} = 'succeeded' and ${transactions.refundOf} is null
  then ${transactions.amount} - coalesce((
    select sum(back.amount) from transactions back
    where back.refund_of = "transactions"."id" and back.status in ('succeeded', 'pending')), 0)
  else 0 end`;

/** An entry with its reservation's money and whole ledger, in one trip; null when unknown. */
export async function findTransaction(db: Database, id: string) {
  const reservationId = sql`(select reservation_id from transactions where id = ${id})`;
  const { found, entries, stays } = await readTogether(db, {
    found: db.read
      .select({
        provider_ref: transactions.providerRef,
        rate: transactions.rate,
        refundable: refundableLeft,
      })
      .from(transactions)
      .where(eq(transactions.id, id)),
    entries: selectEntries(db)
      .where(eq(transactions.reservationId, reservationId))
      .orderBy(asc(entryColumns.created_at), asc(transactions.id)),
    stays: db.read
      .select(payableColumns)
      .from(reservations)
      .where(eq(reservations.id, reservationId)),
  });
  const [extra] = found;
  const [reservation] = stays;
  const entry = entries.find((other) => other.id === id);
  if (extra === undefined || reservation === undefined || entry === undefined) return null;
  // What was refunded by hand cannot be refunded to the card as well.
  const left = openAmount('refund', ledgerSums(entries), reservation);
  const refundable = Math.min(extra.refundable, left);
  return { entry: { ...entry, ...extra, refundable }, entries, reservation };
}
