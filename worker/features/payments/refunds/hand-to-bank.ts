import { and, asc, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import type { TransactionDetail } from '#domain/payments/admin-schema.ts';
import { encodeText, transferFile } from '#domain/payouts/transfer-file.ts';
import { isTurkishIban, parseIban } from '#domain/values/iban.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readLayout } from '#worker/features/settings/transfer-layout.ts';
import { toTransactionDetail } from '../present.ts';
import { findTransaction } from '../queries.ts';

/** A transfer to a guest that is written down: from now on it is at the bank, and its mail leaves. */
const atTheBank = { awaitsBank: false };

/**
 * A clerk has made a written transfer at the bank. @throws `NOT_FOUND`, `NOT_PENDING` (409) for an
 * entry that does not wait for it
 */
export async function markRefundSent(
  deps: Deps,
  id: string,
  actor: Actor,
): Promise<TransactionDetail> {
  const write = beginWrite(deps, actor);
  const found = await findTransaction(deps.db, id);
  if (found === null) throw notFound('Böyle bir ödeme kaydı yok.');
  await write.run([
    ...write.updateOne(transactions, { id, awaitsBank: true }, atTheBank, () =>
      conflict('NOT_PENDING', 'Bu kayıt bankaya verilmeyi beklemiyor.'),
    ),
    write.audit('transaction.send', id, { after: atTheBank }),
  ]);
  return toTransactionDetail({ ...found, entry: { ...found.entry, awaits_bank: false } });
}

const listWaiting = (db: Database) =>
  db.read
    .select({
      id: transactions.id,
      name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
      amount: transactions.amount,
      note: transactions.note,
    })
    .from(transactions)
    .innerJoin(reservations, eq(reservations.id, transactions.reservationId))
    .where(and(eq(transactions.awaitsBank, true), eq(transactions.status, 'succeeded')))
    .orderBy(asc(transactions.createdAt), asc(transactions.id));

/**
 * All written transfers to guests with a known account as the bank's file, which counts as handed to
 * it. One without an IBAN goes on waiting, and so does one to a bank abroad, which no such file reaches.
 * @throws `NOT_FOUND` when there is none
 */
export async function makeRefundFile(deps: Deps, actor: Actor) {
  const [waiting, layout] = await Promise.all([listWaiting(deps.db), readLayout(deps.db)]);
  const known = waiting.flatMap(({ id, name, amount, note }) => {
    // As `noteOfWay` writes it.
    const iban = parseIban(/^IBAN ([A-Z\d ]+)/.exec(note)?.[1] ?? '');
    return iban === null ? [] : [{ id, name, amount, iban }];
  });
  const transfers = known.filter(({ iban }) => isTurkishIban(iban));
  if (transfers.length === 0) {
    throw notFound(
      known.length === 0
        ? 'IBAN’ı yazılı, gönderilmeyi bekleyen iade yok.'
        : 'Bekleyen iadeler yurt dışındaki hesaplara; bankanızdan tek tek gönderip “Bankadan gönderdim” deyin.',
    );
  }
  const write = beginWrite(deps, actor);
  const day = today(deps.clock);
  await write.run(
    transfers.flatMap(({ id }) => [
      ...write.updateOne(transactions, { id, awaitsBank: true }, atTheBank),
      write.audit('transaction.send', id, { after: atTheBank }),
    ]),
  );
  return {
    bytes: Uint8Array.from(encodeText(transferFile(transfers, layout, day), layout.encoding)),
    name: `iadeler-${day}.csv`,
    encoding: layout.encoding,
  };
}
