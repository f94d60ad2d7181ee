import { refused } from '#domain/errors.ts';
import type { Checkout, CheckoutInput } from '#domain/payments/guest-schema.ts';
import { NOT_PAYABLE } from '#domain/payments/payable.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { runIdempotent, type Settled } from '#worker/platform/database/idempotency.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { openOnePage, readSettled, untilAlone } from './one-page.ts';
import { getAskedPayment } from './payment-due.ts';

/**
 * Starts a guest's card payment: the provider creates a page for exactly what is due, and the guest
 * is sent there. Card details never reach us. While such a page is open, the same one is shown
 * again. @throws `NOTHING_DUE`, `CARD_UNAVAILABLE` (422),
 * `PROVIDER_FAILED` (503), `NOT_FOUND`
 */
export async function startCheckout(
  deps: Deps,
  input: CheckoutInput,
  key: string,
  actor: Actor,
): Promise<Settled<Checkout>> {
  const who = await sha256(whoAsks(input));
  // Stored with the key: who asked, but neither an address nor a link.
  const request = { scope: `checkout:${who.slice(0, 16)}`, key, body: who };
  const start = async () => {
    const asked = await readSettled(deps, () => getAskedPayment(deps, input));
    const { state, kind, amount } = asked.payable;
    if (state !== 'due') throw refused('NOTHING_DUE', NOT_PAYABLE[state]);
    const wanted = {
      ...asked,
      kind,
      amount,
      linkId: asked.link?.id ?? null,
      fromStay: 'stay' in input,
      page: 'checkout' as const,
    };
    const { provider, pageUrl, resultUrl, steps } = await openOnePage(deps, wanted, actor);
    return { status: 201, content: { pageUrl, resultUrl, provider, amount }, steps };
  };
  return untilAlone(() => runIdempotent(deps, request, start));
}

function whoAsks(input: CheckoutInput): string {
  if ('link' in input) return input.link;
  return 'stay' in input ? `${input.stay} ${input.kind}` : `${input.code} ${input.email}`;
}
