import { conflict, notFound } from '#domain/errors.ts';
import { encodeText, type TransferLayout, transferFile } from '#domain/payouts/transfer-file.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { LAYOUT_KEY, readLayout } from '#worker/features/settings/transfer-layout.ts';
import { storeSettings } from '#worker/features/settings/stored-settings.ts';
import { handOverSteps } from './hand-over.ts';
import { findRun } from './queries.ts';
import { openIban } from './sealed-iban.ts';

export async function saveLayout(
  { db, clock }: Deps,
  layout: TransferLayout,
  actor: Actor,
): Promise<TransferLayout> {
  const before = await readLayout(db);
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    ...storeSettings(write.now, 'payout', { [LAYOUT_KEY]: JSON.stringify(layout) }),
    write.audit('settings.update', 'payout', { before, after: layout }),
  ]);
  return layout;
}

type BankFile = { bytes: Uint8Array<ArrayBuffer>; name: string; encoding: string };

/**
 * The run as a file for the bank, which counts as handed to it: its owners are told now. It contains
 * full IBANs, so the audit log is written before it is sent. @throws `NOT_FOUND`, also once names have been erased, `PAYOUT_TAKEN_BACK` (409)
 */
export async function makeBankFile(deps: Deps, id: string, actor: Actor): Promise<BankFile> {
  const [found, layout] = await Promise.all([findRun(deps.db, id), readLayout(deps.db)]);
  if (found === null) throw notFound('Böyle bir ödeme günü yok.');
  const { run, rows } = found;
  if (run.taken_back_at !== null) throw conflict('PAYOUT_TAKEN_BACK');
  if (rows.some(({ iban }) => iban === ''))
    throw notFound('Saklama süresi dolduğu için bu ödeme gününün ad ve IBAN’ları silindi.');
  const day = istanbulDay(new Date(run.created_at));
  const transfers = await Promise.all(
    rows.map(async (row) => ({
      name: row.holder,
      iban: await openIban(deps, row.id, row.iban),
      amount: row.amount,
    })),
  );
  const write = beginWrite(deps, actor);
  await write.run([
    ...handOverSteps(deps, write, found),
    write.audit('payout_run.export', id, { after: { owners: rows.length } }),
  ]);
  return {
    bytes: Uint8Array.from(encodeText(transferFile(transfers, layout, day), layout.encoding)),
    name: `odemeler-${day}.csv`,
    encoding: layout.encoding,
  };
}
