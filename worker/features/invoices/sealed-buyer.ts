import type { BuyerNumberKind } from '#domain/invoices/states.ts';
import type { InvoiceParty, PartyNumber } from '#domain/invoices/invoice.ts';
import { maskIdentityNumber } from '#domain/values/identity-number.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';
import type { BuyerRow } from './queries.ts';

/* Identity and tax numbers are sealed for their own row: copied to another they cannot be read. */

const ofBuyer = (key: string) => `invoice_buyer:${key}`;
const ofInvoice = (id: string) => `invoice:${id}`;

export const sealNumber = ({ secrets }: Deps, key: string, number: string): Promise<string> =>
  sealText(secrets.data, ofBuyer(key), number);

/** The number for the screen; when it was sealed under a lost key, nothing of it is shown. */
export async function showNumber({ secrets }: Deps, { key, number }: BuyerRow): Promise<string> {
  if (number === '') return '';
  return openText(secrets.data, ofBuyer(key), number).then(maskIdentityNumber, () => '•••');
}

/** The buyer as an invoice names it. @throws when the number was sealed under a lost key */
export async function toParty({ secrets }: Deps, row: BuyerRow): Promise<InvoiceParty> {
  const number =
    row.number === '' ? '' : await openText(secrets.data, ofBuyer(row.key), row.number);
  return {
    number: partyNumber(row.numberKind, number),
    name: row.name,
    ...(row.taxOffice !== '' && { taxOffice: row.taxOffice }),
    address: {
      street: row.street,
      district: row.district,
      city: row.city,
      country: row.country,
    },
  };
}

const partyNumber = (kind: BuyerNumberKind, number: string): PartyNumber =>
  kind === 'unknown' ? { kind } : { kind, number };

/** The buyer as it stands on an issued invoice, whatever becomes of the person's record. */
export const sealParty = ({ secrets }: Deps, id: string, party: InvoiceParty): Promise<string> =>
  sealText(secrets.data, ofInvoice(id), JSON.stringify(party));

export const openParty = async (
  { secrets }: Deps,
  id: string,
  sealed: string,
): Promise<InvoiceParty> => JSON.parse(await openText(secrets.data, ofInvoice(id), sealed));
