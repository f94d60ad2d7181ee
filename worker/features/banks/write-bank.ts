import { sql } from 'drizzle-orm';
import type { Bank, BankInput, BankUpdate, KarekodInput } from '#domain/banks/admin-schema.ts';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { sampleKarekod } from '#domain/karekod/payload.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { bankAlarms } from './bank-alarms.ts';
import { toBank } from './present.ts';
import { type BankRow, getBankRow } from './queries.ts';

const missing = () => notFound('Böyle bir banka hesabı yok.');
const ibanTaken = () => conflict('IBAN_TAKEN');
const changed = () => conflict('STALE_VERSION');

/** Adds an account; last by default. @throws `IBAN_TAKEN` (409) */
export async function createBank(deps: Deps, input: BankInput, actor: Actor): Promise<Bank> {
  const { bank, holder, iban, branch, currency, active = true } = input;
  const row = { bankName: bank, accountHolder: holder, iban, branch, currency, active };
  const last = sql`(select coalesce(max(display_order), 0) + 1 from banks)`;
  const write = beginWrite(deps, actor);
  const added = write.insert(banks, { ...row, displayOrder: input.order ?? last }, ibanTaken);
  const written = await write.run([
    added,
    write.audit('bank.create', sql`last_insert_rowid()`, { after: row }),
    await bankAlarms(deps, row, 'eklendi', actor),
  ]);
  return toBank(await getBankRow(deps.db, written.idOf(added)));
}

/** Updates an account; fields left out are unchanged. @throws `IBAN_TAKEN` (409), `NOT_FOUND` */
export async function updateBank(
  deps: Deps,
  id: number,
  input: BankUpdate,
  actor: Actor,
): Promise<Bank> {
  const before = await getBankRow(deps.db, id);
  const after = {
    bankName: input.bank ?? before.bankName,
    accountHolder: input.holder ?? before.accountHolder,
    iban: input.iban ?? before.iban,
    branch: input.branch ?? before.branch,
    currency: input.currency ?? before.currency,
    active: input.active ?? before.active,
    displayOrder: input.order ?? before.displayOrder,
  };
  const isMoved = Object.keys(input).every((field) => field === 'order');
  const write = beginWrite(deps, actor);
  await write.run([
    write.update(banks, { id }, { ...after }, ibanTaken),
    changedOne('bank.there', missing),
    write.audit('bank.update', id, { before, after }),
    isMoved ? null : await bankAlarms(deps, after, 'değişti', actor),
  ]);
  // The karekod of another number is forgotten (drizzle/rules/karekod-is-tried.sql).
  return toBank(await getBankRow(deps.db, id));
}

/** Shows an account to guests or hides it. @throws `NOT_FOUND` */
export async function setBankActivity(
  deps: Deps,
  { id, active }: Pick<BankRow, 'id' | 'active'>,
  actor: Actor,
): Promise<void> {
  const before = await getBankRow(deps.db, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(banks, { id }, { active }, missing),
    write.audit('bank.activity', id, { after: { active } }),
    await bankAlarms(deps, before, active ? 'yayına alındı' : 'gizlendi', actor),
  ]);
}

/**
 * Notes that the agency read a sample karekod of the account with a bank's app, or that it is wrong.
 * @throws `NOT_FOUND`; `NOT_IN_THIS_STATE` (422) for an account of which there is none; `STALE_VERSION` (409)
 * where the account is no longer the one in the sample
 */
export async function setKarekodTried(
  deps: Deps,
  { id, sample }: KarekodInput,
  actor: Actor,
): Promise<Bank> {
  const before = await getBankRow(deps.db, id);
  const { iban, accountHolder, currency } = before;
  if (sample !== null) {
    const now = sampleKarekod({ iban, holder: accountHolder, currency });
    if (now === null) throw refused('NOT_IN_THIS_STATE', 'Bu hesap için karekod yapılamıyor.');
    if (now !== sample) throw changed();
  }
  const write = beginWrite(deps, actor);
  const after = { karekodTriedAt: sample === null ? null : write.at };
  await write.run([
    write.updateOne(banks, { id, iban, accountHolder, currency }, after, changed),
    write.audit('bank.karekod', id, { before: { karekodTriedAt: before.karekodTriedAt }, after }),
  ]);
  return toBank({ ...before, ...after, updatedAt: write.at });
}

/**
 * Deletes an account. Nothing refers to it: mails read the accounts when they are sent, and the
 * audit log keeps its data. @throws `NOT_FOUND`
 */
export async function deleteBank(deps: Deps, id: number, actor: Actor): Promise<void> {
  const before = await getBankRow(deps.db, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.delete(banks, { id }),
    changedOne('bank.there', missing),
    write.audit('bank.delete', id, { before }),
    await bankAlarms(deps, before, 'silindi', actor),
  ]);
}
