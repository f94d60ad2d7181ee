import { refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { StayRequest } from '#domain/stay-page/requests.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { storePrivateFile } from '#worker/platform/files/private-file.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { assertAskable, planRequest } from './ask.ts';
import { getOwnStay } from './open-stay.ts';
import { owedOf } from './present.ts';

type Report = { link: string; amount: number; note: string; receipt?: File | undefined };

const RECEIPT = { name: 'dekont', called: 'Dekont', only: 'any' } as const;

/**
 * A guest reports a transfer, with or without its receipt. It books nothing: a clerk checks the
 * account and records what was received. Two trips. @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`,
 * `VALIDATION` (422), `TOO_LARGE` (413), `UNSUPPORTED_MEDIA_TYPE` (415)
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
    const file = receipt === undefined ? null : await storePrivateFile(deps, receipt, RECEIPT);
    return planRequest(
      deps,
      found,
      { kind: 'transfer', note, details: { amount }, receipt: file },
      actor,
    );
  });
}
