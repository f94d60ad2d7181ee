import { eq } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import { hasVoucher } from '#domain/guest-documents/voucher.ts';
import type { StayInvoice } from '#domain/stay-page/admin-schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayInvoices } from '#drizzle/schema/stay-page.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { storePrivateFile } from '#worker/platform/files/private-file.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { selectInvoicesOfStay } from '#worker/features/invoices/of-stay.ts';
import { getOwnStay } from '../open-stay.ts';

const PDF = { name: 'fatura', called: 'Fatura', only: 'pdf' } as const;

/**
 * The invoices of a stay: the file that its guest finds, and the register's. @throws `NOT_FOUND` for
 * an unknown stay
 */
export async function showInvoice(deps: Deps, id: string): Promise<StayInvoice> {
  const { stays, register } = await readTogether(deps.db, {
    stays: selectStay(deps.db, id),
    register: selectInvoicesOfStay(deps.db, id),
  });
  const { invoice } = known(stays);
  return { invoice: invoice && { uploadedAt: invoice.createdAt }, register };
}

/**
 * Stores the invoice of a sold stay; a new one replaces the old, whose file the sweep deletes. Three
 * trips. @throws `NOT_FOUND`, `NOT_IN_THIS_STATE` (422), `TOO_LARGE` (413),
 * `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export async function keepInvoice(
  deps: Deps,
  id: string,
  file: File,
  actor: Actor,
): Promise<StayInvoice> {
  const { status } = await getStay(deps, id);
  if (!hasVoucher(status)) {
    throw refused('NOT_IN_THIS_STATE', 'Fatura, onaylanan bir konaklamaya yüklenir.');
  }
  const key = await storePrivateFile(deps, file, PDF);
  const write = beginWrite(deps, actor);
  await write.run([
    write.upsert(
      stayInvoices,
      { reservationId: id },
      {
        createdAt: write.at,
        file: key,
        createdBy: actor.userId,
      },
    ),
    write.audit('stay_invoice.upload', id, { entity: 'reservation', after: { size: file.size } }),
  ]);
  return showInvoice(deps, id);
}

/** Removes the invoice of a stay; the sweep deletes its file. @throws `NOT_FOUND` */
export async function removeInvoice(deps: Deps, id: string, actor: Actor): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(stayInvoices, { reservationId: id }),
    changedOne('stay_invoice.there', none),
    write.audit('stay_invoice.delete', id, { entity: 'reservation' }),
  ]);
}

/** @throws `NOT_FOUND` */
export async function findInvoice(deps: Deps, id: string): Promise<StoredFile> {
  return getFile(deps, (await getStay(deps, id)).invoice?.file ?? null);
}

/** The same for the guest who booked, by the private link, named in their language. @throws `NOT_FOUND` */
export async function findGuestInvoice(
  deps: Deps,
  token: string,
): Promise<{ body: StoredFile['body']; name: string }> {
  const { house, stay } = await getOwnStay(deps, token);
  const { files } = await loadPaperMessages(stay.row.language ?? FIRST_LANGUAGE);
  const { body } = await getFile(deps, house.invoice);
  return { body, name: files.invoice };
}

async function getFile({ files }: Pick<Deps, 'files'>, key: string | null): Promise<StoredFile> {
  const file = key === null ? null : await files.find(key);
  if (file === null) throw none();
  return file;
}

const none = () => notFound('Bu konaklamanın faturası yüklenmemiş.');

const selectStay = ({ read }: Database, id: string) =>
  read
    .select({ status: reservations.status, invoice: stayInvoices })
    .from(reservations)
    .leftJoin(stayInvoices, eq(stayInvoices.reservationId, reservations.id))
    .where(eq(reservations.id, id));

const getStay = async ({ db }: Pick<Deps, 'db'>, id: string) => known(await selectStay(db, id));

function known<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound('Böyle bir rezervasyon yok.');
  return row;
}
