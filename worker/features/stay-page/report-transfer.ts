import { and, eq, lt } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { endOfTransfer } from '#domain/reservations/option-end.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { StayRequest } from '#domain/stay-page/requests.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { storePrivateFile } from '#worker/platform/files/private-file.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';
import type { Steps } from '#worker/platform/database/write-batch.ts';
import { assertAskable, planRequest } from './ask.ts';
import { getOwnStay } from './open-stay.ts';
import { owedOf } from './present.ts';
import type { OpenStay } from './queries.ts';

type Report = { link: string; amount: number; note: string; receipt?: File | undefined };

const RECEIPT = { name: 'dekont', called: 'Dekont', only: 'any' } as const;

/**
 * A guest reports a transfer, with or without its receipt. It books nothing: a clerk checks the
 * account and records what was received; an option waits for it. Two trips. @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`,
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
    const report = { kind: 'transfer', note, details: { amount }, receipt: file } as const;
    const plan = planRequest(deps, found, report, actor);
    return { ...plan, steps: [waitForTransfer(deps, found, actor), plan.steps] };
  });
}

/**
 * The nights of an option are not sold while its money is on the way: they wait as long as a bank
 * takes, once a stay. One that is booked at once does not: it lasts as long as a payment by card.
 */
function waitForTransfer(deps: Deps, { stay: { row }, requests }: OpenStay, actor: Actor): Steps {
  if (row.instant || requests.some(({ kind }) => kind === 'transfer')) return [];
  const write = beginWrite(deps, actor);
  const end = endOfTransfer({ now: write.at, checkIn: row.checkIn }, row.language !== 'tr');
  const { id, status, optionExpiresAt } = reservations;
  const isShorter = and(eq(id, row.id), eq(status, 'option'), lt(optionExpiresAt, end));
  return [write.update(reservations, isShorter, { optionExpiresAt: end })];
}
