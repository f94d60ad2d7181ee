import { notFound, refused } from '#domain/errors.ts';
import type { ProviderLink, ProviderLinkInput } from '#domain/payments/operations-schema.ts';
import { askFor, nextAsk, NOT_PAYABLE } from '#domain/payments/payable.ts';
import { hasRunOut } from '#domain/reservation-hold.ts';
import { STATUS_LABELS, type Status } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findClerkPayment, type PayableStay } from './checkout-queries.ts';
import { openOnePage, readSettled, untilAlone } from './one-page.ts';

const STATES: readonly Status[] = ['option', 'confirmed', 'staying'];

/**
 * Creates a page at the provider for what is due, which a clerk passes on by telephone or message.
 * @throws `NOTHING_DUE`, `NOT_IN_THIS_STATE`, `CARD_UNAVAILABLE` (422), `PROVIDER_FAILED` (503),
 * `NOT_FOUND`
 */
export function createProviderLink(
  deps: Deps,
  input: ProviderLinkInput,
  key: string,
  actor: Actor,
): Promise<Settled<ProviderLink>> {
  const request = { scope: `paymentlink:${actor.userId}`, key, body: input };
  const write = beginWrite(deps, actor);
  const create = async () => {
    const { stay, sums, ...found } = await readSettled(deps, () => getClerkPayment(deps, input));
    assertOpen(deps, stay);
    const now = instant(deps.clock);
    const ask = input.kind ?? nextAsk(sums, stay, now) ?? 'balance';
    const { amount } = askFor(ask, sums, stay, now);
    const kind = ask === 'prepayment' ? ('prepayment' as const) : ('balance' as const);
    if (amount === 0) throw refused('NOTHING_DUE', NOT_PAYABLE.settled);
    const wanted = { ...found, stay, kind, amount, linkId: null, page: 'link' as const };
    const { provider, pageUrl, expiresAt, steps } = await openOnePage(deps, wanted, actor);
    return {
      status: 201,
      content: {
        reservation_id: stay.code,
        provider,
        kind,
        amount,
        link: pageUrl,
        expires_at: expiresAt,
      },
      steps: [
        ...steps,
        write.audit('reservation.paymentlink', stay.id, { after: { provider, kind, amount } }),
      ],
    };
  };
  return untilAlone(() => runIdempotent(deps, request, create));
}

async function getClerkPayment(deps: Deps, input: ProviderLinkInput) {
  const found = await findClerkPayment(deps.db, input.reservation_id, instant(deps.clock));
  if (found === null) throw notFound('Bu kodla bir rezervasyon yok.');
  return found;
}

function assertOpen(deps: Deps, stay: PayableStay): void {
  const { status } = stay;
  if (!STATES.includes(status)) {
    const message = `Rezervasyon “${STATUS_LABELS[status]}”. Ödeme bağlantısı opsiyonlu ya da onaylanmış rezervasyon için açılır.`;
    throw refused('NOT_IN_THIS_STATE', message);
  }
  if (hasRunOut(stay, instant(deps.clock))) {
    throw refused('NOT_IN_THIS_STATE', 'Opsiyonun süresi doldu. Önce süreyi uzatın.');
  }
}
