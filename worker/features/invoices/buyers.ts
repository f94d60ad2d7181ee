import { sql } from 'drizzle-orm';
import { readAddress } from '#domain/invoices/agency.ts';
import type { InvoiceParty } from '#domain/invoices/invoice.ts';
import type { InvoiceBuyer } from '#domain/invoices/schema.ts';
import { maskIdentityNumber } from '#domain/values/identity-number.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { invoiceBuyers } from '#drizzle/schema/invoices.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openIdentityNumber } from '#worker/features/users/identity-number.ts';
import { openNumber } from './sealed-buyer.ts';

/** Who pays, as an invoice names them; the number is not masked: '' where none can be read. */
export type Buyer = InvoiceBuyer;

/**
 * The buyers of these payers: as saved for invoices, or of an owner what the owner's own record
 * says, where number and address are complete there.
 */
export async function readBuyers(
  deps: Deps,
  payers: readonly string[],
): Promise<Map<string, Buyer>> {
  if (payers.length === 0) return new Map();
  const named = JSON.stringify(payers);
  const { saved, owners } = await readTogether(deps.db, {
    saved: deps.db.read
      .select()
      .from(invoiceBuyers)
      .where(sql`${invoiceBuyers.key} in (select value from json_each(${named}))`),
    owners: deps.db.read
      .select()
      .from(userDetails)
      .where(
        sql`${userDetails.userId} in (select cast(substr(value, 7) as integer) from json_each(${named})
          where value like 'owner:%')`,
      ),
  });
  const ofOwners = await Promise.all(owners.map((row) => ownerAsBuyer(deps, row)));
  const ofSaved = await Promise.all(saved.map((row) => savedBuyer(deps, row)));
  return new Map([...ofOwners.filter((one) => one !== null), ...ofSaved]);
}

type Entry = [payer: string, buyer: Buyer];

async function savedBuyer(deps: Deps, row: typeof invoiceBuyers.$inferSelect): Promise<Entry> {
  const number =
    row.number === '' ? '' : await openNumber(deps, row.key, row.number).catch(() => '');
  const { name, street, district, city, country, registered } = row;
  const where = { street, district, city, country };
  return [
    row.key,
    { number_kind: row.numberKind, number, name, tax_office: row.taxOffice, ...where, registered },
  ];
}

async function ownerAsBuyer(
  deps: Deps,
  { userId, firstName, lastName, identityNumber, address }: typeof userDetails.$inferSelect,
): Promise<Entry | null> {
  const where = readAddress(address ?? '');
  if (identityNumber === null || where === null) return null;
  const number = await openIdentityNumber(deps, userId, identityNumber).catch(() => '');
  if (!isTckn(number)) return null;
  const name = `${firstName} ${lastName}`;
  return [
    `owner:${userId}`,
    { number_kind: 'tckn', number, name, tax_office: '', ...where, registered: false },
  ];
}

/** As the dashboard reads it. */
export const maskBuyer = (buyer: Buyer): InvoiceBuyer => ({
  ...buyer,
  number: maskIdentityNumber(buyer.number),
});

/** As an invoice names it. */
export function toParty({ number_kind: kind, number, name, ...more }: Buyer): InvoiceParty {
  const { tax_office: taxOffice, street, district, city, country } = more;
  return {
    number: kind === 'unknown' ? { kind } : { kind, number },
    name,
    ...(taxOffice !== '' && { taxOffice }),
    address: { street, district, city, country },
  };
}
