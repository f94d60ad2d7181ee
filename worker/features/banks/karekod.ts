import { and, eq, isNotNull } from 'drizzle-orm';
import { encodeQR } from 'qr';
import { notFound } from '#domain/errors.ts';
import { karekodOf } from '#domain/karekod/payload.ts';
import type { Kurus } from '#domain/values/money.ts';
import { banks } from '#drizzle/schema/payments.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** Pixels of a module, so that mail programs need not enlarge the picture. */
const SCALE = 4;

/**
 * The picture of a transfer to one of our accounts. Whoever asks may name any amount and code: the money
 * comes to us all the same. @throws `NOT_FOUND` for an account without a karekod that the agency tried, or
 * for what no karekod can say
 */
export async function karekodPicture(
  db: Database,
  id: number,
  { amount, code }: { amount: Kurus; code: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const [bank] = await db.read
    .select({ iban: banks.iban, holder: banks.accountHolder })
    .from(banks)
    .where(and(eq(banks.id, id), eq(banks.active, true), isNotNull(banks.karekodTriedAt)));
  const text = bank && karekodOf({ ...bank, amount, reference: code });
  if (!text) throw notFound('Bu hesap için karekod yok.');
  return new Uint8Array(encodeQR(text, 'gif', { ecc: 'medium', border: 4, scale: SCALE }));
}
