import { DomainError, refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import { documentTypeOf } from '#domain/media/formats/document-types.ts';
import type { StayRequest } from '#domain/stay-page/requests.ts';
import { MAX_RECEIPT_BYTES } from '#domain/stay-page/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../../platform/audit.ts';
import { runIdempotent, type Settled } from '../../platform/database/idempotency.ts';
import { newId, sha256 } from '../../platform/ids.ts';
import { assertAskable, planRequest } from './ask.ts';
import { getOwnStay } from './open-stay.ts';
import { owedOf } from './present.ts';

type Report = { link: string; amount: number; note: string; receipt?: File | undefined };

/**
 * A guest says that a transfer was made, with its receipt or without. It books nothing: a clerk looks
 * at the account and books what came. Two trips.
 * @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`, `VALIDATION` (422), `TOO_LARGE` (413),
 * `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export async function reportTransfer(
  deps: Deps,
  { link, amount, note, receipt }: Report,
  key: string,
  actor: Actor,
): Promise<Settled<StayRequest>> {
  const scope = `stay-request:${(await sha256(link)).slice(0, 16)}`;
  const body = { amount, note, size: receipt?.size ?? 0 };
  return runIdempotent(deps, { scope, key, body }, async () => {
    const found = await getOwnStay(deps, link);
    assertAskable(deps, found, 'transfer');
    const owed = owedOf(found);
    if (amount > owed) {
      const message = `Kalan borcunuz ${formatKurus(owed)}; tutarı kontrol edin.`;
      throw refused('VALIDATION', message, [{ path: 'amount', message }]);
    }
    const file = receipt === undefined ? null : await storeReceipt(deps, receipt);
    return planRequest(
      deps,
      found,
      { kind: 'transfer', note, details: { amount }, receipt: file },
      actor,
    );
  });
}

/** Under a random key outside of what is public; a browser saves it instead of opening it. */
async function storeReceipt({ files, clock }: Deps, file: File): Promise<string> {
  if (file.size > MAX_RECEIPT_BYTES) {
    const message = 'Dekont en çok 10 MB olabilir. Küçültüp yeniden yükleyin.';
    throw new DomainError('too_large', 'TOO_LARGE', { message });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = documentTypeOf(bytes);
  if (type === null) {
    const message = 'Dekontu PDF ya da fotoğraf (JPEG, PNG, WebP, HEIC) olarak yükleyin.';
    throw new DomainError('unsupported', 'UNSUPPORTED_MEDIA_TYPE', { message });
  }
  const name = `dekont.${type.extension}`;
  const key = `receipts/${newId(clock.now())}/${name}`;
  await files.put(key, bytes, {
    contentType: type.contentType,
    contentDisposition: `attachment; filename="${name}"`,
  });
  return key;
}
