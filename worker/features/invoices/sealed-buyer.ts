import { notFound } from '#domain/errors.ts';
import type { InvoiceParty } from '#domain/invoices/invoice.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

/* Identity and tax numbers are sealed for their own row: copied to another they cannot be read. */

const ofBuyer = (key: string) => `invoice_buyer:${key}`;
const ofInvoice = (id: string) => `invoice:${id}`;

export const sealNumber = ({ secrets }: Deps, key: string, number: string): Promise<string> =>
  sealText(secrets.data, ofBuyer(key), number);

/** @throws when it was sealed under a lost key */
export const openNumber = ({ secrets }: Deps, key: string, sealed: string): Promise<string> =>
  openText(secrets.data, ofBuyer(key), sealed);

/** The buyer as it stands on an issued invoice, whatever becomes of the person's record. */
export const sealParty = ({ secrets }: Deps, id: string, party: InvoiceParty): Promise<string> =>
  sealText(secrets.data, ofInvoice(id), JSON.stringify(party));

/** @throws `NOT_FOUND` once the law does not ask any more to keep who bought; or under a lost key */
export async function openParty(
  { secrets }: Deps,
  id: string,
  sealed: string,
): Promise<InvoiceParty> {
  if (sealed === '') {
    throw notFound('Bu faturanın alıcısı, saklama süresi dolduğu için silinmiş.');
  }
  return JSON.parse(await openText(secrets.data, ofInvoice(id), sealed));
}
